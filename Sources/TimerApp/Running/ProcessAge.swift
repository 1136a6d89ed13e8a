internal import Files
internal import Glibc

/// The age of the process when its program begins.
///
/// A program doesn't know how long it took to load and link it. The processor time of the process is
/// a lower bound, and close to its age on a machine with time to spare.
enum ProcessAge {
  /// The most processor time of a start: more was used by a program that this one replaced, since
  /// `execve` keeps the time of the process.
  private static let longestStart = Duration.milliseconds(5)
  /// The greatest age at the start: an older process waited for something in another program.
  private static let greatest = Duration.milliseconds(20)

  /// The processor time that the process has used; zero if it isn't known.
  ///
  /// The corresponding C function is `clock_gettime`, with CLOCK_PROCESS_CPUTIME_ID.
  static var processorTime: Duration {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return .zero }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Returns the least age of this process when it had used an amount of processor time, at a
  /// reading of CLOCK_BOOTTIME; zero if it ran another program before.
  static func least(after processorTime: Duration, at time: Duration) -> Duration {
    // Field 22 of /proc/self/stat is the time of creation, rounded down to ticks of 10 ms.
    guard let ticks = ProcessStatus(of: "self").flatMap({ Int64($0.start) }) else { return .zero }
    let creation = Duration.seconds(1) / sysconf(Int32(_SC_CLK_TCK)) * ticks
    return least(after: processorTime, sinceCreation: time - creation)
  }

  /// Returns the least age of a process that has used an amount of processor time, given its age or
  /// up to 10 ms more.
  static func least(after processorTime: Duration, sinceCreation age: Duration) -> Duration {
    processorTime <= longestStart && age <= greatest ? max(.zero, min(processorTime, age)) : .zero
  }
}
