#include "binding.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// A program starts in a fraction of the time when the forty libraries behind Cairo and Pango stay closed that it needs
// only to draw, and those for files that it may not read.

// The system's own answer where a program could not be started for want of a library.
static const int cannot_run = 127;
// As of all runs for which files could not be opened.
static const int without_files = 5;

static void end_without(const char *what) {
  const char *reason = dlerror();
  if (reason && strstr(reason, "Too many open files")) {
    fprintf(stderr, "error[system/files]: too many files are open for %s\n", what);
    fprintf(stderr, "  = help: let the process have more of them: ulimit -n 1024\n");
    _Exit(without_files);
  }
  fprintf(stderr, "tessera: %s\n", reason ? reason : what);
  fprintf(stderr, "hint: %s is needed: install its package, or tessera's, which brings it\n", what);
  _Exit(cannot_run);
}

void *tessera_late_binding(const char *library, const char *name) {
  // Never closed, so that places stay. Versions of what lies below are asked of the whole program: hence global.
  void *opened = dlopen(library, RTLD_LAZY | RTLD_GLOBAL);
  if (!opened) end_without(library);
  void *found = dlsym(opened, name);
  if (!found) end_without(library);
  return found;
}
