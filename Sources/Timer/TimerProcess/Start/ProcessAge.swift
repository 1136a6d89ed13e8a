internal import Glibc

/// The least age of the process when its program begins.
///
/// A program doesn't know how long it took to load and link it. The time for which the process has
/// run is a lower bound, and close to its age: a start rarely waits.
package enum ProcessAge {
  /// The most processor time of a start: more was used by a program that this one replaced, since
  /// `execve` keeps the times of the process.
  private static let longestStart = Duration.milliseconds(5)

  /// The least age of this process.
  ///
  /// The corresponding C function is `clock_gettime`, with CLOCK_PROCESS_CPUTIME_ID.
  package static var least: Duration {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return .zero }
    return least(running: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }

  /// Returns the least age of a process that has run for a time; zero if it has run another program
  /// for long.
  package static func least(running time: Duration) -> Duration {
    time <= longestStart ? time : .zero
  }
}
