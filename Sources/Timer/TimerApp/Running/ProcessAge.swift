internal import Files
internal import Glibc

/// The age of the process when its program begins.
///
/// A program doesn't know how long it took to load and link it. The time for which the process has
/// run or waited for a processor is a lower bound, and close to its age: a start rarely waits for
/// anything else.
enum ProcessAge {
  /// The most processor time of a start: more was used by a program that this one replaced, since
  /// `execve` keeps the times of the process.
  private static let longestStart = Duration.milliseconds(5)
  /// The most time for which a new process neither runs nor waits for a processor: an older one
  /// waited for something in another program.
  ///
  /// Half of it is the precision of the creation time.
  private static let longestPause = Duration.milliseconds(20)

  /// The time for which the first thread of a process has waited for a processor, and the processor
  /// time of all threads.
  typealias Times = (queued: Duration, processor: Duration)

  /// The times of this process; zero if they aren't known.
  static var times: Times { (queuedTime, processorTime) }

  /// The corresponding C function is `clock_gettime`, with CLOCK_PROCESS_CPUTIME_ID.
  private static var processorTime: Duration {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return .zero }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The second field of `/proc/self/schedstat`, in nanoseconds.
  private static var queuedTime: Duration {
    guard let bytes = try? RegularFile.read("/proc/self/schedstat", upTo: 256) else { return .zero }
    return .nanoseconds(StatusText.word(1, of: bytes[...]).flatMap { Int64($0) } ?? 0)
  }

  /// Returns the least age of this process at a reading of CLOCK_BOOTTIME, given its times just
  /// before; zero if it has run another program for long.
  static func least(after times: Times, at time: Duration) -> Duration {
    // Field 22 of /proc/self/stat is the time of creation, rounded down to ticks of 10 ms.
    guard let ticks = ProcessStatus.own.flatMap({ Int64($0.start) }) else { return .zero }
    let creation = Duration.seconds(1) / sysconf(Int32(_SC_CLK_TCK)) * ticks
    return least(after: times, sinceCreation: time - creation)
  }

  /// Returns the least age of a process, given its times, and its age or up to 10 ms more.
  static func least(after times: Times, sinceCreation age: Duration) -> Duration {
    let least = times.queued + times.processor
    guard times.processor <= longestStart, least <= age, age - least <= longestPause else {
      return .zero
    }
    return least
  }
}
