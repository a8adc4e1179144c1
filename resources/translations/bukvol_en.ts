<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BlankSheet</name>
    <message>
        <source>%1: a sheet to play on</source>
        <translation>%1: a sheet to play on</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) in the bag</source>
        <translation>
            <numerusform>%n letter in the bag</numerusform>
            <numerusform>%n letters in the bag</numerusform>
        </translation>
    </message>
    <message>
        <source>The alphabet</source>
        <translation>The alphabet</translation>
    </message>
    <message>
        <source>Words to begin with</source>
        <translation>Words to begin with</translation>
    </message>
</context>
<context>
    <name>ComputerText</name>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Champion</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Quick</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Natural</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>computer, level: %1</source>
        <translation>computer, level: %1</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 is thinking…</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn: %1 is thinking</source>
        <translation>It is the computer&apos;s turn: %1 is thinking</translation>
    </message>
    <message>
        <source>%1 found no word and passed</source>
        <translation>%1 found no word and passed</translation>
    </message>
    <message>
        <source>kind of move: %1</source>
        <translation>kind of move: %1</translation>
    </message>
    <message>
        <source>it begins on %1</source>
        <translation>it begins on %1</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>Hint %1 of %2</translation>
    </message>
    <message>
        <source>There is no word to be found here: pass the move</source>
        <translation>There is no word to be found here: pass the move</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Looking for a hint…</translation>
    </message>
    <message numerus="yes">
        <source>There is a word of %n letter(s)</source>
        <translation>
            <numerusform>There is a word of %n letter</numerusform>
            <numerusform>There is a word of %n letters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DictionaryText</name>
    <message>
        <source>%1 — one of your own words, it counts</source>
        <translation>%1 — one of your own words, it counts</translation>
    </message>
    <message>
        <source>%1 — the dictionary has it, it counts</source>
        <translation>%1 — the dictionary has it, it counts</translation>
    </message>
    <message>
        <source>written “%1”</source>
        <translation>written “%1”</translation>
    </message>
    <message>
        <source>a diminutive of “%1”</source>
        <translation>a diminutive of “%1”</translation>
    </message>
    <message>
        <source>a diminutive</source>
        <translation>a diminutive</translation>
    </message>
    <message>
        <source>has no singular</source>
        <translation>has no singular</translation>
    </message>
    <message>
        <source>slang</source>
        <translation>slang</translation>
    </message>
    <message>
        <source>one of your own words; it counts from the next match on</source>
        <translation>one of your own words; it counts from the next match on</translation>
    </message>
    <message>
        <source>one of your own words; this match does not count them</source>
        <translation>one of your own words; this match does not count them</translation>
    </message>
</context>
<context>
    <name>FileProblem</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>there is no room left on the disk</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>the folder cannot be written to</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <translation>the folder is not there</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>Stopped: no word was added.</source>
        <translation>Stopped: no word was added.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) added</source>
        <translation>
            <numerusform>%Ln word added</numerusform>
            <numerusform>%Ln words added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) repeated</source>
        <translation>
            <numerusform>%Ln line repeated</numerusform>
            <numerusform>%Ln lines repeated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) with foreign letters</source>
        <translation>
            <numerusform>%Ln line with foreign letters</numerusform>
            <numerusform>%Ln lines with foreign letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) too short or too long</source>
        <translation>
            <numerusform>%Ln line too short or too long</numerusform>
            <numerusform>%Ln lines too short or too long</numerusform>
        </translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>read as %1</translation>
    </message>
    <message>
        <source>The list is full: the rest of the file was left out.</source>
        <translation>The list is full: the rest of the file was left out.</translation>
    </message>
    <message>
        <source>line %1: “%2” — there already</source>
        <translation>line %1: “%2” — there already</translation>
    </message>
    <message>
        <source>line %1: “%2” — a letter that the alphabet lacks</source>
        <translation>line %1: “%2” — a letter that the alphabet lacks</translation>
    </message>
    <message>
        <source>line %1: “%2” — too short or too long</source>
        <translation>line %1: “%2” — too short or too long</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln line(s) more</source>
        <translation>
            <numerusform>and %Ln line more</numerusform>
            <numerusform>and %Ln lines more</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of your words cannot be read; it stays as it is.</source>
        <translation>The list of your words cannot be read; it stays as it is.</translation>
    </message>
    <message>
        <source>The change could not be kept: your words stay as they were.</source>
        <translation>The change could not be kept: your words stay as they were.</translation>
    </message>
    <message>
        <source>This file cannot be read, or it is too large.</source>
        <translation>This file cannot be read, or it is too large.</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>%1 of %2. %3</source>
        <translation>%1 of %2. %3</translation>
    </message>
    <message>
        <source>A match begins with placements: put a letter on an empty square beside a tile. The word runs from tile to touching tile, corners included, and uses the new letter. A letter is a point.</source>
        <translation>A match begins with placements: put a letter on an empty square beside a tile. The word runs from tile to touching tile, corners included, and uses the new letter. A letter is a point.</translation>
    </message>
    <message>
        <source>The board stays as it is: find a word on it. A star is a joker and stands for any letter you like.</source>
        <translation>The board stays as it is: find a word on it. A star is a joker and stands for any letter you like.</translation>
    </message>
    <message>
        <source>Any two tiles change places, jokers too. The word uses at least one of the two.</source>
        <translation>Any two tiles change places, jokers too. The word uses at least one of the two.</translation>
    </message>
    <message>
        <source>A tile goes to an empty square that touches another tile. The word uses it in its new place.</source>
        <translation>A tile goes to an empty square that touches another tile. The word uses it in its new place.</translation>
    </message>
    <message>
        <source>A letter of the bank and a letter on the board change places. The word uses the new letter.</source>
        <translation>A letter of the bank and a letter on the board change places. The word uses the new letter.</translation>
    </message>
    <message>
        <source>Now press the lit square %1</source>
        <translation>Now press the lit square %1</translation>
    </message>
    <message>
        <source>Press the letter %1 below the board, then the lit square %2</source>
        <translation>Press the letter %1 below the board, then the lit square %2</translation>
    </message>
    <message>
        <source>Now press the other lit tile</source>
        <translation>Now press the other lit tile</translation>
    </message>
    <message>
        <source>Press the lit tiles %1 and %2, one after the other</source>
        <translation>Press the lit tiles %1 and %2, one after the other</translation>
    </message>
    <message>
        <source>Press the lit tile %1: it will go to %2</source>
        <translation>Press the lit tile %1: it will go to %2</translation>
    </message>
    <message>
        <source>Now press the lit tile %1</source>
        <translation>Now press the lit tile %1</translation>
    </message>
    <message>
        <source>Press the letter %1 below the board, then the lit tile %2</source>
        <translation>Press the letter %1 below the board, then the lit tile %2</translation>
    </message>
    <message>
        <source>Say the kind of your move: press “%1” or the key %2</source>
        <translation>Say the kind of your move: press “%1” or the key %2</translation>
    </message>
    <message>
        <source>Name the word %1: run over its tiles or type it</source>
        <translation>Name the word %1: run over its tiles or type it</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Go on: %1</translation>
    </message>
    <message>
        <source>Several words fit. Type the letter of the joker: %1</source>
        <translation>Several words fit. Type the letter of the joker: %1</translation>
    </message>
    <message>
        <source>The word is ready: press “Count it” or Enter</source>
        <translation>The word is ready: press “Count it” or Enter</translation>
    </message>
    <message>
        <source>You have made a move of each kind. In a match you choose the kind yourself, and the longest word wins the most points. The rules are in the Help menu.</source>
        <translation>You have made a move of each kind. In a match you choose the kind yourself, and the longest word wins the most points. The rules are in the Help menu.</translation>
    </message>
    <message>
        <source>Not this time: here we do just what is asked below the board.</source>
        <translation>Not this time: here we do just what is asked below the board.</translation>
    </message>
    <message>
        <source>%1 answers…</source>
        <translation>%1 answers…</translation>
    </message>
    <message>
        <source>That is the whole game!</source>
        <translation>That is the whole game!</translation>
    </message>
</context>
<context>
    <name>MatchReport</name>
    <message>
        <source>The match is not over</source>
        <translation>The match is not over</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Points a move</source>
        <translation>Points a move</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Longest word</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>How it was played</source>
        <translation>How it was played</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>The beginning</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>How the scores grew</source>
        <translation>How the scores grew</translation>
    </message>
    <message>
        <source>%1, by agreement</source>
        <translation>%1, by agreement</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passed</translation>
    </message>
    <message>
        <source>the word was refused</source>
        <translation>the word was refused</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 of %2</translation>
    </message>
</context>
<context>
    <name>MoveText</name>
    <message>
        <source>put %1 on %2</source>
        <translation>put %1 on %2</translation>
    </message>
    <message>
        <source>exchange %1 and %2</source>
        <translation>exchange %1 and %2</translation>
    </message>
    <message>
        <source>take the tile from %1 to %2</source>
        <translation>take the tile from %1 to %2</translation>
    </message>
    <message>
        <source>put %1 in place of the letter on %2</source>
        <translation>put %1 in place of the letter on %2</translation>
    </message>
    <message>
        <source>change nothing</source>
        <translation>change nothing</translation>
    </message>
</context>
<context>
    <name>OptionsText</name>
    <message numerus="yes">
        <source>%n minute(s) for each player</source>
        <translation>
            <numerusform>%n minute for each player</numerusform>
            <numerusform>%n minutes for each player</numerusform>
        </translation>
    </message>
    <message>
        <source>a minute over the time gives a point to each opponent</source>
        <translation>a minute over the time gives a point to each opponent</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>without a clock</translation>
    </message>
    <message>
        <source>board of %1 by %2 squares</source>
        <translation>board of %1 by %2 squares</translation>
    </message>
    <message>
        <source>words go by sides and corners, without crossing</source>
        <translation>words go by sides and corners, without crossing</translation>
    </message>
    <message>
        <source>words go by sides</source>
        <translation>words go by sides</translation>
    </message>
    <message>
        <source>a square may be used again in a word</source>
        <translation>a square may be used again in a word</translation>
    </message>
    <message>
        <source>words that the board shows already do not count</source>
        <translation>words that the board shows already do not count</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) for each player</source>
        <translation>
            <numerusform>%n move for each player</numerusform>
            <numerusform>%n moves for each player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one common bank of %n letter(s)</source>
        <translation>
            <numerusform>one common bank of %n letter</numerusform>
            <numerusform>one common bank of %n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a rack of %n letter(s) for each player</source>
        <translation>
            <numerusform>a rack of %n letter for each player</numerusform>
            <numerusform>a rack of %n letters for each player</numerusform>
        </translation>
    </message>
    <message>
        <source>the program laid the start square</source>
        <translation>the program laid the start square</translation>
    </message>
    <message>
        <source>the players laid the start square</source>
        <translation>the players laid the start square</translation>
    </message>
    <message numerus="yes">
        <source>%n opening placement(s) of each player</source>
        <translation>
            <numerusform>%n opening placement of each player</numerusform>
            <numerusform>%n opening placements of each player</numerusform>
        </translation>
    </message>
    <message>
        <source>a declared kind of move cannot be changed</source>
        <translation>a declared kind of move cannot be changed</translation>
    </message>
    <message>
        <source>a refused word ends the turn</source>
        <translation>a refused word ends the turn</translation>
    </message>
    <message>
        <source>the players may agree on words</source>
        <translation>the players may agree on words</translation>
    </message>
    <message>
        <source>Е and Ё are one letter</source>
        <translation>Е and Ё are one letter</translation>
    </message>
    <message>
        <source>И and Й are one letter</source>
        <translation>И and Й are one letter</translation>
    </message>
    <message>
        <source>nouns without a singular count</source>
        <translation>nouns without a singular count</translation>
    </message>
    <message>
        <source>nouns without a singular do not count</source>
        <translation>nouns without a singular do not count</translation>
    </message>
    <message>
        <source>diminutives count</source>
        <translation>diminutives count</translation>
    </message>
    <message>
        <source>hints were allowed</source>
        <translation>hints were allowed</translation>
    </message>
    <message>
        <source>moves could be taken back</source>
        <translation>moves could be taken back</translation>
    </message>
    <message>
        <source>the dictionary was closed</source>
        <translation>the dictionary was closed</translation>
    </message>
</context>
<context>
    <name>PositionText</name>
    <message>
        <source>the board and the letters at hand are wanted, with a space between them</source>
        <translation>the board and the letters at hand are wanted, with a space between them</translation>
    </message>
    <message>
        <source>a board has 8 ranks at most</source>
        <translation>a board has 8 ranks at most</translation>
    </message>
    <message>
        <source>“%1” is no rank of 1 to 8 squares</source>
        <translation>“%1” is no rank of 1 to 8 squares</translation>
    </message>
    <message>
        <source>the rank “%1” is not as long as the first</source>
        <translation>the rank “%1” is not as long as the first</translation>
    </message>
    <message>
        <source>“%1” is not written in the letters of this language</source>
        <translation>“%1” is not written in the letters of this language</translation>
    </message>
    <message>
        <source>the letters at hand “%1” are not of this language</source>
        <translation>the letters at hand “%1” are not of this language</translation>
    </message>
    <message>
        <source>one position at a time, please</source>
        <translation>one position at a time, please</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %n letter(s) at hand</source>
        <translation>
            <numerusform>there is more than %n letter at hand</numerusform>
            <numerusform>there are more than %n letters at hand</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no position in this text</source>
        <translation>There is no position in this text</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>this move cannot be read</source>
        <translation>this move cannot be read</translation>
    </message>
    <message>
        <source>this move cannot be read: “%1”</source>
        <translation>this move cannot be read: “%1”</translation>
    </message>
    <message>
        <source>%1 is not on the board</source>
        <translation>%1 is not on the board</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>%1 is occupied</translation>
    </message>
    <message>
        <source>there is no tile on %1</source>
        <translation>there is no tile on %1</translation>
    </message>
    <message>
        <source>%1 touches no tile</source>
        <translation>%1 touches no tile</translation>
    </message>
    <message>
        <source>%1 does not touch the start square: the first letters are put beside it</source>
        <translation>%1 does not touch the start square: the first letters are put beside it</translation>
    </message>
    <message>
        <source>the letter %1 is not at hand</source>
        <translation>the letter %1 is not at hand</translation>
    </message>
    <message>
        <source>the joker on %1 cannot be replaced</source>
        <translation>the joker on %1 cannot be replaced</translation>
    </message>
    <message>
        <source>this changes nothing; without a change it is a Status quo</source>
        <translation>this changes nothing; without a change it is a Status quo</translation>
    </message>
    <message>
        <source>this kind of move cannot be played now</source>
        <translation>this kind of move cannot be played now</translation>
    </message>
    <message>
        <source>the snake and the word differ in length</source>
        <translation>the snake and the word differ in length</translation>
    </message>
    <message>
        <source>the snake breaks off: %1 does not touch its last square</source>
        <translation>the snake breaks off: %1 does not touch its last square</translation>
    </message>
    <message>
        <source>the snake comes to %1 twice</source>
        <translation>the snake comes to %1 twice</translation>
    </message>
    <message>
        <source>the snake crosses itself before %1</source>
        <translation>the snake crosses itself before %1</translation>
    </message>
    <message>
        <source>there is no letter on %1</source>
        <translation>there is no letter on %1</translation>
    </message>
    <message>
        <source>%1 does not show the letter %2</source>
        <translation>%1 does not show the letter %2</translation>
    </message>
    <message>
        <source>%1 shows another letter</source>
        <translation>%1 shows another letter</translation>
    </message>
    <message>
        <source>the word has to use the changed tile</source>
        <translation>the word has to use the changed tile</translation>
    </message>
    <message>
        <source>the word is too short</source>
        <translation>the word is too short</translation>
    </message>
    <message>
        <source>the alphabet has no letter “%1”</source>
        <translation>the alphabet has no letter “%1”</translation>
    </message>
    <message>
        <source>the letter %1 stands on the start square already; its five letters all differ</source>
        <translation>the letter %1 stands on the start square already; its five letters all differ</translation>
    </message>
    <message>
        <source>%1 is not a place of the start square now</source>
        <translation>%1 is not a place of the start square now</translation>
    </message>
    <message>
        <source>this cannot be done now</source>
        <translation>this cannot be done now</translation>
    </message>
    <message>
        <source>the bag cannot have given these letters</source>
        <translation>the bag cannot have given these letters</translation>
    </message>
    <message>
        <source>this word</source>
        <translation>this word</translation>
    </message>
    <message>
        <source>%1 — this word has been played already</source>
        <translation>%1 — this word has been played already</translation>
    </message>
    <message>
        <source>%1 — the dictionary has no such word</source>
        <translation>%1 — the dictionary has no such word</translation>
    </message>
    <message>
        <source>%1 — the dictionary has no such word; it has: %2</source>
        <translation>%1 — the dictionary has no such word; it has: %2</translation>
    </message>
    <message>
        <source>%1 — an adjective, not a noun</source>
        <translation>%1 — an adjective, not a noun</translation>
    </message>
    <message>
        <source>%1 — an adverb, not a noun</source>
        <translation>%1 — an adverb, not a noun</translation>
    </message>
    <message>
        <source>%1 — a verb, not a noun</source>
        <translation>%1 — a verb, not a noun</translation>
    </message>
    <message>
        <source>%1 — a numeral, not a noun</source>
        <translation>%1 — a numeral, not a noun</translation>
    </message>
    <message>
        <source>%1 — a pronoun, not a noun</source>
        <translation>%1 — a pronoun, not a noun</translation>
    </message>
    <message>
        <source>%1 — not a noun</source>
        <translation>%1 — not a noun</translation>
    </message>
    <message>
        <source>%1 — a plural</source>
        <translation>%1 — a plural</translation>
    </message>
    <message>
        <source>%1 — the plural of “%2”</source>
        <translation>%1 — the plural of “%2”</translation>
    </message>
    <message>
        <source>%1 — a noun without a singular; this match does not count them</source>
        <translation>%1 — a noun without a singular; this match does not count them</translation>
    </message>
    <message>
        <source>%1 — a proper name</source>
        <translation>%1 — a proper name</translation>
    </message>
    <message>
        <source>%1 — an abbreviation</source>
        <translation>%1 — an abbreviation</translation>
    </message>
    <message>
        <source>%1 — a diminutive</source>
        <translation>%1 — a diminutive</translation>
    </message>
    <message>
        <source>%1 — a diminutive of “%2”</source>
        <translation>%1 — a diminutive of “%2”</translation>
    </message>
    <message>
        <source>%1 — this match does not count obscene words</source>
        <translation>%1 — this match does not count obscene words</translation>
    </message>
    <message>
        <source>this cannot be played</source>
        <translation>this cannot be played</translation>
    </message>
    <message>
        <source>%1 — a definite form of “%2”</source>
        <translation>%1 — a definite form of “%2”</translation>
    </message>
    <message>
        <source>%1 — not the nominative singular</source>
        <translation>%1 — not the nominative singular</translation>
    </message>
    <message>
        <source>%1 — the genitive of “%2”</source>
        <translation>%1 — the genitive of “%2”</translation>
    </message>
    <message>
        <source>%1 — the dative of “%2”</source>
        <translation>%1 — the dative of “%2”</translation>
    </message>
    <message>
        <source>%1 — the accusative of “%2”</source>
        <translation>%1 — the accusative of “%2”</translation>
    </message>
    <message>
        <source>%1 — the instrumental of “%2”</source>
        <translation>%1 — the instrumental of “%2”</translation>
    </message>
    <message>
        <source>%1 — the prepositional case of “%2”</source>
        <translation>%1 — the prepositional case of “%2”</translation>
    </message>
    <message>
        <source>%1 — the vocative of “%2”</source>
        <translation>%1 — the vocative of “%2”</translation>
    </message>
    <message>
        <source>%1 — a form of “%2”</source>
        <translation>%1 — a form of “%2”</translation>
    </message>
    <message>
        <source>this is not a record of a match</source>
        <translation>this is not a record of a match</translation>
    </message>
    <message>
        <source>the record was made by a newer version of the program</source>
        <translation>the record was made by a newer version of the program</translation>
    </message>
    <message>
        <source>the file is too large for a record</source>
        <translation>the file is too large for a record</translation>
    </message>
    <message>
        <source>line %1 is not UTF-8 text</source>
        <translation>line %1 is not UTF-8 text</translation>
    </message>
    <message>
        <source>line %1 of the header cannot be read: “%2”</source>
        <translation>line %1 of the header cannot be read: “%2”</translation>
    </message>
    <message>
        <source>the header lacks “%1”</source>
        <translation>the header lacks “%1”</translation>
    </message>
    <message>
        <source>the options of the match are not possible: %1</source>
        <translation>the options of the match are not possible: %1</translation>
    </message>
    <message>
        <source>there is no dictionary for the language “%1”</source>
        <translation>there is no dictionary for the language “%1”</translation>
    </message>
    <message>
        <source>the record was made with another alphabet</source>
        <translation>the record was made with another alphabet</translation>
    </message>
    <message>
        <source>line %1: the lot is no order of the players: “%2”</source>
        <translation>line %1: the lot is no order of the players: “%2”</translation>
    </message>
    <message>
        <source>line %1 cannot be read: “%2”</source>
        <translation>line %1 cannot be read: “%2”</translation>
    </message>
    <message>
        <source>line %1: the score is not what the rules give: “%2”</source>
        <translation>line %1: the score is not what the rules give: “%2”</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>line %1: %2</translation>
    </message>
    <message>
        <source>line %1: the rules do not allow “%2”</source>
        <translation>line %1: the rules do not allow “%2”</translation>
    </message>
    <message>
        <source>%1 — the board already shows this word</source>
        <translation>%1 — the board already shows this word</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>The beginning</source>
        <translation>The beginning</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3</source>
        <comment>number, number of steps, player</comment>
        <translation>Step %1 of %2 · %3</translation>
    </message>
    <message>
        <source>The start word is on the board</source>
        <translation>The start word is on the board</translation>
    </message>
    <message>
        <source>Nobody has moved yet</source>
        <translation>Nobody has moved yet</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>by agreement</translation>
    </message>
    <message>
        <source>own word</source>
        <translation>own word</translation>
    </message>
    <message>
        <source>A letter of the start square</source>
        <translation>A letter of the start square</translation>
    </message>
    <message>
        <source>The players agree to end the match</source>
        <translation>The players agree to end the match</translation>
    </message>
    <message>
        <source>Passes the move</source>
        <translation>Passes the move</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>%1 refused</source>
        <translation>%1 refused</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passed</translation>
    </message>
    <message>
        <source>no word</source>
        <translation>no word</translation>
    </message>
    <message>
        <source>There was no word to be found here</source>
        <translation>There was no word to be found here</translation>
    </message>
    <message>
        <source>The best: %1</source>
        <translation>The best: %1</translation>
    </message>
    <message>
        <source>Move %1, %2: −%3 · %4 in place of %5</source>
        <translation>Move %1, %2: −%3 · %4 in place of %5</translation>
    </message>
    <message>
        <source>%1: %2 % of the best (%3 of %4)</source>
        <translation>%1: %2 % of the best (%3 of %4)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Turn %1 of %2</translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message>
        <source>Add a letter, find a word with it: the longer, the better</source>
        <translation>Add a letter, find a word with it: the longer, the better</translation>
    </message>
    <message>
        <source>Letters, jokers and five kinds of move on a board of seven by seven</source>
        <translation>Letters, jokers and five kinds of move on a board of seven by seven</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) each</source>
        <translation>
            <numerusform>%n move each</numerusform>
            <numerusform>%n moves each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>common bank of %n letter(s)</source>
        <translation>
            <numerusform>common bank of %n letter</numerusform>
            <numerusform>common bank of %n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>racks of %n letter(s)</source>
        <translation>
            <numerusform>racks of %n letter</numerusform>
            <numerusform>racks of %n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>board of %1×%2</source>
        <translation>board of %1×%2</translation>
    </message>
    <message numerus="yes">
        <source>start word of %n letter(s)</source>
        <translation>
            <numerusform>start word of %n letter</numerusform>
            <numerusform>start word of %n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>by corners too</source>
        <translation>by corners too</translation>
    </message>
    <message>
        <source>squares used again</source>
        <translation>squares used again</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>%n minute each</numerusform>
            <numerusform>%n minutes each</numerusform>
        </translation>
    </message>
    <message>
        <source>The bag has too few letters for so many racks.</source>
        <translation>The bag has too few letters for so many racks.</translation>
    </message>
    <message>
        <source>Choose 1 to 99 moves.</source>
        <translation>Choose 1 to 99 moves.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) cannot be shared out evenly among %1 players.</source>
        <translation>
            <numerusform>%n empty square cannot be shared out evenly among %1 players.</numerusform>
            <numerusform>%n empty squares cannot be shared out evenly among %1 players.</numerusform>
        </translation>
    </message>
    <message>
        <source>A match cannot be played with these options.</source>
        <translation>A match cannot be played with these options.</translation>
    </message>
    <message numerus="yes">
        <source>Take a word of %n letter(s)</source>
        <translation>
            <numerusform>Take a word of %n letter</numerusform>
            <numerusform>Take a word of %n letters</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a board of %1×%2</source>
        <translation>Take a board of %1×%2</translation>
    </message>
</context>
<context>
    <name>SharedTextReader</name>
    <message>
        <source>line %1 is no position: a board and the letters at hand are expected</source>
        <translation>line %1 is no position: a board and the letters at hand are expected</translation>
    </message>
    <message>
        <source>line %1: a board has three to eight rows and columns</source>
        <translation>line %1: a board has three to eight rows and columns</translation>
    </message>
    <message>
        <source>line %1: a row of the board cannot be read: “%2”</source>
        <translation>line %1: a row of the board cannot be read: “%2”</translation>
    </message>
    <message>
        <source>line %1: the rows of the board differ in length: “%2”</source>
        <translation>line %1: the rows of the board differ in length: “%2”</translation>
    </message>
    <message>
        <source>line %1: no dictionary here has the letters “%2”</source>
        <translation>line %1: no dictionary here has the letters “%2”</translation>
    </message>
    <message>
        <source>line %1: the letters at hand cannot be read: “%2”</source>
        <translation>line %1: the letters at hand cannot be read: “%2”</translation>
    </message>
    <message>
        <source>the text is too long for a match</source>
        <translation>the text is too long for a match</translation>
    </message>
    <message>
        <source>this is no text</source>
        <translation>this is no text</translation>
    </message>
    <message>
        <source>there is nothing to open</source>
        <translation>there is nothing to open</translation>
    </message>
    <message>
        <source>line %1: a position is one line, and a match begins with “bukvol-record”</source>
        <translation>line %1: a position is one line, and a match begins with “bukvol-record”</translation>
    </message>
    <message>
        <source>there is no dictionary to read it by</source>
        <translation>there is no dictionary to read it by</translation>
    </message>
</context>
<context>
    <name>SheetRules</name>
    <message>
        <source>Write a noun of five letters across the middle row. It counts as played.</source>
        <translation>Write a noun of five letters across the middle row. It counts as played.</translation>
    </message>
    <message>
        <source>Take turns. Write one letter of your choice in an empty square that shares a side with a filled one.</source>
        <translation>Take turns. Write one letter of your choice in an empty square that shares a side with a filled one.</translation>
    </message>
    <message>
        <source>Then name a word that uses this letter. Write it down with its points.</source>
        <translation>Then name a word that uses this letter. Write it down with its points.</translation>
    </message>
    <message>
        <source>The word goes from square to square by sides, not by corners.</source>
        <translation>The word goes from square to square by sides, not by corners.</translation>
    </message>
    <message>
        <source>No square is used twice in one word.</source>
        <translation>No square is used twice in one word.</translation>
    </message>
    <message>
        <source>A word is a common noun, singular, in the nominative: no names, no abbreviations.</source>
        <translation>A word is a common noun in the singular: no names, no abbreviations.</translation>
    </message>
    <message>
        <source>No word counts twice in a game, whoever played it.</source>
        <translation>No word counts twice in a game, whoever played it.</translation>
    </message>
    <message>
        <source>A letter is a point: the longer the word, the better.</source>
        <translation>A letter is a point: the longer the word, the better.</translation>
    </message>
    <message>
        <source>Who finds no word passes. If all pass in turn, the game ends.</source>
        <translation>Who finds no word passes. If all pass in turn, the game ends.</translation>
    </message>
    <message>
        <source>When the board is full, the player with the most points wins.</source>
        <translation>When the board is full, the player with the most points wins.</translation>
    </message>
    <message>
        <source>Cut out the letters and put them into a bag. Lay out the start square: four stars and five different letters on the marked squares.</source>
        <translation>Cut out the letters and put them into a bag. Lay out the start square: four stars and five different letters on the marked squares.</translation>
    </message>
    <message>
        <source>Draw nine letters and lay them open: this bank is for everyone. What is spent is drawn anew.</source>
        <translation>Draw nine letters and lay them open: this bank is for everyone. What is spent is drawn anew.</translation>
    </message>
    <message>
        <source>The first two moves of each player put a letter of the bank beside the start square.</source>
        <translation>The first two moves of each player put a letter of the bank beside the start square.</translation>
    </message>
    <message>
        <source>After that, first say the kind of your move. Placement: put a letter of the bank beside a tile.</source>
        <translation>After that, first say the kind of your move. Placement: put a letter of the bank beside a tile.</translation>
    </message>
    <message>
        <source>Status quo: change nothing. Castling: exchange any two tiles.</source>
        <translation>Status quo: change nothing. Castling: exchange any two tiles.</translation>
    </message>
    <message>
        <source>Transfer: take a tile to another square beside a tile. Replacement: exchange a letter of the board with one of the bank.</source>
        <translation>Transfer: take a tile to another square beside a tile. Replacement: exchange a letter of the board with one of the bank.</translation>
    </message>
    <message>
        <source>Then name a word over the tiles, from square to touching square, corners too, none twice; it uses a changed tile.</source>
        <translation>Then name a word over the tiles, from square to touching square, corners too, none twice; it uses a changed tile.</translation>
    </message>
    <message>
        <source>A star is any letter you like, each time anew.</source>
        <translation>A star is any letter you like, each time anew.</translation>
    </message>
    <message>
        <source>A word is a common noun, singular, in the nominative. No word counts twice in a game.</source>
        <translation>A word is a common noun in the singular. No word counts twice in a game.</translation>
    </message>
    <message>
        <source>A letter is a point, a star too. After the agreed number of moves the most points win.</source>
        <translation>A letter is a point, a star too. After the agreed number of moves the most points win.</translation>
    </message>
</context>
<context>
    <name>ThemeNames</name>
    <message>
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>Placement</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>Status quo</source>
        <translation>Status quo</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Castling</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Transfer</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Replacement</translation>
    </message>
    <message>
        <source>Put a letter on an empty square that touches a tile</source>
        <translation>Put a letter on an empty square that touches a tile</translation>
    </message>
    <message>
        <source>Change nothing: find a word on the board as it is</source>
        <translation>Change nothing: find a word on the board as it is</translation>
    </message>
    <message>
        <source>Exchange any two tiles of the board</source>
        <translation>Exchange any two tiles of the board</translation>
    </message>
    <message>
        <source>Take a tile to another square that touches a tile</source>
        <translation>Take a tile to another square that touches a tile</translation>
    </message>
    <message>
        <source>Exchange a letter of the board with one at hand</source>
        <translation>Exchange a letter of the board with one at hand</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>A draw</translation>
    </message>
    <message>
        <source>A draw between %1</source>
        <translation>A draw between %1</translation>
    </message>
    <message>
        <source>%1, put the letter on a marked square</source>
        <translation>%1, put the letter on a marked square</translation>
    </message>
    <message>
        <source>%1, choose a letter for this square</source>
        <translation>%1, choose a letter for this square</translation>
    </message>
    <message>
        <source>%1, choose a letter and put it on a marked square</source>
        <translation>%1, choose a letter and put it on a marked square</translation>
    </message>
    <message>
        <source>%1, choose the second tile</source>
        <translation>%1, choose the second tile</translation>
    </message>
    <message>
        <source>%1, choose two tiles to exchange</source>
        <translation>%1, choose two tiles to exchange</translation>
    </message>
    <message>
        <source>%1, choose a marked square for the tile</source>
        <translation>%1, choose a marked square for the tile</translation>
    </message>
    <message>
        <source>%1, choose a tile to take elsewhere</source>
        <translation>%1, choose a tile to take elsewhere</translation>
    </message>
    <message>
        <source>%1, put the letter in place of a marked tile</source>
        <translation>%1, put the letter in place of a marked tile</translation>
    </message>
    <message>
        <source>%1, choose a letter to put in its place</source>
        <translation>%1, choose a letter to put in its place</translation>
    </message>
    <message>
        <source>%1, choose a letter and the tile it replaces</source>
        <translation>%1, choose a letter and the tile it replaces</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>The match is over</translation>
    </message>
    <message>
        <source>%1, put a letter in the middle of the board</source>
        <translation>%1, put a letter in the middle of the board</translation>
    </message>
    <message>
        <source>%1, put a letter on a marked square of the start square</source>
        <translation>%1, put a letter on a marked square of the start square</translation>
    </message>
    <message>
        <source>%1, put the letter on an empty square or in place of a tile</source>
        <translation>%1, put the letter on an empty square or in place of a tile</translation>
    </message>
    <message>
        <source>%1, declare the kind of your move</source>
        <translation>%1, declare the kind of your move</translation>
    </message>
    <message>
        <source>%1, the word is ready: count it, or trace the snake another way</source>
        <translation>%1, the word is ready: count it, or trace the snake another way</translation>
    </message>
    <message>
        <source>%1, name the word: trace it over the tiles or type it</source>
        <translation>%1, name the word: trace it over the tiles or type it</translation>
    </message>
    <message>
        <source>%1, go on with the word, or take it back with Esc</source>
        <translation>%1, go on with the word, or take it back with Esc</translation>
    </message>
    <message numerus="yes">
        <source>joker: %1</source>
        <extracomment>the letters that jokers stand for in this word</extracomment>
        <translation>
            <numerusform>joker: %1</numerusform>
            <numerusform>jokers: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>a diminutive of “%1”</source>
        <translation>a diminutive of “%1”</translation>
    </message>
    <message>
        <source>no snake on the board spells this word</source>
        <translation>no snake on the board spells this word</translation>
    </message>
    <message>
        <source>no word fits these letters; type the letter of the joker if you know one</source>
        <translation>no word fits these letters; type the letter of the joker if you know one</translation>
    </message>
    <message>
        <source>type the letter that the joker stands for</source>
        <translation>type the letter that the joker stands for</translation>
    </message>
    <message>
        <source>the alphabet of this match has no “%1”</source>
        <translation>the alphabet of this match has no “%1”</translation>
    </message>
    <message>
        <source>first declare the kind of the move</source>
        <translation>first declare the kind of the move</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>own word</source>
        <translation>own word</translation>
    </message>
    <message>
        <source>Balda</source>
        <translation>Balda</translation>
    </message>
    <message>
        <source>Bukvologika</source>
        <translation>Bukvologika</translation>
    </message>
    <message>
        <source>%1, add any letter beside the others to make a new word</source>
        <translation>%1, add any letter beside the others to make a new word</translation>
    </message>
    <message>
        <source>%1, name a word with the new letter: trace it or type it</source>
        <translation>%1, name a word with the new letter: trace it or type it</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::AnalysisPage</name>
    <message>
        <source>This language has no letter “%1”</source>
        <translation>This language has no letter “%1”</translation>
    </message>
    <message>
        <source>There is no dictionary to analyse with.</source>
        <translation>There is no dictionary to analyse with.</translation>
    </message>
    <message>
        <source>The letters at hand are not all of this language</source>
        <translation>The letters at hand are not all of this language</translation>
    </message>
    <message>
        <source>There are too many letters at hand</source>
        <translation>There are too many letters at hand</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>There is no word to be found here</source>
        <translation>There is no word to be found here</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in all</source>
        <translation>
            <numerusform>%n move in all</numerusform>
            <numerusform>%n moves in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n move(s) by now</source>
        <translation>
            <numerusform>Stopped: %n move by now</numerusform>
            <numerusform>Stopped: %n moves by now</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysis of a position</source>
        <translation>Analysis of a position</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Choose a square, then type a letter or * for a joker; Delete clears it</source>
        <translation>Choose a square, then type a letter or * for a joker; Delete clears it</translation>
    </message>
    <message>
        <source>★ Joker</source>
        <translation>★ Joker</translation>
    </message>
    <message>
        <source>Clear the square</source>
        <translation>Clear the square</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Clear the board</translation>
    </message>
    <message>
        <source>Board to set up</source>
        <translation>Board to set up</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Board</translation>
    </message>
    <message>
        <source>Balda with king&apos;s steps</source>
        <translation>Balda with king&apos;s steps</translation>
    </message>
    <message>
        <source>A square may be used again</source>
        <translation>A square may be used again</translation>
    </message>
    <message>
        <source>Е = Ё</source>
        <translation>Е = Ё</translation>
    </message>
    <message>
        <source>Letters at &amp;hand</source>
        <translation>Letters at &amp;hand</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>As &amp;text</translation>
    </message>
    <message>
        <source>The ranks from the top down with / between them, a number for empty squares, * for a joker; then the letters at hand</source>
        <translation>The ranks from the top down with / between them, a number for empty squares, * for a joker; then the letters at hand</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progress of the analysis</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BaldaPage</name>
    <message>
        <source>A square may be used again in a word</source>
        <translation>A square may be used again in a word</translation>
    </message>
    <message>
        <source>Words that the board shows do not count</source>
        <translation>Words that the board shows do not count</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Board</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>drawn by lot</translation>
    </message>
    <message>
        <source>S&amp;tart word</source>
        <translation>S&amp;tart word</translation>
    </message>
    <message>
        <source>L&amp;etters, row</source>
        <translation>L&amp;etters, row</translation>
    </message>
    <message>
        <source>sideways only</source>
        <translation>sideways only</translation>
    </message>
    <message>
        <source>by corners too, without crossing</source>
        <translation>by corners too, without crossing</translation>
    </message>
    <message>
        <source>&amp;Words run</source>
        <translation>&amp;Words run</translation>
    </message>
    <message>
        <source>Squares in a row</source>
        <translation>Squares in a row</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rows</translation>
    </message>
    <message>
        <source>Letters of the start word</source>
        <translation>Letters of the start word</translation>
    </message>
    <message>
        <source>Row of the start word, counted from below</source>
        <translation>Row of the start word, counted from below</translation>
    </message>
    <message numerus="yes">
        <source>The dictionary has no start word of %n letter(s).</source>
        <translation>
            <numerusform>The dictionary has no start word of %n letter.</numerusform>
            <numerusform>The dictionary has no start word of %n letters.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start word is longer than a row of the board.</source>
        <translation>The start word is longer than a row of the board.</translation>
    </message>
    <message>
        <source>%1 (middle)</source>
        <translation>%1 (middle)</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BankWidget</name>
    <message>
        <source>Letters at hand: %1</source>
        <translation>Letters at hand: %1</translation>
    </message>
    <message>
        <source>Letters of %2: %1</source>
        <translation>Letters of %2: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>%n tile in the bag</numerusform>
            <numerusform>%n tiles in the bag</numerusform>
        </translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>in the bag</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>spent</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, chosen</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BlankSheetDialog</name>
    <message>
        <source>A sheet to play on paper</source>
        <translation>A sheet to play on paper</translation>
    </message>
    <message>
        <source>With letters to cut &amp;out</source>
        <translation>With letters to cut &amp;out</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Save as PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>Pl&amp;ayers</source>
        <translation>Pl&amp;ayers</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>There is no dictionary of this language.</source>
        <translation>There is no dictionary of this language.</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Save the sheet</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF documents (*.pdf)</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Sent to the printer</translation>
    </message>
    <message>
        <source>Not printed: the printer does not answer.</source>
        <translation>Not printed: the printer does not answer.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BoardWidget</name>
    <message>
        <source>hidden</source>
        <translation>hidden</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>%1, white tile</source>
        <translation>%1, white tile</translation>
    </message>
    <message>
        <source>%1, black tile</source>
        <translation>%1, black tile</translation>
    </message>
    <message>
        <source>can be used</source>
        <translation>can be used</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changed</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>chosen</translation>
    </message>
    <message>
        <source>letter %1 of the word</source>
        <translation>letter %1 of the word</translation>
    </message>
    <message>
        <source>hint: the word begins here</source>
        <translation>hint: the word begins here</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BukvologikaPage</name>
    <message>
        <source>A declared kind cannot be changed</source>
        <translation>A declared kind cannot be changed</translation>
    </message>
    <message>
        <source>&amp;Moves of each player</source>
        <translation>&amp;Moves of each player</translation>
    </message>
    <message>
        <source>One common bank</source>
        <translation>One common bank</translation>
    </message>
    <message>
        <source>A rack for each player</source>
        <translation>A rack for each player</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>L&amp;etters</translation>
    </message>
    <message>
        <source>Letters at &amp;hand</source>
        <translation>Letters at &amp;hand</translation>
    </message>
    <message>
        <source>Laid by the program</source>
        <translation>Laid by the program</translation>
    </message>
    <message>
        <source>Laid by the players</source>
        <translation>Laid by the players</translation>
    </message>
    <message>
        <source>&amp;Start square</source>
        <translation>&amp;Start square</translation>
    </message>
    <message>
        <source>1 placement each</source>
        <translation>1 placement each</translation>
    </message>
    <message>
        <source>2 placements each</source>
        <translation>2 placements each</translation>
    </message>
    <message>
        <source>O&amp;pening moves</source>
        <translation>O&amp;pening moves</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ClassRoom</name>
    <message>
        <source>&amp;Class mode</source>
        <translation>&amp;Class mode</translation>
    </message>
    <message>
        <source>&amp;Board in a second window</source>
        <translation>&amp;Board in a second window</translation>
    </message>
    <message>
        <source>&amp;Hide words until they are shown</source>
        <translation>&amp;Hide words until they are shown</translation>
    </message>
    <message>
        <source>Sho&amp;w the word</source>
        <translation>Sho&amp;w the word</translation>
    </message>
    <message>
        <source>&amp;Pointer mark</source>
        <translation>&amp;Pointer mark</translation>
    </message>
    <message>
        <source>Cloc&amp;ks</source>
        <translation>Cloc&amp;ks</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::CoursePage</name>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Clock</translation>
    </message>
    <message>
        <source>A point to each opponent for a minute over</source>
        <translation>A point to each opponent for a minute over</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Moves may be taken back</translation>
    </message>
    <message>
        <source>A refused word ends the turn</source>
        <translation>A refused word ends the turn</translation>
    </message>
    <message>
        <source>&amp;Minutes of each player</source>
        <translation>&amp;Minutes of each player</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::DeleteBar</name>
    <message>
        <source>Delete what is kept of %1…</source>
        <translation>Delete what is kept of %1…</translation>
    </message>
    <message>
        <source>Delete everything of %1? The name disappears from the kept matches too; what others did stays.</source>
        <translation>Delete everything of %1? The name disappears from the kept matches too; what others did stays.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Delete</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Keep</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::DictionaryPanel</name>
    <message>
        <source>By the rules of this match</source>
        <translation>By the rules of this match</translation>
    </message>
    <message>
        <source>By the rules you chose</source>
        <translation>By the rules you chose</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Dictionary</translation>
    </message>
    <message>
        <source>A word…</source>
        <translation>A word…</translation>
    </message>
    <message>
        <source>Word to look up</source>
        <translation>Word to look up</translation>
    </message>
    <message>
        <source>Language of the dictionary</source>
        <translation>Language of the dictionary</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::FeelMenu</name>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animations</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;On</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sounds</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Slow</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Usual</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Fast</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>&amp;Quiet</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>&amp;Loud</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::FilterBar</name>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Player</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Time</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Everyone</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>All languages</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>The whole time</source>
        <translation>The whole time</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 days</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 days</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>A year</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::HelpWindow</name>
    <message>
        <source>How to play</source>
        <translation>How to play</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapters</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::KindsPlot</name>
    <message>
        <source>Kinds of move</source>
        <translation>Kinds of move</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::LessonCard</name>
    <message>
        <source>Leave (Esc)</source>
        <translation>Leave (Esc)</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Play a match</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MainWindow</name>
    <message>
        <source>The match could not be saved (%1). The program keeps trying.</source>
        <translation>The match could not be saved (%1). The program keeps trying.</translation>
    </message>
    <message>
        <source>The settings were damaged and begin anew; the old file is %1.</source>
        <translation>The settings were damaged and begin anew; the old file is %1.</translation>
    </message>
    <message>
        <source>The dictionary “%1” is missing or damaged. Install the program anew.</source>
        <translation>The dictionary “%1” is missing or damaged. Install the program anew.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>The record is damaged and goes on where it is valid: %1</source>
        <translation>The record is damaged and goes on where it is valid: %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 cannot be opened: %2</translation>
    </message>
    <message>
        <source>%1 is damaged and opens as far as it is valid: %2</source>
        <translation>%1 is damaged and opens as far as it is valid: %2</translation>
    </message>
    <message>
        <source>This match was judged by another edition of the dictionary; its words stand.</source>
        <translation>This match was judged by another edition of the dictionary; its words stand.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Open a match</translation>
    </message>
    <message>
        <source>Matches (*.bukvol);;All files (*)</source>
        <translation>Matches (*.bukvol);;All files (*)</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Save a copy of the match</translation>
    </message>
    <message>
        <source>Matches (*.bukvol)</source>
        <translation>Matches (*.bukvol)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Not saved: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;New match</translation>
    </message>
    <message>
        <source>&amp;Set up a match…</source>
        <translation>&amp;Set up a match…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Save a &amp;copy…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Go on</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;End by agreement</source>
        <translation>&amp;End by agreement</translation>
    </message>
    <message>
        <source>To the s&amp;tart page</source>
        <translation>To the s&amp;tart page</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>End by agreement</source>
        <translation>End by agreement</translation>
    </message>
    <message>
        <source>Do all players agree to end the match here?</source>
        <translation>Do all players agree to end the match here?</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>End the match</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>&amp;Words</translation>
    </message>
    <message>
        <source>&amp;Dictionary (closed until this match is over)</source>
        <translation>&amp;Dictionary (closed until this match is over)</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Dictionary</translation>
    </message>
    <message>
        <source>This match is played with the dictionary closed; it opens when the match is over.</source>
        <translation>This match is played with the dictionary closed; it opens when the match is over.</translation>
    </message>
    <message>
        <source>Last &amp;move again</source>
        <translation>Last &amp;move again</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Introduction</source>
        <translation>&amp;Introduction</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;How to play</translation>
    </message>
    <message>
        <source>The introduction needs a dictionary. Install the program anew.</source>
        <translation>The introduction needs a dictionary. Install the program anew.</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Settings…</translation>
    </message>
    <message>
        <source>The match is not saved yet. Save a copy elsewhere (Ctrl+S), or close once more to lose it.</source>
        <translation>The match is not saved yet. Save a copy elsewhere (Ctrl+S), or close once more to lose it.</translation>
    </message>
    <message>
        <source>A new match goes on from here; the other stays as it was.</source>
        <translation>A new match goes on from here; the other stays as it was.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>The text</translation>
    </message>
    <message>
        <source>The dictionary has no start word of this length.</source>
        <translation>The dictionary has no start word of this length.</translation>
    </message>
    <message>
        <source>Bukvol</source>
        <translation>Bukvol</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchCard</name>
    <message>
        <source>Deleted</source>
        <translation>Deleted</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Look back</translation>
    </message>
    <message>
        <source>Open what is valid</source>
        <translation>Open what is valid</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchPage</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Yes, pass</source>
        <translation>Yes, pass</translation>
    </message>
    <message>
        <source>Pass the move</source>
        <translation>Pass the move</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Paused</translation>
    </message>
    <message>
        <source>%1, pass this move? It brings no points</source>
        <translation>%1, pass this move? It brings no points</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>strict</translation>
    </message>
    <message>
        <source>friendly</source>
        <translation>friendly</translation>
    </message>
    <message>
        <source>start square</source>
        <translation>start square</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>the match is over</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>move %1 of %2</translation>
    </message>
    <message>
        <source>The start square is being laid</source>
        <translation>The start square is being laid</translation>
    </message>
    <message>
        <source>The word will appear here</source>
        <translation>The word will appear here</translation>
    </message>
    <message>
        <source>another word (%1 of %2)</source>
        <translation>another word (%1 of %2)</translation>
    </message>
    <message>
        <source>another snake (%1 of %2)</source>
        <translation>another snake (%1 of %2)</translation>
    </message>
    <message>
        <source>%1, by agreement</source>
        <translation>%1, by agreement</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passed</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refused</translation>
    </message>
    <message>
        <source>Points for the opponents&apos; overtime are counted.</source>
        <translation>Points for the opponents&apos; overtime are counted.</translation>
    </message>
    <message>
        <source>The dictionary lacks this word; the players agreed on it</source>
        <translation>The dictionary lacks this word; the players agreed on it</translation>
    </message>
    <message>
        <source>%1, own word</source>
        <translation>%1, own word</translation>
    </message>
    <message>
        <source>This word counts for being on the list of own words</source>
        <translation>This word counts for being on the list of own words</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s)</source>
        <translation>
            <numerusform>%n empty square</numerusform>
            <numerusform>%n empty squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>player, word, points</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>+%n to the others</source>
        <translation>
            <numerusform>+%n to the others</numerusform>
            <numerusform>+%n to the others</numerusform>
        </translation>
    </message>
    <message>
        <source>Last move again</source>
        <translation>Last move again</translation>
    </message>
    <message>
        <source>The word is hidden</source>
        <translation>The word is hidden</translation>
    </message>
    <message>
        <source>show it (F7)</source>
        <translation>show it (F7)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Hint (F4)</source>
        <translation>Hint (F4)</translation>
    </message>
    <message>
        <source>The computer plays the best move it has found by now</source>
        <translation>The computer plays the best move it has found by now</translation>
    </message>
    <message>
        <source>Take the last turn back</source>
        <translation>Take the last turn back</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>Make it again</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>%1 — a move</source>
        <translation>%1 — a move</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>player, word</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 — %2 (refused)</source>
        <comment>player, word</comment>
        <translation>%1 — %2 (refused)</translation>
    </message>
    <message>
        <source>%1 — a pass</source>
        <translation>%1 — a pass</translation>
    </message>
    <message>
        <source>the end by agreement</source>
        <translation>the end by agreement</translation>
    </message>
    <message>
        <source>the declared kind of move</source>
        <translation>the declared kind of move</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Taken back: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Made again: %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchWordsDialog</name>
    <message>
        <source>Words of this match</source>
        <translation>Words of this match</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>What it means</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>No word has been played yet.</source>
        <translation>No word has been played yet.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchesPage</name>
    <message>
        <source>No matches are kept yet.</source>
        <translation>No matches are kept yet.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unfinished</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchesRoom</name>
    <message>
        <source>the start square is being laid</source>
        <translation>the start square is being laid</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s)</source>
        <translation>
            <numerusform>%n empty square</numerusform>
            <numerusform>%n empty squares</numerusform>
        </translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>move %1 of %2</translation>
    </message>
    <message>
        <source>&amp;All matches…</source>
        <translation>&amp;All matches…</translation>
    </message>
    <message>
        <source>The match could not be deleted.</source>
        <translation>The match could not be deleted.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>The file is no longer there.</translation>
    </message>
    <message>
        <source>The match could not be brought back.</source>
        <translation>The match could not be brought back.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MoveTree</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n shorter one(s)</source>
        <translation>
            <numerusform>and %n shorter one</numerusform>
            <numerusform>and %n shorter ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::NewMatchDialog</name>
    <message>
        <source>Set up a match</source>
        <translation>Set up a match</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Start the match</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Words</translation>
    </message>
    <message>
        <source>There is no dictionary to play with.</source>
        <translation>There is no dictionary to play with.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Name of an own style</source>
        <translation>Name of an own style</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Keep</translation>
    </message>
    <message>
        <source>« &amp;Fewer options</source>
        <translation>« &amp;Fewer options</translation>
    </message>
    <message>
        <source>&amp;More options »</source>
        <translation>&amp;More options »</translation>
    </message>
    <message numerus="yes">
        <source>%n own style(s) can be kept; delete one in the settings first.</source>
        <translation>
            <numerusform>%n own style can be kept; delete one in the settings first.</numerusform>
            <numerusform>%n own styles can be kept; delete one in the settings first.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Course</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::Opponent</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::OwnStylesList</name>
    <message>
        <source>Own styles are kept where a match is set up, under “More options”.</source>
        <translation>Own styles are kept where a match is set up, under “More options”.</translation>
    </message>
    <message>
        <source>Name of the style</source>
        <translation>Name of the style</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Delete the style %1</source>
        <translation>Delete the style %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::OwnWordsView</name>
    <message>
        <source>Words from a file</source>
        <translation>Words from a file</translation>
    </message>
    <message>
        <source>Texts (*.txt *.csv *.dic);;All files (*)</source>
        <translation>Texts (*.txt *.csv *.dic);;All files (*)</translation>
    </message>
    <message>
        <source>My words</source>
        <translation>My words</translation>
    </message>
    <message>
        <source>My words · %1</source>
        <translation>My words · %1</translation>
    </message>
    <message>
        <source>Enter looks a word up, Delete removes it</source>
        <translation>Enter looks a word up, Delete removes it</translation>
    </message>
    <message>
        <source>Lines passed over</source>
        <translation>Lines passed over</translation>
    </message>
    <message>
        <source>How much of the file is read</source>
        <translation>How much of the file is read</translation>
    </message>
    <message>
        <source>Words that you add count beside the dictionary in matches that allow it.</source>
        <translation>Words that you add count beside the dictionary in matches that allow it.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Reading %1…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>To the list</source>
        <translation>To the list</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>From a file…</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PaperDialog</name>
    <message>
        <source>it could not be drawn</source>
        <translation>it could not be drawn</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Not saved: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PaperMenu</name>
    <message>
        <source>Board as a &amp;picture…</source>
        <translation>Board as a &amp;picture…</translation>
    </message>
    <message>
        <source>&amp;Report of the match (PDF)…</source>
        <translation>&amp;Report of the match (PDF)…</translation>
    </message>
    <message>
        <source>Pri&amp;nt the match…</source>
        <translation>Pri&amp;nt the match…</translation>
    </message>
    <message>
        <source>&amp;Sheet to play on paper…</source>
        <translation>&amp;Sheet to play on paper…</translation>
    </message>
    <message>
        <source>it could not be drawn</source>
        <translation>it could not be drawn</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Not saved: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Save the report</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF documents (*.pdf)</translation>
    </message>
    <message>
        <source>The match was sent to the printer.</source>
        <translation>The match was sent to the printer.</translation>
    </message>
    <message>
        <source>Not printed: the printer does not answer.</source>
        <translation>Not printed: the printer does not answer.</translation>
    </message>
    <message>
        <source>Print the match</source>
        <translation>Print the match</translation>
    </message>
    <message>
        <source>Pict&amp;ures and paper</source>
        <translation>Pict&amp;ures and paper</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PictureDialog</name>
    <message>
        <source>The board as a picture</source>
        <translation>The board as a picture</translation>
    </message>
    <message>
        <source>T&amp;wice as sharp</source>
        <translation>T&amp;wice as sharp</translation>
    </message>
    <message>
        <source>With the last &amp;move</source>
        <translation>With the last &amp;move</translation>
    </message>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG: pixels</translation>
    </message>
    <message>
        <source>SVG: sharp at any size</source>
        <translation>SVG: sharp at any size</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message>
        <source>For screens with small pixels: twice as many each way</source>
        <translation>For screens with small pixels: twice as many each way</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>As on the screen</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>For paper</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Kind</translation>
    </message>
    <message>
        <source>&amp;Longer side</source>
        <translation>&amp;Longer side</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colours</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Save…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Save the picture</translation>
    </message>
    <message>
        <source>SVG pictures (*.svg)</source>
        <translation>SVG pictures (*.svg)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG pictures (*.png)</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PlayersPage</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Number of players</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>Draw lots for the &amp;order</source>
        <translation>Draw lots for the &amp;order</translation>
    </message>
    <message>
        <source>Who player %1 is</source>
        <translation>Who player %1 is</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PositionPage</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>A position</source>
        <translation>A position</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ProjectorWindow</name>
    <message>
        <source>Board for the class</source>
        <translation>Board for the class</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>To the beginning</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Stand still</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>One step on</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Step of the match</source>
        <translation>Step of the match</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Speed %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ReplayPage</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Play from here</translation>
    </message>
    <message>
        <source>Goes on from this step as a new match; this one stays as it is</source>
        <translation>Goes on from this step as a new match; this one stays as it is</translation>
    </message>
    <message>
        <source>The match stands here</source>
        <translation>The match stands here</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Looking back</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ReplayRoom</name>
    <message>
        <source>&amp;Look back at the match</source>
        <translation>&amp;Look back at the match</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ResultPanel</name>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>To the start page</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>The best move of every turn, and what was missed</source>
        <translation>The best move of every turn, and what was missed</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Look back</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Words</translation>
    </message>
    <message>
        <source>The words of the match, with what they mean</source>
        <translation>The words of the match, with what they mean</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ReviewPage</name>
    <message>
        <source>The review is complete</source>
        <translation>The review is complete</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>This turn is still being looked at</source>
        <translation>This turn is still being looked at</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>The greatest misses</source>
        <translation>The greatest misses</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progress of the review</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ScoreCurve</name>
    <message>
        <source>How the score went</source>
        <translation>How the score went</translation>
    </message>
    <message>
        <source>Click on a turn to look at it</source>
        <translation>Click on a turn to look at it</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>move</source>
        <translation>move</translation>
    </message>
    <message>
        <source>Start word: %1</source>
        <translation>Start word: %1</translation>
    </message>
    <message>
        <source>start word</source>
        <translation>start word</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ScoresPlot</name>
    <message>
        <source>Points of each match</source>
        <translation>Points of each match</translation>
    </message>
    <message>
        <source>Nothing to draw yet</source>
        <translation>Nothing to draw yet</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::SeatCard</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>to move</translation>
    </message>
    <message>
        <source>last minute</source>
        <translation>last minute</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>over time</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>thinking…</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Motion and sound</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colours</translation>
    </message>
    <message>
        <source>Size of &amp;text</source>
        <translation>Size of &amp;text</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animations</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>Spee&amp;d</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sounds</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>We &amp;play in</source>
        <translation>We &amp;play in</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>The computer&apos;s pac&amp;e</source>
        <translation>The computer&apos;s pac&amp;e</translation>
    </message>
    <message>
        <source>It looks a&amp;head for</source>
        <translation>It looks a&amp;head for</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>At its best level the computer weighs moves for so many seconds at most</source>
        <translation>At its best level the computer weighs moves for so many seconds at most</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::Sharing</name>
    <message>
        <source>Copy the p&amp;osition</source>
        <translation>Copy the p&amp;osition</translation>
    </message>
    <message>
        <source>Copy the &amp;whole match</source>
        <translation>Copy the &amp;whole match</translation>
    </message>
    <message>
        <source>Pa&amp;ste a match or position</source>
        <translation>Pa&amp;ste a match or position</translation>
    </message>
    <message>
        <source>The position is copied: paste it where you like.</source>
        <translation>The position is copied: paste it where you like.</translation>
    </message>
    <message>
        <source>The match is copied: paste it where you like.</source>
        <translation>The match is copied: paste it where you like.</translation>
    </message>
    <message>
        <source>There is nothing to paste: copy a match or a position first.</source>
        <translation>There is nothing to paste: copy a match or a position first.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StartPage</name>
    <message>
        <source>Go on: %1</source>
        <translation>Go on: %1</translation>
    </message>
    <message>
        <source>Play in two</source>
        <translation>Two players</translation>
    </message>
    <message>
        <source>Set up a match…</source>
        <translation>Set up a match…</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Open a match…</translation>
    </message>
    <message>
        <source>New here? Try the five moves</source>
        <translation>New here? Try the five moves</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Play against the computer</translation>
    </message>
    <message>
        <source>How well the computer plays</source>
        <translation>How well the computer plays</translation>
    </message>
    <message numerus="yes">
        <source>All matches (%n)…</source>
        <translation>
            <numerusform>All matches (%n)…</numerusform>
            <numerusform>All matches (%n)…</numerusform>
        </translation>
    </message>
    <message>
        <source>Bukvol</source>
        <translation>Bukvol</translation>
    </message>
    <message>
        <source>New here? How to play Balda</source>
        <translation>New here? How to play Balda</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StatisticsDialog</name>
    <message>
        <source>The statistics cannot be kept (%1). They are counted from the records of the matches.</source>
        <translation>The statistics cannot be kept (%1). They are counted from the records of the matches.</translation>
    </message>
    <message>
        <source>The statistics were damaged and were counted anew from the records; the old file is %1.</source>
        <translation>The statistics were damaged and were counted anew from the records; the old file is %1.</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>matches</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wins</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>draws</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>moves</translation>
    </message>
    <message>
        <source>points a move</source>
        <translation>points a move</translation>
    </message>
    <message>
        <source>of the best move</source>
        <translation>of the best move</translation>
    </message>
    <message>
        <source>How much of the best moves&apos; points was made, in matches that were reviewed</source>
        <translation>How much of the best moves&apos; points was made, in matches that were reviewed</translation>
    </message>
    <message>
        <source>Most points in a match</source>
        <translation>Most points in a match</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Best move</translation>
    </message>
    <message>
        <source>Most points a move in a match</source>
        <translation>Most points a move in a match</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Most wins in a row</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>How much</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>When</source>
        <translation>When</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>What it means</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Longest words</translation>
    </message>
    <message>
        <source>Words that %1 met</source>
        <translation>Words that %1 met</translation>
    </message>
    <message>
        <source>Words met</source>
        <translation>Words met</translation>
    </message>
    <message>
        <source>First met</source>
        <translation>First met</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>No words yet: they come from finished matches.</source>
        <translation>No words yet: they come from finished matches.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>What is shown</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Overview</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Records</translation>
    </message>
    <message>
        <source>&amp;Words met</source>
        <translation>&amp;Words met</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StatisticsMenu</name>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Stat&amp;istics…</translation>
    </message>
    <message>
        <source>Words of this &amp;match…</source>
        <translation>Words of this &amp;match…</translation>
    </message>
    <message>
        <source>Words m&amp;et…</source>
        <translation>Words m&amp;et…</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StudyRoom</name>
    <message>
        <source>&amp;Review of the match</source>
        <translation>&amp;Review of the match</translation>
    </message>
    <message>
        <source>&amp;Analysis of a position</source>
        <translation>&amp;Analysis of a position</translation>
    </message>
    <message>
        <source>This match is played without hints; positions are analysed when it is over.</source>
        <translation>This match is played without hints; positions are analysed when it is over.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StylePicker</name>
    <message>
        <source>Hints, taking back, and the players may agree on a word</source>
        <translation>Hints, taking back, and the players may agree on a word</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Friendly</translation>
    </message>
    <message>
        <source>Clock with penalty, a declared kind is binding, nothing is told beforehand</source>
        <translation>Clock with penalty, a declared kind is binding, nothing is told beforehand</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Clock with penalty, nothing is told beforehand nor taken back</source>
        <translation>Clock with penalty, nothing is told beforehand nor taken back</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::UndoMenu</name>
    <message>
        <source>Take the last turn &amp;back</source>
        <translation>Take the last turn &amp;back</translation>
    </message>
    <message>
        <source>Make it a&amp;gain</source>
        <translation>Make it a&amp;gain</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::VerdictCard</name>
    <message>
        <source>Type a word: the verdict appears here</source>
        <translation>Type a word: the verdict appears here</translation>
    </message>
    <message>
        <source>Remove from my words</source>
        <translation>Remove from my words</translation>
    </message>
    <message>
        <source>Add to my words</source>
        <translation>Add to my words</translation>
    </message>
    <message>
        <source>Perhaps:</source>
        <translation>Perhaps:</translation>
    </message>
    <message>
        <source>See:</source>
        <translation>See:</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::WordPanel</name>
    <message>
        <source>Word: %1</source>
        <translation>Word: %1</translation>
    </message>
    <message>
        <source>Accept by agreement</source>
        <translation>Accept by agreement</translation>
    </message>
    <message>
        <source>Count it ⏎</source>
        <translation>Count it ⏎</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::WordTable</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Not saved: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>Save the words</source>
        <translation>Save the words</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Search…</translation>
    </message>
    <message>
        <source>Search the words</source>
        <translation>Search the words</translation>
    </message>
    <message>
        <source>Save as ta&amp;ble…</source>
        <translation>Save as ta&amp;ble…</translation>
    </message>
    <message>
        <source>A CSV file, which spreadsheets open</source>
        <translation>A CSV file, which spreadsheets open</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::WordsPage</name>
    <message>
        <source>Hints may be asked for</source>
        <translation>Hints may be asked for</translation>
    </message>
    <message>
        <source>Tell at once whether the word counts</source>
        <translation>Tell at once whether the word counts</translation>
    </message>
    <message>
        <source>The dictionary is open during the match</source>
        <translation>The dictionary is open during the match</translation>
    </message>
    <message>
        <source>Players may agree on unknown words</source>
        <translation>Players may agree on unknown words</translation>
    </message>
    <message>
        <source>My own words count</source>
        <translation>My own words count</translation>
    </message>
    <message>
        <source>Е and Ё are one letter</source>
        <translation>Е and Ё are one letter</translation>
    </message>
    <message>
        <source>Nouns without a singular count</source>
        <translation>Nouns without a singular count</translation>
    </message>
    <message>
        <source>Obscene words do not count</source>
        <translation>Obscene words do not count</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>do not count</translation>
    </message>
    <message>
        <source>count, with a remark</source>
        <translation>count, with a remark</translation>
    </message>
    <message>
        <source>count</source>
        <translation>count</translation>
    </message>
    <message>
        <source>&amp;Diminutives</source>
        <translation>&amp;Diminutives</translation>
    </message>
    <message>
        <source>Where a refused word ends the turn, the dictionary stays closed.</source>
        <translation>Where a refused word ends the turn, the dictionary stays closed.</translation>
    </message>
    <message>
        <source>И and Й are one letter</source>
        <translation>И and Й are one letter</translation>
    </message>
    <message>
        <source>One &amp;letter</source>
        <translation>One &amp;letter</translation>
    </message>
</context>
</TS>
