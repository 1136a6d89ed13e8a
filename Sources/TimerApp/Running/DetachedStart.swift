internal import CSystem
internal import Clocks
internal import Glibc
internal import Runtime
internal import System
internal import TerminalIO

/// Starts a countdown without a terminal: the program starts itself again, in a session of its own,
/// and waits until that process reports the name of its countdown.
@MainActor
enum DetachedStart {
  /// The variable by which the second program knows that it is the countdown: the descriptor to write
  /// its name to, and the three clocks at the start of the first.
  private static let variable = "TIMER_DETACHED_START"

  /// The readings of the clocks at the start.
  typealias Clocks = (boottime: Duration, monotonic: Duration, realtime: Duration)

  /// A countdown that was started by another process.
  struct Child {
    /// The descriptor to which its name is written.
    var descriptor: Int32
    var start: Clocks

    /// Takes over what another process passes.
    init(descriptor: Int32, start: Clocks) { (self.descriptor, self.start) = (descriptor, start) }

    /// Reads the value of the variable; `nil` if it isn't one.
    init?(setting: String) {
      let parts = setting.split(separator: " ").compactMap { Int64($0) }
      guard parts.count == 4, let descriptor = Int32(exactly: parts[0]), descriptor > 2 else {
        return nil
      }
      let times = parts.dropFirst().map { Duration.nanoseconds($0) }
      self.init(descriptor: descriptor, start: (times[0], times[1], times[2]))
    }

    /// The value of the variable.
    var setting: String {
      let times = [start.boottime, start.monotonic, start.realtime].map {
        "\(Int64($0 / .nanoseconds(1)))"
      }
      return (["\(descriptor)"] + times).joined(separator: " ")
    }
  }

  /// The readings of the clocks now.
  static var clocks: Clocks {
    (SystemClock.boottime.now, SystemClock.monotonic.now, SystemClock.realtime.now)
  }

  /// The values that the first program passed to this one; `nil` if this is the first.
  static let child: Child? = {
    guard let text = Console.environment(variable) else { return nil }
    unsafe unsetenv(variable)
    // It was started by another path, which pgrep and top would show.
    unsafe csystem_name_process(CalledName.text)
    guard let child = Child(setting: text), fcntl(child.descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
      return nil
    }
    // Whoever started the first program may wait until its other descriptors are closed.
    csystem_close_from(child.descriptor + 1)
    return child
  }()

  /// What became of a start.
  enum Launch: Hashable {
    /// The countdown runs: its name, and how its time was understood.
    case started(name: String, echo: String?)
    /// The process has ended with a status, after it said why, or couldn't be started.
    case failed(status: Int32, why: String? = nil)
  }

  /// What is started, with its own name before the arguments.
  struct Program {
    var path: String
    var name: String

    /// This program.
    static var own: Program {
      Program(path: "/proc/self/exe", name: ProgramArguments.all.first ?? CalledName.text)
    }
  }

  /// Starts the countdown, prints its name and ends this program.
  static func run(_ start: Clocks) -> Never {
    switch launch(ProgramArguments.words, start, isSilent: false) {
    case .failed(let status, nil): exit(status)
    case .failed(let status, let why?): TimerTool.console.fail(why, status: status)
    case .started(let name, let echo):
      if StandardStreams.isTerminal(1), let echo {
        let shown = echo.hasPrefix("\(name): ") ? echo : "\(name): \(echo)"
        TimerTool.console.print("\(shown) · \(CalledName.command("attach", name))")
      } else {
        TimerTool.console.output(name)
      }
      exit(0)
    }
  }

  /// Starts the countdown of a command line and waits until it runs; a silent one writes nothing to the
  /// streams of this program.
  static func launch(
    _ words: [String], _ start: Clocks, of program: Program = .own, isSilent: Bool = true,
    patience: Duration = silentPatience
  ) -> Launch {
    let (process, report): (Int32, OwnedDescriptor)
    do throws(ErrorNumber) {
      (process, report) = try spawn(program, words, start, isSilent: isSilent)
    } catch { return .failed(status: 71, why: "the countdown can’t be started: \(error)") }
    // Whoever draws meanwhile doesn't wait forever.
    let end = SystemClock.monotonic.now + patience
    // A signal ends a wait early.
    while isSilent, !Descriptor.isReady(report.number, within: end - SystemClock.monotonic.now) {
      guard SystemClock.monotonic.now < end else { return .failed(status: 69) }
    }
    guard let bytes = try? StandardStreams.read(report.number, upTo: 4096), !bytes.isEmpty else {
      return .failed(status: ProcessEnding.wait(for: process)?.status ?? 71)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    let echo = lines.dropFirst().first.map {
      String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
    return .started(name: String(decoding: lines.first ?? [], as: UTF8.self), echo: echo)
  }

  /// How long a silent start may take.
  static let silentPatience = Duration.seconds(5)
  private static let childDescriptor: Int32 = 3

  /// Returns the process that was started, and the end of a pipe to which it reports.
  private static func spawn(
    _ program: Program, _ words: [String], _ start: Clocks, isSilent: Bool
  ) throws(ErrorNumber) -> (process: Int32, report: OwnedDescriptor) {
    // This program's own end for writing is closed on return, so that the end can be seen.
    let pipe = try DescriptorPipe()
    let child = Child(descriptor: childDescriptor, start: start)
    var spawn = Spawn(program.path, [program.name] + words)
    spawn.variables = ["\(variable)=\(child.setting)"]
    spawn.descriptor = (pipe.writing.number, childDescriptor)
    spawn.discardedStreams = isSilent ? [0, 1, 2] : []
    spawn.leadsSession = true
    // This program, a shell or nohup may ignore or block signals. The new process is out of the
    // terminal's reach, so a signal is always sent to it on purpose.
    InheritedSignals.usual.apply(to: &spawn)
    return (try spawn.start(), pipe.reading)
  }

  /// Reports the name and how the time was understood, and releases the streams of the shell.
  static func report(_ name: String, _ echo: String, to descriptor: Int32) {
    StandardStreams.release()
    _ = StandardStreams.write(Array((name + "\n" + echo + "\n").utf8), to: descriptor)
    close(descriptor)
  }
}
