// `replay`: plays a record by the rules.
#pragma once

#include <iosfwd>
#include <string>

namespace bukvol::console {

struct ReplayCommand {
    std::string file;

    int run(std::ostream& out, std::ostream& messages) const;
};

}  // namespace bukvol::console
