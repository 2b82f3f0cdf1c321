#define _GNU_SOURCE
#include "CMemory.h"

#include <alloca.h>
#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

// Sanitizers have their own allocator, and without glibc no limit causes a null pointer.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CMEMORY_IS_OFF 1
#endif
#endif
#if !defined(__GLIBC__)
#define CMEMORY_IS_OFF 1
#endif

static _Atomic(CMemoryHandler) current;

void cmemory_set_handler(CMemoryHandler handler) { current = handler; }

#ifndef CMEMORY_IS_OFF

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static const char message[] =
    "error[no-memory]: not enough memory to start: the memory limit of this process is too low\n";

// Returns whether to retry a failed allocation.
static __attribute__((noinline, cold)) bool may_retry(size_t size) {
  CMemoryHandler handler = current;
  if (handler) return handler(size);
  (void)!write(STDERR_FILENO, message, sizeof message - 1);
  _exit(3);
}

// This part of the stack counts against the limit from the start. Growing it later could fail,
// which raises a signal. Threads share the first one's heap, since a separate heap would reserve 64
// MB. Large blocks return to the system once they are freed, so that the limit no longer counts
// them.
enum { stack_size = 1 << 20, large_size = 1 << 18 };

static __attribute__((noinline)) void touch_stack(void) {
  volatile char *bytes = alloca(stack_size);
  bytes[0] = 0;
}

static __attribute__((constructor)) void prepare(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) || limit.rlim_cur == RLIM_INFINITY) return;
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_THRESHOLD, large_size);
  mallopt(M_TRIM_THRESHOLD, large_size);
  void *room = mmap(NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (room == MAP_FAILED) may_retry(stack_size);
  munmap(room, stack_size);
  touch_stack();
}

void *malloc(size_t size) {
  void *block = __libc_malloc(size);
  while (__builtin_expect(!block, 0)) {
    if (!may_retry(size)) return NULL;
    block = __libc_malloc(size);
  }
  return block;
}

void *calloc(size_t count, size_t size) {
  void *block = __libc_calloc(count, size);
  size_t total;
  if (__builtin_mul_overflow(count, size, &total)) return block;
  while (__builtin_expect(!block, 0)) {
    if (!may_retry(total)) return NULL;
    block = __libc_calloc(count, size);
  }
  return block;
}

void *realloc(void *old, size_t size) {
  void *block = __libc_realloc(old, size);
  // Shrinking a block to size 0 frees it.
  while (__builtin_expect(!block, 0) && (size || !old)) {
    if (!may_retry(size)) return NULL;
    block = __libc_realloc(old, size);
  }
  return block;
}

void *memalign(size_t alignment, size_t size) {
  void *block = __libc_memalign(alignment, size);
  while (__builtin_expect(!block, 0)) {
    // An invalid alignment is not a lack of memory.
    if (errno == EINVAL || !may_retry(size)) return NULL;
    block = __libc_memalign(alignment, size);
  }
  return block;
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) || !alignment || alignment & (alignment - 1)) return EINVAL;
  int code = errno;
  void *block = memalign(alignment, size);
  errno = code;
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

#endif
