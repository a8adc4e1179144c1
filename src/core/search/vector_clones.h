// For the few loops that are most of the search's work.
#pragma once

/// Compiles a function for processors with wider vectors (and bit counting) as well; which one runs is chosen
/// when the program starts.
#if defined(__x86_64__) && defined(__GNUC__)
#define BUKVOL_WIDE_VECTORS __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define BUKVOL_WIDE_VECTORS
#endif
