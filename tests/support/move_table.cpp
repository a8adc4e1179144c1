#include "support/move_table.h"

#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>

namespace bukvol::test {

namespace {

std::string trimmed(const std::string& text) {
    const auto begin = text.find_first_not_of(' ');
    if (begin == std::string::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

}  // namespace

std::vector<std::string> splitAtBlanks(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> parts;
    for (std::string part; stream >> part;)
        parts.push_back(part);
    return parts;
}

bool takesValue(const std::string& option) {
    static const std::set<std::string> withValue{"played",      "min-length", "plural-only",
                                                 "diminutives", "game",       "step"};
    return withValue.contains(option);
}

std::vector<MoveCase> readMoveTable() {
    std::ifstream file(BUKVOL_TEST_DATA "/moves.txt");
    std::vector<MoveCase> cases;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (line.empty() || line.front() == '#')
            continue;
        std::vector<std::string> columns;
        std::istringstream stream(line);
        for (std::string column; std::getline(stream, column, ';');)
            columns.push_back(trimmed(column));
        if (columns.size() != 4)
            throw std::runtime_error("moves.txt:" + std::to_string(number) + ": four columns are needed");
        cases.push_back({number, columns[0], splitAtBlanks(columns[1]), columns[2], columns[3]});
    }
    return cases;
}

}  // namespace bukvol::test
