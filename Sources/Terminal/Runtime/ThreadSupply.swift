internal import Glibc

/// A check of whether the system allows this process another thread.
package enum ThreadSupply {
  /// Whether a thread can be started, as a trial shows.
  ///
  /// Dispatch blocks forever if it can't create a thread, on the thread that requested it.
  package static var suffices: Bool {
    var thread = pthread_t()
    guard unsafe pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return false }
    return pthread_join(thread, nil) == 0
  }

  /// The error message without another thread.
  package static let shortage =
    "the system allows no more threads; a limit on processes or memory is too low"
}

extension Console {
  /// Ends the program with 71 (EX_OSERR) if the system allows it no thread.
  package func requireThreads() {
    guard !ThreadSupply.suffices else { return }
    fail(ThreadSupply.shortage, status: 71)
  }
}
