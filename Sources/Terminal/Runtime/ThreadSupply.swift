internal import CSystem

/// A check of whether the system allows this process enough threads.
package enum ThreadSupply {
  /// The number of threads for Dispatch itself, records and their disk, leftovers, sounds and their
  /// preparation, and settings.
  private static let needed: Int32 = 7

  /// Whether there are enough threads for records and sounds.
  ///
  /// Dispatch blocks forever if it can't create a thread, on the thread that requested it. Creating
  /// them as a trial takes 0.3 ms, reading the limits a tenth of that.
  package static var suffices: Bool {
    ThreadLimits.now?.areAmple == true || csystem_try_threads(needed) == 0
  }
}

extension Console {
  /// Ends the program with 71 (EX_OSERR) if the system allows it too few threads.
  package func requireThreads() {
    guard !ThreadSupply.suffices else { return }
    fail("the system allows no more threads; a limit on processes or memory is too low", status: 71)
  }
}
