#ifndef TESSERA_BINDING_H
#define TESSERA_BINDING_H

// Where a library has `name`. Opens the library when that is asked for the first time; ends the process where it cannot
// be had.
void *tessera_late_binding(const char *library, const char *name);

// Defines a library's function as one that hands its arguments on. The linker finds it here and so needs no library,
// and nobody outside of the program sees it.
#define FORWARD(library, result, name, parameters, arguments)                                      \
  __attribute__((visibility("hidden"))) result name parameters {                                   \
    static void *place;                                                                            \
    void *found = __atomic_load_n(&place, __ATOMIC_ACQUIRE);                                       \
    if (!found) {                                                                                  \
      found = tessera_late_binding(library, #name);                                                \
      __atomic_store_n(&place, found, __ATOMIC_RELEASE);                                           \
    }                                                                                              \
    return ((result(*) parameters)found)arguments;                                                 \
  }

#endif
