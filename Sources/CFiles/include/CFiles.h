// Text files that are built into the program, as they were when it was built.
#ifndef CFILES_H
#define CFILES_H

#include <stddef.h>

#pragma clang assume_nonnull begin

// A file: its path relative to the folder of sources, and its text, which ends before a zero byte.
struct cfiles_file {
  const char *path;
  const char *text;
};

// Files, in alphabetical order of their paths.
struct cfiles_list {
  const struct cfiles_file *files;
  size_t count;
};

// The Swift files that the program shows and explains.
struct cfiles_list cfiles_sources(void);

// Lessons, explanations, experiments and their translations, and the files of the page.
struct cfiles_list cfiles_texts(void);

#pragma clang assume_nonnull end

#endif
