#include "console/game_source.h"

namespace bukvol::console {

MoveRules GameSource::rules() const {
    return game == GameKind::balda ? baldaRules(steps, reuse, refuseShown) : bukvologikaRules();
}

}  // namespace bukvol::console
