internal import CSystem
internal import Glibc
internal import Texts

/// A program whose output is captured, run without a shell in its own session, so that it can't
/// write to the terminal.
///
/// It reads from `/dev/null`. The caller watches one descriptor and calls `proceed` whenever it is
/// readable; a timeout makes it readable too.
/// ```
/// loop.watch(command.descriptor) {
///   guard let ending = command.proceed() else { return }
///   loop.unwatch(command.descriptor)
///   …
/// }
/// ```
package final class OutputCommand {
  /// The limits of a command.
  package struct Limits: Hashable, Sendable {
    /// The time limit, not counting the machine's sleep.
    package var time: Duration
    /// The maximum number of bytes of output.
    package var bytes: Int
    /// The time between the request to end and a forced end.
    var grace = Duration.milliseconds(200)

    /// Creates limits.
    package init(time: Duration = .seconds(10), bytes: Int = 4 << 20) {
      (self.time, self.bytes) = (time, bytes)
    }
  }

  private let limits: Limits
  private let id: pid_t
  private let process: OutputDescriptor
  private let timer: OutputDescriptor
  /// An epoll instance, readable when any of the other descriptors is.
  private let events: OutputDescriptor
  /// The read ends of the pipes, until end of file.
  private var output: OutputDescriptor?
  private var errors: OutputDescriptor?
  private var bytes: [UInt8] = []
  private var complaint = Complaint()
  /// The ending determined before the process ended.
  private var decided: Ending?
  private var isOver = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The program’s name, which is looked up in `PATH`, or its path; and the arguments.
  ///   - variables: Variables in addition to those of this program, each as `NAME=value`.
  ///   - path: The folders of `PATH`.
  ///   - limits: The limits.
  /// - Throws: The reason the program can’t be started.
  package init(
    _ words: [String], variables: [String] = [], in path: SearchPath, limits: Limits = Limits()
  ) throws(StartError) {
    let program = try Self.program(words, in: path)
    guard let output = OutputPipe(), let errors = OutputPipe(),
      let events = OutputDescriptor(epoll_create1(Int32(EPOLL_CLOEXEC))),
      let timer = OutputDescriptor(timerfd_create(CLOCK_MONOTONIC, Self.timerFlags))
    else { throw .noDescriptors }
    var start = ProcessStart(
      path: program, arguments: Array(words.dropFirst()), variables: variables,
      output: output.writing.number, errors: errors.writing.number, leads: .session)
    start.endsWithProgram = true
    guard let id = start.spawn() else { throw .unstartable(words.first ?? "") }
    guard let process = OutputDescriptor(csystem_open_process(id)) else {
      kill(-id, SIGKILL)
      waitpid(id, nil, 0)
      throw .noDescriptors
    }
    (self.limits, self.id, self.process) = (limits, id, process)
    (self.timer, self.events) = (timer, events)
    (self.output, self.errors) = (output.reading, errors.reading)
    for descriptor in [output.reading, errors.reading, process, timer] { add(descriptor) }
    arm(in: limits.time)
  }

  /// Kills the program if it is running.
  deinit {
    guard !isOver else { return }
    kill(-id, SIGKILL)
    // Nothing else reaps it; a process stuck in the kernel isn’t waited for any longer.
    var ending = pollfd(fd: process.number, events: Int16(POLLIN), revents: 0)
    unsafe poll(&ending, 1, 1000)
    waitpid(id, nil, WNOHANG)
  }

  /// The number of chunks of standard error that a pipe can hold when the process ends.
  private static let mostPieces = 16
  private static let timerFlags = Int32(TFD_CLOEXEC | TFD_NONBLOCK)

  private static func program(
    _ words: [String], in path: SearchPath
  ) throws(StartError) -> String {
    guard let name = words.first, !name.isEmpty else { throw .empty }
    if PathText.hasSlash(name) {
      guard unsafe access(name, X_OK) == 0 else { throw .noProgram(name) }
      return name
    }
    guard let program = path.find(name) else { throw .notFound(name) }
    return program
  }
}

// MARK: - Running

extension OutputCommand {
  /// The descriptor that is readable when there is something to do.
  package var descriptor: Int32 { events.number }

  /// Reads available output, enforces the limits, and returns how the command ended, once; `nil`
  /// while it runs and afterward.
  ///
  /// A command has ended when its process has, even if others hold its output open.
  package func proceed() -> Ending? {
    guard !isOver else { return nil }
    // Checked before reading, so that the last output isn’t missed, and before the time limit,
    // because this program may have been stopped meanwhile.
    let hasEnded = hasEnded
    if !hasEnded, isTimeOver {
      decided == nil ? end(as: .timedOut(limits.time)) : signal(SIGKILL)
    }
    readOutput()
    readErrors()
    guard hasEnded else { return nil }
    while readOutput() {}
    // Other processes may keep writing.
    for _ in 0..<Self.mostPieces { readErrors() }
    return reap()
  }

  /// Asks the command to end, and kills it after a grace period; `proceed` then returns `stopped`.
  package func stop() {
    if !isOver, decided == nil { end(as: .stopped) }
  }

  private var hasEnded: Bool {
    var ready = pollfd(fd: process.number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&ready, 1, 0) > 0
  }

  private func reap() -> Ending {
    // Until it is reaped, no other group can have its ID.
    if decided != nil { kill(-id, SIGKILL) }
    var status: Int32 = 0
    unsafe waitpid(id, &status, 0)
    isOver = true
    (output, errors) = (nil, nil)
    if let decided { return decided }
    let signal = status & 0x7F
    let ending = signal == 0 ? ShellCommand.Ending.exited(status >> 8 & 0xFF) : .killed(by: signal)
    return ending.succeeded
      ? .output(bytes) : .failed(ending, output: bytes, complaint: complaint.lastLine)
  }

  private func end(as ending: Ending) {
    decided = ending
    signal(SIGTERM)
    arm(in: limits.grace)
  }

  private func signal(_ number: Int32) {
    kill(-id, number)
    // Processes stopped by Ctrl-Z must be continued to receive the signal.
    kill(-id, SIGCONT)
  }
}

// MARK: - Descriptors

extension OutputCommand {
  /// Reads a chunk of standard output; returns whether there may be more.
  @discardableResult
  private func readOutput() -> Bool {
    guard let output else { return false }
    switch OutputPipe.read(output) {
    case .nothing: return false
    case .end: remove(output)
    case .bytes(let piece):
      bytes += piece
      if bytes.count <= limits.bytes { return true }
      bytes = []
      remove(output)
      if decided == nil { end(as: .tooLong(limits.bytes)) }
    }
    self.output = nil
    return false
  }

  /// Reads a chunk of standard error.
  private func readErrors() {
    guard let errors else { return }
    switch OutputPipe.read(errors) {
    case .nothing: return
    case .bytes(let piece): complaint.append(piece)
    case .end:
      remove(errors)
      self.errors = nil
    }
  }

  private func add(_ descriptor: OutputDescriptor) {
    var event = unsafe epoll_event()
    unsafe event.events = EPOLLIN.rawValue
    unsafe epoll_ctl(events.number, EPOLL_CTL_ADD, descriptor.number, &event)
  }

  private func remove(_ descriptor: OutputDescriptor) {
    epoll_ctl(events.number, EPOLL_CTL_DEL, descriptor.number, nil)
  }

  private func arm(in time: Duration) {
    let (seconds, attoseconds) = max(time, .nanoseconds(1)).components
    var setting = itimerspec()
    setting.it_value = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    unsafe timerfd_settime(timer.number, 0, &setting, nil)
  }

  /// Whether the timer has fired since the last read.
  private var isTimeOver: Bool {
    var count: UInt64 = 0
    return unsafe Glibc.read(timer.number, &count, MemoryLayout<UInt64>.size) > 0
  }
}
