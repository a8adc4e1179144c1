// A value or the reason why there is none.
#pragma once

#include <utility>
#include <variant>

namespace bukvol {

/// Either a value of type T or an error of type E; T and E are different types.
template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// Only when ok().
    const T& value() const& { return std::get<0>(content_); }
    T& value() & { return std::get<0>(content_); }
    T&& value() && { return std::get<0>(std::move(content_)); }
    const T& operator*() const { return value(); }
    const T* operator->() const { return &value(); }

    /// Only when not ok().
    const E& error() const { return std::get<1>(content_); }

private:
    std::variant<T, E> content_;
};

}  // namespace bukvol
