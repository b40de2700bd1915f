// Takes `malloc` over for the benchmarks, counts, and passes on.
#include "CAllocations.h"

extern void *__libc_malloc(size_t size);

static size_t calls;

void *malloc(size_t size) {
  __atomic_fetch_add(&calls, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

size_t allocation_count(void) {
  return __atomic_load_n(&calls, __ATOMIC_RELAXED);
}
