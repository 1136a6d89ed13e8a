import Glibc

/// Returns whether a function raises SIGPIPE on this thread.
///
/// The system sends it to the thread that writes, where it stays pending while it is blocked, even if
/// the process ignores it.
func raisesPipeSignal(_ body: () -> Void) -> Bool {
  var pipe = sigset_t()
  var before = sigset_t()
  unsafe sigemptyset(&pipe)
  unsafe sigaddset(&pipe, SIGPIPE)
  unsafe pthread_sigmask(SIG_BLOCK, &pipe, &before)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
  body()
  var pending = sigset_t()
  unsafe sigpending(&pending)
  guard unsafe sigismember(&pending, SIGPIPE) == 1 else { return false }
  var signal: Int32 = 0
  unsafe sigwait(&pipe, &signal)
  return true
}
