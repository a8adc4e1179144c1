// Lines of text in any encoding that ICU knows.
#pragma once

#include <unicode/ucnv.h>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace bukvol {

/// Decodes bytes piece by piece and divides them at any kind of line end.
class LineReader {
public:
    /// `encoding` is a name that ICU knows; an unknown one is read as UTF-8.
    LineReader(std::string_view bytes, const std::string& encoding);

    /// The next line without its end, in UTF-16, valid until the next call; nullopt at the end. What cannot
    /// be decoded becomes U+FFFD. Lines longer than `longestLine` are cut there.
    std::optional<std::u16string_view> next();
    static constexpr std::size_t longestLine = 1000;

    /// Bytes decoded so far.
    std::size_t done() const { return static_cast<std::size_t>(source_ - begin_); }

private:
    struct Close {
        void operator()(UConverter* converter) const { ucnv_close(converter); }
    };

    /// Decodes the next piece; false when nothing is left.
    bool fill();

    std::unique_ptr<UConverter, Close> converter_;
    const char* begin_;
    const char* source_;
    const char* end_;
    bool ended_ = false;
    std::array<char16_t, 4096> piece_{};
    std::size_t pieceSize_ = 0;
    std::size_t at_ = 0;
    bool afterReturn_ = false;
    std::u16string line_;
};

/// ICU's name for the likeliest encoding: by its mark, as UTF-8 when it is that, else among what ICU's
/// detector suggests the one in which `readable` likes the most of the first lines.
std::string detectEncoding(std::string_view bytes,
                           const std::function<bool(std::u16string_view line)>& readable);

}  // namespace bukvol
