#ifndef TESSERA_LATE_BINDING_H
#define TESSERA_LATE_BINDING_H

// GLib tells its version by variables, which cannot be handed on as functions are.
typedef struct {
  unsigned major, minor, patch;
} tessera_version;

tessera_version tessera_glib_version(void);

#endif
