// Loads a C library when it is first needed, so that a program that never needs it starts without it.
#ifndef CLOADING_H
#define CLOADING_H

#include <stddef.h>

// A list of functions is a macro CALLS(call) with a call(NAME) for each. CALLS(CLOADING_MEMBER)
// declares the struct's first members, and CALLS(CLOADING_NAME) is the argument `names`, one string,
// because an array of strings would be relocated at each start.
#define CLOADING_MEMBER(name) __typeof__(name) *call_##name;
#define CLOADING_NAME(name) #name "\0"

// Loads a library and finds its functions.
//
// name: the file of the library, as the loader finds it.
// names: the functions, each ended by a zero, and the list ended by another.
// size: the bytes of the struct to allocate, which begins with one pointer for each function.
// problem, capacity: where the reason stands after a failure, and how many bytes there are.
//
// Returns the struct, zero after the pointers, for the caller to free; NULL after a failure.
void *cloading_open(const char *name, const char *names, size_t size, char *problem,
                    size_t capacity);

// Copies a text, cut to the capacity in bytes; NULL stands for an unknown reason.
void cloading_note(const char *text, char *problem, size_t capacity);

#endif
