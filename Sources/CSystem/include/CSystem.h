// What Swift's Glibc module lacks: timerfd, and the few lines that must be async-signal-safe C.
#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <stddef.h>
#include <sys/timerfd.h>
#include <termios.h>
#include <time.h>

#pragma clang assume_nonnull begin

/// Lets all threads share one heap: the few that there are take turns anyway, and each heap of its
/// own would cost more memory than the whole program uses.
void csystem_share_heap(void);

/// Returns 1 when both descriptors are the same terminal, by whatever name it was opened; else 0.
int csystem_is_same_terminal(int one, int other);

/// Returns a descriptor that becomes readable when the process ends, or a negative errno.
int csystem_open_process(int process);

/// Opens a file in memory, closed on exec; returns a negative errno when that fails.
int csystem_open_memory(void);

/// Opens the pipe that signals arrive on, one byte (the signal's number) each, and returns its
/// reading end, non-blocking; or a negative errno.
int csystem_open_signal_pipe(void);

/// Sends a signal to the pipe from now on. Returns 1; 0 when it was ignored, which it stays; or a
/// negative errno.
int csystem_watch_signal(int signal);

/// Gives the signal its default action and sends it to this process: it dies or stops of it.
void csystem_take_default_action(int signal);

/// From now on, when this process crashes (SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV), first
/// writes `bytes` to `fd` and sets its line as in `line`. `bytes` must stay where it is.
void csystem_guard_terminal(int fd, const struct termios *line,
                            const unsigned char *bytes, size_t count);

/// Takes the guard back.
void csystem_unguard_terminal(void);

#pragma clang assume_nonnull end
#endif
