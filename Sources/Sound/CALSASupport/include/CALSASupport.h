// What Swift can't say to ALSA and to the kernel: the variadic error handler, waiting for a counter, a thread's name.
// The functions of libasound that Alarms calls are defined here, too; see load.c.
#ifndef CALSASUPPORT_H
#define CALSASUPPORT_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Waits until a counter, eventfd(2), is raised or `nanoseconds` have passed; negative for without end.
/// Returns 1 when it was raised, else 0.
int calsa_wait(int wake, int64_t nanoseconds);

/// Gives the calling thread the name that system tools show; at most 15 bytes.
void calsa_name_thread(const char *name);

/// Blocks in the calling thread all signals but those that report a crash, and saves what was
/// blocked before, for `calsa_restore_signals`, in a thread-local place.
void calsa_block_signals(void);

/// Blocks again what was blocked before `calsa_block_signals`.
void calsa_restore_signals(void);

/// Keeps libasound from writing to the terminal, in all threads: call it before all other calls to
/// ALSA. What it has to say is kept for the thread it says it in.
void calsa_be_quiet(void);

/// Forgets what libasound said in this thread.
void calsa_clear_text(void);

/// The last line that libasound said in this thread since it was cleared; empty when there is none.
/// It stays valid until the thread's next call to ALSA.
const char *calsa_text(void);

#pragma clang assume_nonnull end
#endif
