// What Swift's Glibc module lacks: epoll, timerfd, and functions that must be async-signal-safe.
#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <termios.h>
#include <time.h>

#pragma clang assume_nonnull begin

/// Makes all threads share one heap: the few threads take turns anyway, and a heap for each would
/// cost more memory than the whole program uses.
void csystem_share_heap(void);

/// Returns the words of the command line, as the standard library of Swift expects them, and stores their
/// number.
char *_Nullable *_Nonnull _swift_stdlib_getUnsafeArgvArgc(int *count);

/// Returns the number of words of the command line, with the program's name.
int csystem_argument_count(void);

/// Returns a word of the command line, from 0; null if there is none.
const char *_Nullable csystem_argument(int index);

/// The most characters of the name of a commit.
enum { CSYSTEM_COMMIT_CAPACITY = 16 };

/// Returns a character of the name of the commit that was built, from 0; 0 after the last one.
int csystem_commit_character(int index);

/// Returns free memory to the system.
void csystem_trim_heap(void);

/// Returns 1 if both descriptors are the same terminal, whatever name it was opened by; else 0.
int csystem_is_same_terminal(int one, int other);

/// Returns a descriptor that becomes readable when a process ends, or a negative errno.
int csystem_open_process(int process);

/// Sets the name of the process as pgrep(1) and top(1) show it, if the main thread calls it; the system
/// keeps 15 bytes.
void csystem_name_process(const char *name);

/// Opens a file in memory, closed on exec; returns its descriptor or a negative errno.
int csystem_open_memory(void);

/// Opens a pipe whose ends are closed on exec; returns 0 or a negative errno.
int csystem_open_pipe(int *reading, int *writing);

/// Closes a descriptor and all above it.
void csystem_close_from(int first);

enum { CSYSTEM_STREAMS = 4 };
/// What a stream of a program is instead of a descriptor: that of this process, or `/dev/null`.
enum { CSYSTEM_INHERITED = -1, CSYSTEM_DISCARDED = -2 };
/// What a program leads: a process group, which the keyboard's signals don't reach, or a session, which
/// has no terminal either.
enum { CSYSTEM_LEADS_GROUP = 1, CSYSTEM_LEADS_SESSION = 2 };

/// The group and the signals of a program.
struct csystem_job {
  int leads;
  /// The signal that it gets when this process ends, in whatever way, if the main thread started it
  /// (PR_SET_PDEATHSIG); 0 for none.
  int signal_at_end;
  /// The signals with their default actions, besides those that are handled here, and the blocked ones;
  /// bit n - 1 is signal n.
  uint64_t standard, blocked;
};

/// Starts a program and returns its process or a negative errno.
///
/// As with execvp(3), a name without a slash is looked up in `PATH`, and a script without a shebang line
/// is run by sh. `streams` are the descriptors that become its first four.
int csystem_start(const char *name, char *_Nullable const *_Nonnull words,
                  char *_Nullable const *_Nonnull variables, const int *streams,
                  struct csystem_job job);

/// Returns the signals that a shell doesn't leave ignored; bit n - 1 is signal n.
uint64_t csystem_job_signals(void);

/// Returns 1 if a signal is ignored, else 0.
int csystem_is_ignored(int signal);

/// Returns the set of ignored signals; bit n - 1 is signal n.
uint64_t csystem_ignored_signals(void);

/// Restores the default actions of handled signals and of those that a shell doesn't ignore, and
/// unblocks all: for a child process.
void csystem_reset_signals(void);

/// Returns the flag of open(2) for a file without a name.
int csystem_unnamed_file_flag(void);

/// Opens the pipe on which signals arrive, each as one byte (its number), and returns the
/// non-blocking reading end or a negative errno.
int csystem_open_signal_pipe(void);

/// Sends a signal to the pipe from now on. Returns 1; 0 if the signal was ignored, which it
/// remains; or a negative errno.
///
/// A deadly signal kills the process if it arrives again while the first has been unanswered for
/// the time of `csystem_set_patience`, because the main thread hangs. The guard restores the
/// terminal.
int csystem_watch_signal(int signal, int is_deadly);

/// Sets how long a deadly signal may go unanswered, in milliseconds; the default is 2000.
void csystem_set_patience(long milliseconds);

/// Records that the main thread is alive, which answers all signals so far.
void csystem_note_progress(void);

/// Restores the default action of a signal and raises it, which ends or stops the process.
void csystem_take_default_action(int signal);

/// The number of bytes that the guard holds.
enum { CSYSTEM_GUARD_CAPACITY = 1024 };

/// Arranges for a crash (SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV) to write the bytes to
/// `fd` and to set its line discipline to `line`. The bytes are copied; if there are more than
/// CSYSTEM_GUARD_CAPACITY, none are written.
void csystem_guard_terminal(int fd, const struct termios *line,
                            const unsigned char *_Nullable bytes, size_t count);

/// Restores the terminal if it is guarded; async-signal-safe.
void csystem_restore_guarded_terminal(void);

/// Removes the guard.
void csystem_unguard_terminal(void);

// Unix sockets: non-blocking, closed on exec. A path of more than 107 bytes is ENAMETOOLONG.

/// Opens a stream socket that is bound to a path but doesn't listen yet; returns its descriptor or a
/// negative errno.
int csystem_bind_socket(const char *path);

/// Opens a stream socket that is connected to the one at a path; returns its descriptor or a
/// negative errno: EAGAIN if too many connections wait to be accepted there.
int csystem_connect_socket(const char *path);

/// Returns 1 if a process holds the stream socket at a path, 0 if none does, or a negative errno;
/// the process doesn't notice.
int csystem_probe_socket(const char *path);

/// Accepts a connection; returns its descriptor or a negative errno.
int csystem_accept_socket(int listener);

/// Sets the user of the process that connected a socket; returns 0 or a negative errno.
int csystem_read_peer_user(int descriptor, uint32_t *user);

/// Returns the process at the other end of a connected socket, or a negative errno: for a socket that
/// connected, the process that listened first; 0 if it is in another namespace.
int csystem_read_peer_process(int descriptor);

/// Opens an inotify descriptor that is readable when names appear in a folder or vanish from it, or
/// when the folder itself may have vanished;
/// returns it or a negative errno.
int csystem_watch_folder(const char *path);

/// Reads all events of such a descriptor; returns 1 if the system has ended a watch, since the folder
/// was removed, else 0.
int csystem_clear_watch(int descriptor);

/// Opens a counter, eventfd(2), that never blocks; returns its descriptor or a negative errno.
int csystem_open_counter(void);

// The two functions of libdispatch with which a foreign event loop serves the main queue, made for
// CoreFoundation.

/// Returns the eventfd that is readable while blocks wait in the main queue; libdispatch owns it.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs the blocks that wait in the main queue; must be called on the main thread.
void _dispatch_main_queue_callback_4CF(void *_Nullable message);

#pragma clang assume_nonnull end
#endif
