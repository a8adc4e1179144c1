#include <iostream>

#include "console/command_line.h"

int main(int argc, char** argv) {
    return bukvol::console::run({argv, argv + argc}, std::cin, std::cout, std::cerr);
}
