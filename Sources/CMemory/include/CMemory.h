// The C library's allocator, with an end in words where memory runs out.
//
// The runtime of Swift has no answer to a null pointer: it traps, or reads through it. So the program
// asks the C library through these functions, and what must not fail does not come back.
#ifndef CMEMORY_H
#define CMEMORY_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

// Decides what becomes of an allocation of `size` bytes that failed: true tries it once more. It must not
// allocate, and may end the program.
typedef bool (*CMemoryHandler)(size_t size);

// Sets who decides. Without one, a failed allocation ends the program with a message and status 3.
void cmemory_set_handler(CMemoryHandler handler);

#pragma clang assume_nonnull end

#endif
