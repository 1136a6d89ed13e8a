internal import CSystem
internal import Clocks
internal import Glibc
internal import Runtime
internal import System
internal import TerminalIO
internal import TimerEnvironment
internal import Timers

/// The start of a countdown without a terminal.
///
/// The program starts itself again in a new session, and waits until that process reports the name
/// of its countdown.
@MainActor
package enum DetachedStart {
  /// The environment variable that marks the second process, with the descriptor for its report and
  /// the readings of the three clocks at the start of the first.
  private static let variable = "TIMER_DETACHED_START"

  /// The parameters that the second process receives.
  package struct Child {
    /// The descriptor for the report.
    package var descriptor: Int32
    /// The start of the first process.
    package var start: StartTime

    package init(descriptor: Int32, start: StartTime) {
      (self.descriptor, self.start) = (descriptor, start)
    }

    /// Parses the value of the variable; `nil` if it is invalid.
    package init?(setting: String) {
      let parts = setting.split(separator: " ").compactMap { Int64($0) }
      guard parts.count == 4, let descriptor = Int32(exactly: parts[0]), descriptor > 2 else {
        return nil
      }
      let times = parts.dropFirst().map { Duration.nanoseconds($0) }
      self.init(
        descriptor: descriptor,
        start: StartTime(boottime: times[0], monotonic: times[1], realtime: times[2]))
    }

    /// The value of the variable.
    var setting: String {
      let times = [start.boottime, start.monotonic, start.realtime].map {
        "\(Int64($0 / .nanoseconds(1)))"
      }
      return (["\(descriptor)"] + times).joined(separator: " ")
    }
  }

  /// The parameters from the first process; `nil` if this is the first process.
  package static let child: Child? = {
    guard let text = Console.environment(variable) else { return nil }
    unsafe unsetenv(variable)
    // It was started as /proc/self/exe, which pgrep and top would show.
    unsafe csystem_name_process(CalledName.own.text)
    guard let child = Child(setting: text), fcntl(child.descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
      return nil
    }
    // The parent of the first process may wait until its other descriptors are closed.
    csystem_close_from(child.descriptor + 1)
    return child
  }()

  /// The result of a start.
  package enum Launch: Hashable {
    /// The countdown is running, with its name and the echo of its time.
    case started(name: String, echo: String?)
    /// The process couldn't be started, or exited with a status after reporting the reason itself.
    case failed(status: Int32, why: String? = nil)
  }

  /// A program to start, and its name as argument 0.
  package struct Executable {
    package var path: String
    package var name: String

    /// This program.
    package static var own: Executable {
      Executable(path: "/proc/self/exe", name: ProgramArguments.all.first ?? CalledName.own.text)
    }
  }

  /// Starts the countdown, prints its name, and exits.
  package static func run(_ start: StartTime) -> Never {
    switch launch(ProgramArguments.words, start, isSilent: false) {
    case .failed(let status, nil): exit(status)
    case .failed(let status, let why?): Console.timer.fail(why, status: status)
    case .started(let name, let echo):
      if StandardStreams.isTerminal(1), let echo {
        let shown = echo.hasPrefix("\(name): ") ? echo : "\(name): \(echo)"
        Console.timer.print("\(shown) · \(CalledName.own.command("attach", name))")
      } else {
        Console.timer.output(name)
      }
      exit(0)
    }
  }

  /// Starts the countdown of a command line and waits until it is running; a silent one doesn't
  /// write to the streams of this process.
  package static func launch(
    _ words: [String], _ start: StartTime, of program: Executable = .own, isSilent: Bool = true,
    patience: Duration = silentPatience
  ) -> Launch {
    let (process, report): (Int32, OwnedDescriptor)
    do throws(ErrorNumber) {
      (process, report) = try spawn(program, words, start, isSilent: isSilent)
    } catch { return .failed(status: 71, why: "the countdown can’t be started: \(error)") }
    // A program with a screen must not block indefinitely.
    let end = SystemClock.monotonic.now + patience
    // A signal ends a wait early.
    while isSilent, !Descriptor.isReady(report.number, within: end - SystemClock.monotonic.now) {
      guard SystemClock.monotonic.now < end else { return .failed(status: 69) }
    }
    guard let bytes = try? StandardStreams.read(report.number, upTo: longestReport), !bytes.isEmpty
    else {
      return .failed(status: ProcessEnding.wait(for: process)?.status ?? 71)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    let echo = lines.dropFirst().first.map {
      String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
    return .started(name: String(decoding: lines.first ?? [], as: UTF8.self), echo: echo)
  }

  /// The time limit for a silent start.
  static let silentPatience = Duration.seconds(5)
  /// The number that `Spawn.file` gets.
  private static let childDescriptor: Int32 = 3
  /// The maximum size of the report in bytes, as much as a pipe holds.
  private static let longestReport = 1 << 16

  /// Starts the process; returns its ID, and the reading end of the pipe for its report.
  private static func spawn(
    _ program: Executable, _ words: [String], _ start: StartTime, isSilent: Bool
  ) throws(ErrorNumber) -> (process: Int32, report: OwnedDescriptor) {
    // This process's writing end is closed on return, so that the end of the pipe is detected.
    let pipe = try DescriptorPipe()
    let child = Child(descriptor: childDescriptor, start: start)
    var spawn = Spawn(program.path, [program.name] + words)
    spawn.variables = ["\(variable)=\(child.setting)"]
    spawn.file = pipe.writing.number
    if isSilent { (spawn.input, spawn.output, spawn.errors) = (.discarded, .discarded, .discarded) }
    spawn.leads = .session
    // This process, a shell or nohup may ignore or block signals. The new process gets no signals
    // from the terminal, so any signal sent to it is deliberate.
    InheritedSignals.usual.apply(to: &spawn)
    return (try spawn.start(), pipe.reading)
  }

  /// Reports the name and the echo of the time, or else the line that was requested about the
  /// timer, and releases the shell's streams.
  package static func report(_ name: String, _ echo: String?, to descriptor: Int32) {
    StandardStreams.release()
    let lines = [name, echo].compactMap(\.self).map { "\($0)\n" }
    _ = StandardStreams.write(Array(lines.joined().utf8), to: descriptor)
    close(descriptor)
  }
}
