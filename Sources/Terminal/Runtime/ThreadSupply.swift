internal import Glibc
internal import Synchronization

/// A check of whether the system allows this process more threads.
package enum ThreadSupply {
  /// Whether enough threads can be started, as a trial shows.
  ///
  /// If Dispatch can't create a thread, the thread that requested it blocks until another one of
  /// Dispatch ends, which takes six seconds or forever.
  package static let suffices = allows(most)

  /// Whether one thread can be started, as a quicker trial shows: the one that saves the first
  /// record.
  fileprivate static var allowsOne: Bool { allows(1) }

  /// The number of threads at once that a ringing timer uses at most.
  private static let most = 8

  /// A lock on which the threads of a trial wait until all are started.
  private static let gate = Mutex(())

  private static func allows(_ count: Int) -> Bool {
    var threads: [pthread_t] = []
    gate.withLock { _ in
      while threads.count < count, let thread = startedThread() { threads.append(thread) }
    }
    // Dispatch may request its first thread at once, which must not depend on when these end.
    for thread in threads { pthread_join(thread, nil) }
    return threads.count == count
  }

  /// Starts a thread that ends when the gate opens; `nil` if the system doesn’t allow it.
  private static func startedThread() -> pthread_t? {
    var thread = pthread_t()
    let failure = unsafe pthread_create(
      &thread, nil,
      { _ in
        ThreadSupply.gate.withLock { _ in }
        return nil
      }, nil)
    return failure == 0 ? thread : nil
  }

  /// The error message without enough threads.
  package static let shortage =
    "the system allows too few threads; a limit on processes or memory is too low"
}

extension Console {
  /// Ends the program with 71 (EX_OSERR) if the system allows it too few threads.
  package func requireThreads() {
    if !ThreadSupply.suffices { fail(ThreadSupply.shortage, status: 71) }
  }

  /// Ends the program as `requireThreads` does if no thread can be started.
  ///
  /// One is enough for the first frame, and a trial of all takes longer than drawing it.
  package func requireFirstThread() {
    if !ThreadSupply.allowsOne { fail(ThreadSupply.shortage, status: 71) }
  }
}

extension Runner {
  /// Ends the program with 71 (EX_OSERR), with the terminal restored and after `cleanUp`, if the system
  /// allows it too few threads.
  package func requireThreads(_ console: Console, cleanUp: () -> Void = {}) {
    guard !ThreadSupply.suffices else { return }
    _ = terminal?.give()
    cleanUp()
    console.complain(ThreadSupply.shortage)
    _exit(71)
  }
}
