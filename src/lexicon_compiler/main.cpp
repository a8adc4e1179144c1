// lexicon-compiler FOLDER OUTPUT: compiles a folder of dictionaries/ into a lexicon file.
#include <exception>
#include <iostream>

#include "core/files.h"
#include "core/lexicon/source_folder.h"

namespace {

int fail(const std::string& message, int code) {
    std::cerr << "lexicon-compiler: " << message << '\n';
    return code;
}

int compile(const std::filesystem::path& folder, const std::filesystem::path& output) {
    const auto source = bukvol::readSourceFolder(folder);
    if (!source)
        return fail(source.error().text(), 1);
    const auto bytes = bukvol::compileLexicon(*source);
    const std::string_view content(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (const auto error = bukvol::writeFileAtomically(output, content))
        return fail(output.string() + ": " + error->message, 1);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3)
        return fail("usage: lexicon-compiler FOLDER OUTPUT", 2);
    try {
        return compile(argv[1], argv[2]);
    } catch (const std::exception& error) {
        return fail(error.what(), 1);
    }
}
