// What Swift can't say to ALSA and to the kernel: the variadic error handler, eventfd, a thread's name.
#ifndef CALSASUPPORT_H
#define CALSASUPPORT_H

#pragma clang assume_nonnull begin

/// Opens a non-blocking counter that another thread can wake this one by; or returns a negative errno.
int calsa_open_wake(void);

#pragma clang assume_nonnull end
#endif
