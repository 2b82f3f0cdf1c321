#include "CLoading.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void cloading_note(const char *text, char *problem, size_t capacity) {
  snprintf(problem, capacity, "%s", text == NULL ? "no reason given" : text);
}

static bool find(void *handle, const char *names, char *addresses) {
  for (; *names != '\0'; names += strlen(names) + 1, addresses += sizeof(void *)) {
    void *address = dlsym(handle, names);
    if (address == NULL) return false;
    memcpy(addresses, &address, sizeof(void *));
  }
  return true;
}

void *cloading_open(const char *name, const char *names, size_t size, char *problem,
                    size_t capacity) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) {
    cloading_note(dlerror(), problem, capacity);
    return NULL;
  }
  char *library = calloc(1, size);
  if (library == NULL) {
    cloading_note("out of memory", problem, capacity);
  } else if (!find(handle, names, library)) {
    cloading_note(dlerror(), problem, capacity);
  } else {
    return library;
  }
  // The library was not used yet.
  dlclose(handle);
  free(library);
  return NULL;
}
