internal import Glibc
internal import Synchronization

/// A check of whether the system allows this process more threads.
package enum ThreadSupply {
  /// Whether enough threads can be started, as a trial shows.
  ///
  /// If Dispatch can't create a thread, the thread that requested it blocks until another one of
  /// Dispatch ends, which takes six seconds or forever.
  package static let suffices = allows(most)

  /// The number of threads at once that a ringing timer uses at most.
  private static let most = 8

  /// A lock on which the threads of a trial wait until all are started.
  private static let gate = Mutex(())

  private static func allows(_ count: Int) -> Bool {
    gate.withLock { _ in (0..<count).allSatisfy { _ in startThread() } }
  }

  /// Starts a thread that ends when the trial does, and returns whether it could be started.
  private static func startThread() -> Bool {
    var thread = pthread_t()
    let failure = unsafe pthread_create(
      &thread, nil,
      { _ in
        ThreadSupply.gate.withLock { _ in }
        return nil
      }, nil)
    return failure == 0 && pthread_detach(thread) == 0
  }

  /// The error message without enough threads.
  package static let shortage =
    "the system allows too few threads; a limit on processes or memory is too low"
}

extension Console {
  /// Ends the program with 71 (EX_OSERR) if the system allows it too few threads.
  package func requireThreads() {
    guard !ThreadSupply.suffices else { return }
    fail(ThreadSupply.shortage, status: 71)
  }
}
