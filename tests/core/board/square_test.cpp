#include "core/board/square.h"

#include <gtest/gtest.h>

namespace bukvol {
namespace {

TEST(SquareSet, HasNoPlaceForASquareBeyondTheLargestBoard) {
    constexpr Square beyond = Square::beyond();
    EXPECT_TRUE(SquareSet::of(beyond).empty());
    SquareSet all(~std::uint64_t{0});
    EXPECT_FALSE(all.contains(beyond));
    all.remove(beyond);
    EXPECT_EQ(all.size(), 64);
    SquareSet none;
    none.insert(beyond);
    EXPECT_TRUE(none.empty());
}

}  // namespace
}  // namespace bukvol
