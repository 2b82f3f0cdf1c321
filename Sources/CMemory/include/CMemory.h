// The system library's allocator, with an error message when memory runs out.
//
// Swift's runtime cannot handle a null pointer: it traps, or reads through it. These functions
// replace the allocator; an allocation that must not fail does not return.
#ifndef CMEMORY_H
#define CMEMORY_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

// Decides about a failed allocation of `size` bytes; true retries it. The handler must not
// allocate, and may end the program.
typedef bool (*CMemoryHandler)(size_t size);

// Sets the handler. Without one, a failed allocation ends the program with a message and status 3.
void cmemory_set_handler(CMemoryHandler handler);

#pragma clang assume_nonnull end

#endif
