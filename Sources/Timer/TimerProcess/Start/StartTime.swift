internal import Clocks
internal import Glibc
internal import TerminalIO

/// A time on three clocks, from which any countdown is measured.
package struct StartTime: Hashable, Sendable {
  package var boottime: Duration
  package var monotonic: Duration
  package var realtime: Duration

  package static var now: StartTime {
    StartTime(
      boottime: SystemClock.boottime.now, monotonic: SystemClock.monotonic.now,
      realtime: SystemClock.realtime.now)
  }

  /// The time at which this process was created, as far as that is known, asked when its program
  /// begins.
  ///
  /// A program doesn't know how long it took to load and link it. The time for which the process has
  /// run is a lower bound, and close to its age: a start rarely waits.
  package static var ofProcess: StartTime {
    let (age, now) = (least(running: processorTime), now)
    return StartTime(
      boottime: now.boottime - age, monotonic: now.monotonic - age, realtime: now.realtime - age)
  }

  /// The most processor time of a start: more was used by a program that this one replaced, since
  /// `execve` keeps the times of the process.
  private static let longestStart = Duration.milliseconds(5)

  /// Returns the least age of a process that has run for a time; zero if it has run another program
  /// for long.
  static func least(running time: Duration) -> Duration { time <= longestStart ? time : .zero }

  /// The time for which the process has run.
  ///
  /// The corresponding C function is `clock_gettime`, with CLOCK_PROCESS_CPUTIME_ID.
  private static var processorTime: Duration {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return .zero }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
