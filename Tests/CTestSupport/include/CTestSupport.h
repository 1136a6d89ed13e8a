// What tests need of the C library beyond Swift's Glibc module.
#ifndef CTESTSUPPORT_H
#define CTESTSUPPORT_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// Opens a pseudoterminal, writes the path of its other end to `path` and returns this end, or -1.
int ctestsupport_open_terminal(char *path, size_t capacity);

/// Opens a pipe whose ends no other program inherits, above the descriptors 0 to 9; returns 0 or -1.
int ctestsupport_open_pipe(int *ends);

/// Writes the path of the folder in which the running program lies, with a slash at its end.
void ctestsupport_program_folder(char *path, size_t capacity);

#pragma clang assume_nonnull end
#endif
