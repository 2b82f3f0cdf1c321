// The source files of the libraries, as they were when the program was built.
#ifndef CSOURCES_H
#define CSOURCES_H

#include <stddef.h>

#pragma clang assume_nonnull begin

// The number of files.
size_t csources_count(void);

// The path of a file relative to the folder of sources; `index` is less than the count.
const char *csources_path(size_t index);

// The bytes of a file, which end before a zero byte; `index` is less than the count.
const char *csources_text(size_t index);

#pragma clang assume_nonnull end

#endif
