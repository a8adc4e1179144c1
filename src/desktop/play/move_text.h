// A move in words, for who is to see or make it.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/snake/game.h"

namespace bukvol::desktop {

class MoveText {
    Q_DECLARE_TR_FUNCTIONS(MoveText)
public:
    /// "put К on b3"
    static QString change(const Change& change, const Alphabet& alphabet);
    /// "b3 c4 d5"
    static QString squares(const Snake& snake);
    /// What the dictionary says of a word; empty where it says nothing.
    static QString gloss(const WordJudge& judge, const Word& word);
};

}  // namespace bukvol::desktop
