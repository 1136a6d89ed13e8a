import Glibc

/// The age of the process.
///
/// A program that is asked for the time after it was loaded and linked doesn't know how long that
/// took. The processor time of its process is a lower bound, and close on a machine with time to
/// spare.
package enum ProcessAge {
  /// The most processor time of a start; more was used by a program that this one replaced, since
  /// `execve` keeps the time of the process.
  static let longestStart = Duration.milliseconds(5)

  /// The time for which the process has existed at least; zero if another program has used it.
  ///
  /// The corresponding C function is `clock_gettime`, with CLOCK_PROCESS_CPUTIME_ID.
  package static var least: Duration {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return .zero }
    return age(after: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }

  /// Returns the least age of a process that has used an amount of processor time.
  static func age(after processorTime: Duration) -> Duration {
    processorTime <= longestStart ? processorTime : .zero
  }
}
