import Foundation
package import Glibc

/// A program that runs on its own terminal, as a job of a shell that the test plays.
package final class TerminalSession {
  /// A change of the program's state.
  package enum Report: Hashable, Sendable {
    case started(pid_t)
    case stopped(by: Int32)
    case exited(Int32)
    case killed(by: Int32)
  }

  /// The options with which the program is started.
  package struct LaunchOptions: Sendable {
    /// Whether it is in the terminal's foreground.
    package var isForeground = true
    /// Whether its standard output is a pipe to the test instead of the terminal.
    package var pipesOutput = false
    /// A signal that it ignores from the start, or 0.
    package var ignored: Int32 = 0
    /// The maximum number of open descriptors; `nil` for the default.
    package var descriptors: Int?
    /// Variables of its environment, as `NAME=value`, before the usual ones.
    package var environment: [String] = []
    /// Whether the terminal replies to the query for its device attributes; else, the test does.
    package var replies = true
    /// The window's size.
    package var columns: UInt16 = 40, rows: UInt16 = 12

    /// Creates the default options.
    package init() {}
  }

  /// The terminal.
  package let terminal: PseudoTerminal
  /// The program's home folder, unless its environment names one: nothing of the machine's is
  /// touched.
  private let home: TemporaryFolder
  /// The line settings before the program started.
  package let lineBefore: String
  /// The bytes that the terminal has received.
  package private(set) var received: [UInt8] = []
  /// The output on its piped standard output.
  package private(set) var piped = ""
  /// Whether the terminal reads what it is sent.
  package var isReading = true

  private let replies: Bool
  private var reports: [Report] = []
  private var unread = ""
  private var program: pid_t = 0
  private let shell: pid_t
  private var commands: Int32
  private let news: Int32
  private var output: Int32

  /// Starts a program that was built beside the tests; `nil` on failure.
  package convenience init?(
    _ name: String, _ arguments: [String], _ options: LaunchOptions = LaunchOptions()
  ) {
    self.init(path: builtProgram(name), arguments, options)
  }

  /// Starts any program; `nil` on failure.
  package init?(path: String, _ arguments: [String], _ options: LaunchOptions) {
    guard let home = try? TemporaryFolder(),
      let terminal = PseudoTerminal(columns: options.columns, rows: options.rows),
      let commandPipe = Pipe(), let newsPipe = Pipe(), let outputPipe = Pipe()
    else { return nil }
    (self.terminal, self.home) = (terminal, home)
    lineBefore = terminal.line
    replies = options.replies
    (commands, news, output) = (commandPipe.writing, newsPipe.reading, outputPipe.reading)
    let hasHome = options.environment.contains { $0.hasPrefix("HOME=") }
    let words =
      [
        builtProgram("jobshell"), terminal.path, options.pipesOutput ? "3" : "-1",
        options.isForeground ? "fg" : "bg", "\(options.ignored)", path,
      ] + arguments
    shell = spawn(
      words, input: commandPipe.reading, output: newsPipe.writing,
      third: options.pipesOutput ? outputPipe.writing : nil,
      more: options.environment + (hasHome ? [] : ["HOME=\(home.path)"])
        + (options.descriptors.map { ["JOB_DESCRIPTORS=\($0)"] } ?? []))
    for end in [commandPipe.reading, newsPipe.writing, outputPipe.writing] { close(end) }
    for end in [news, output] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    guard shell > 0, case .started(let program) = next() else { return nil }
    self.program = program
  }

  deinit {
    if program > 0 { kill(program, SIGKILL) }
    if shell > 0 { kill(shell, SIGKILL) }
    for end in [commands, news] { close(end) }
    closeOutput()
    var status: Int32 = 0
    if shell > 0 { unsafe waitpid(shell, &status, 0) }
  }

  /// The effect of the bytes so far on the terminal.
  package var trace: TerminalTrace { TerminalTrace(received) }

  /// Sends the program a signal.
  package func send(_ signal: Int32) { kill(program, signal) }

  /// Continues the stopped program in the foreground.
  package func bringBack() { _ = unsafe write(commands, "f", 1) }

  /// Closes the read end of the program's piped output.
  package func closeOutput() {
    guard output >= 0 else { return }
    close(output)
    output = -1
  }

  /// Receives output until a condition holds; returns whether it did in time.
  package func wait(_ limit: Duration = .seconds(60), until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + limit
    while true {
      takeIn()
      if condition() { return true }
      guard ContinuousClock.now < end else { return false }
      waitForAny()
    }
  }

  /// Waits until the program's text contains the given words.
  package func waitForText(_ words: String) -> Bool {
    // Blanks that are already there aren't sent.
    let letters = words.filter { $0 != " " }
    return wait { trace.text.filter { $0 != " " }.contains(letters) }
  }

  /// Returns the next report about the program; `nil` if none arrives in time.
  package func next(_ limit: Duration = .seconds(60)) -> Report? {
    guard wait(limit, until: { !reports.isEmpty }) else { return nil }
    return reports.removeFirst()
  }

  private func takeIn() {
    // The report of its end first: everything that it wrote before can be read afterward.
    unread += String(decoding: readAvailable(news), as: UTF8.self)
    // A terminal returns a few kilobytes at a time.
    while isReading {
      let piece = terminal.read()
      if piece.isEmpty { break }
      received += piece
      // A query that is cut in two gets no reply; programs send it in one write.
      if replies, piece.containsQuery { terminal.type("\u{1B}[?62c") }
    }
    if output >= 0 { piped += String(decoding: readAvailable(output), as: UTF8.self) }
    while let end = unread.firstIndex(of: "\n") {
      if let report = Report(unread[..<end]) { reports.append(report) }
      unread.removeSubrange(...end)
    }
  }

  private func waitForAny() {
    var ends = [pollfd(fd: news, events: Int16(POLLIN), revents: 0)]
    if isReading { ends.append(pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0)) }
    _ = unsafe poll(&ends, nfds_t(ends.count), 20)
  }
}

extension [UInt8] {
  /// Whether the bytes contain the query for the device attributes.
  fileprivate var containsQuery: Bool {
    let query = Array("\u{1B}[c".utf8)
    return indices.contains { self[$0...].starts(with: query) }
  }
}

extension TerminalSession.Report {
  fileprivate init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 2, let number = Int32(words[1]) else { return nil }
    switch words[0] {
    case "started": self = .started(number)
    case "stopped": self = .stopped(by: number)
    case "exited": self = .exited(number)
    case "killed": self = .killed(by: number)
    default: return nil
    }
  }
}
