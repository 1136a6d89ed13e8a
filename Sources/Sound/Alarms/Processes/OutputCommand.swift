internal import CSystem
internal import Glibc
internal import System
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

    package init(time: Duration = .seconds(10), bytes: Int = 4 << 20) {
      (self.time, self.bytes) = (time, bytes)
    }
  }

  private let limits: Limits
  private let id: pid_t
  private let process: OwnedDescriptor
  private let timer: OwnedDescriptor
  /// The set, which is readable when any of the other descriptors is.
  private let events: ReadySet
  /// The reading ends of the pipes, until they end.
  private var output: OwnedDescriptor?
  private var errors: OwnedDescriptor?
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
    let output: DescriptorPipe, errors: DescriptorPipe, events: ReadySet, timer: OwnedDescriptor
    do throws(ErrorNumber) {
      (output, errors, events) = try (DescriptorPipe(), DescriptorPipe(), ReadySet())
      timer = OwnedDescriptor(try check { timerfd_create(CLOCK_MONOTONIC, Self.timerFlags) })
    } catch { throw .noDescriptors }
    for pipe in [output, errors] { Descriptor.setNonBlocking(pipe.reading.number) }
    var spawn = Spawn(silent: program, Array(words.dropFirst()))
    (spawn.variables, spawn.leads, spawn.signalAtEnd) = (variables, .session, SIGKILL)
    spawn.output = .descriptor(output.writing.number)
    spawn.errors = .descriptor(errors.writing.number)
    do throws(ErrorNumber) { (id, process) = try spawn.startWatched() } catch {
      let hasDescriptors = error.code != EMFILE && error.code != ENFILE
      throw hasDescriptors ? .unstartable(words.first ?? "") : .noDescriptors
    }
    self.limits = limits
    (self.timer, self.events) = (timer, events)
    (self.output, self.errors) = (output.reading, errors.reading)
    for descriptor in [output.reading, errors.reading, process, timer] {
      try? events.add(descriptor.number)
    }
    arm(in: limits.time)
  }

  /// Kills the program if it is running.
  deinit {
    guard !isOver else { return }
    kill(-id, SIGKILL)
    // Nothing else reaps it; a process that is stuck in the system isn’t waited for any longer.
    Descriptor.isReady(process.number, within: .seconds(1))
    _ = ProcessEnding.now(of: id)
  }

  /// The number of chunks of standard error that a pipe can hold when the process ends.
  private static let mostPieces = 16
  /// The most bytes that are read at once.
  private static let longestPiece = 1 << 16
  private static let timerFlags = Int32(TFD_CLOEXEC | TFD_NONBLOCK)

  private static func program(_ words: [String], in path: SearchPath) throws(StartError) -> String {
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
  package var descriptor: Int32 { events.descriptor }

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

  private var hasEnded: Bool { Descriptor.isReady(process.number) }

  private func reap() -> Ending {
    // Until it is reaped, no other group can have its ID.
    if decided != nil { kill(-id, SIGKILL) }
    let ending = ProcessEnding.wait(for: id)
    isOver = true
    (output, errors) = (nil, nil)
    if let decided { return decided }
    guard let ending else { return .stopped }
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
    switch read(output) {
    case .nothing: return false
    case .end: events.remove(output.number)
    case .bytes(let piece):
      bytes += piece
      if bytes.count <= limits.bytes { return true }
      bytes = []
      events.remove(output.number)
      if decided == nil { end(as: .tooLong(limits.bytes)) }
    }
    self.output = nil
    return false
  }

  /// Reads a chunk of standard error.
  private func readErrors() {
    guard let errors else { return }
    switch read(errors) {
    case .nothing: return
    case .bytes(let piece): complaint.append(piece)
    case .end:
      events.remove(errors.number)
      self.errors = nil
    }
  }

  private func read(_ descriptor: OwnedDescriptor) -> Descriptor.Received {
    (try? Descriptor.receive(descriptor.number, upTo: Self.longestPiece)) ?? .end
  }

  private func arm(in time: Duration) {
    let (seconds, attoseconds) = max(time, .nanoseconds(1)).components
    var setting = itimerspec()
    setting.it_value = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    unsafe timerfd_settime(timer.number, 0, &setting, nil)
  }

  /// Whether the timer has fired since it was asked last.
  private var isTimeOver: Bool { Descriptor.clear(timer.number) }
}
