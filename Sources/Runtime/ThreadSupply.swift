internal import CSystem

/// Whether the system lets this process have threads.
package enum ThreadSupply {
  /// What Dispatch takes for its own thread, for records and their disk, for what is left over, for sounds
  /// and their preparation, and for settings.
  private static let needed: Int32 = 7

  /// Whether there are enough threads for records and sounds; it takes some 50 µs to find out.
  ///
  /// Dispatch waits forever for a thread that can't be made, on the thread that asked for it.
  package static var suffices: Bool { csystem_try_threads(needed) == 0 }
}

extension Console {
  /// Ends the program with 71 (EX_OSERR) if the system lets it have too few threads.
  package func requireThreads() {
    guard !ThreadSupply.suffices else { return }
    fail("the system allows no more threads; a limit on processes or memory is too low", status: 71)
  }
}
