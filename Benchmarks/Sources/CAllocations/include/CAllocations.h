#include <stddef.h>

/// How often memory was asked for since the program started.
size_t allocation_count(void);
