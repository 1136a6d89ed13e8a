package import Alarms
package import Control
internal import Journal
package import Reports
package import Runtime
package import System
package import TestSupport
internal import Testing
internal import TimerEnvironment
package import TimerProcess

/// The surroundings of a handler: a folder with its sockets and files, other processes that ask it, and
/// lists of everything else that it does.
@MainActor
package final class HandlerFixture {
  package let folder: TemporaryFolder
  /// Returns a variable's value.
  package let environment: @Sendable (String) -> String?
  /// What was printed, and what was written to standard error.
  package private(set) var printed: [String] = []
  package private(set) var said: [String] = []
  package private(set) var complaints: [String] = []
  /// Whether each sweep names what is unfinished.
  package private(set) var sweeps: [Bool] = []
  /// The sentence about what a sweep finds, and the unfinished timers.
  package var found: (words: String?, records: [TimerRecord]) = (nil, [])
  /// The players of alarms, the oldest first.
  package private(set) var ringers: [FakeRinger] = []
  /// The file that stands for standard error in other programs, if there is one.
  package var errors: OwnedDescriptor?
  /// The commands that followed the end, and what happens while one runs.
  package private(set) var commands: [[String]] = []
  package var command: @MainActor () -> ProcessEnding = { .exited(0) }
  /// The commands that replaced the program.
  package private(set) var replacements: [[String]] = []
  /// The countdowns that were started in the background, and what becomes of one.
  package private(set) var launches: [[String]] = []
  package var launch: @MainActor () -> DetachedStart.Launch = { .started(name: "", echo: nil) }
  /// Whether alarms that are asked for are prepared later.
  package var holdsAlarms = false
  private var held: [@MainActor () -> Void] = []
  private var clients: [HandlerClient] = []

  package init() throws {
    let folder = try TemporaryFolder()
    folder.setMode(0o700, of: ".")
    let path = folder.path
    self.folder = folder
    environment = {
      ["HOME": path, "XDG_RUNTIME_DIR": path, "XDG_STATE_HOME": path][$0]
    }
  }

  /// A time that any disk and any command needs less than.
  private static let enough = Duration.seconds(60)

  package var patience: RunRegistration.Patience {
    var patience = HandlerDependencies().patience
    (patience.change, patience.end) = (Self.enough, Self.enough)
    return patience
  }

  package func dependencies(output: Int32 = 1) -> HandlerDependencies {
    var dependencies = HandlerDependencies()
    dependencies.environment = environment
    dependencies.output = output
    dependencies.errors = { [self] in errors?.number ?? 2 }
    dependencies.print = { [self] in printed.append($0) }
    dependencies.say = { [self] in said.append($0) }
    dependencies.complain = { [self] in complaints.append($0) }
    dependencies.isolateStandardError = {}
    dependencies.patience = patience
    dependencies.hookPatience = Self.enough
    dependencies.sweep = { [self] in
      sweeps.append($1 != nil)
      if let words = found.words { $1?(words) }
    }
    dependencies.findUnfinished = { [self] offer in offer(found.records, "b") }
    dependencies.isUnfinished = { [self] name, _ in found.records.contains { $0.name == name } }
    dependencies.launch = { [self] words in
      launches.append(words)
      return launch()
    }
    dependencies.runCommand = { [self] words, _ in
      commands.append(words)
      return command()
    }
    dependencies.stopPrograms = {}
    dependencies.replaceProcess = { [self] in replacements.append($0) }
    dependencies.ringer = { [self] setup, _, report in
      let ringer = FakeRinger(setup, report)
      ringers.append(ringer)
      return ringer
    }
    dependencies.prepare = { [self] work, done in
      if holdsAlarms { held.append { done(work()) } } else { done(work()) }
    }
    return dependencies
  }

  /// Prepares the alarms that were held.
  package func prepareHeldAlarms() {
    let alarms = held
    held = []
    for prepare in alarms { prepare() }
  }

  /// The player of the alarm on a device.
  package func ringer(on device: String) throws -> FakeRinger {
    let found = ringers.first { $0.setup.device == device }
    return try #require(found)
  }

  /// Returns an alarm that is known by its device.
  package static func alarm(on device: String, note: String? = nil) -> Alarm {
    let setup = Ringer.Setup(
      AlarmPlaylist(tracks: []), device: device, hasBell: true, path: SearchPath(nil))
    return Alarm(setup: setup, speech: nil, isChecked: false, namesTone: false, note: note)
  }
}

// MARK: - What other processes and later starts find

extension HandlerFixture {
  private var state: String { folder.path + "/timer" }

  /// The names of the sockets.
  package var sockets: [String] { folder.names(in: "timer").filter { $0.hasSuffix(".sock") } }

  /// Returns the record that is saved of a timer, if one is.
  package func saved(_ name: String) throws -> TimerRecord? {
    try RecordFolder(state: state).record(
      SocketName.file(for: name, ending: SocketName.recordEnding))
  }

  /// Returns the canceled timer that can be resumed under a name, if there is one.
  package func canceled(_ name: String) -> TimerRecord? {
    UnfinishedTimers.canceled(in: TimerPaths(environment: environment)).map(\.record)
      .first { $0.name == name }
  }

  /// The lines of the history.
  package var history: [HistoryEntry] {
    get throws { try HistoryFile(state: state).log().entries }
  }

  /// Puts a file where the folder of records belongs, so that none can be saved.
  package func blockRecords() throws { _ = try folder.write([], to: "timer/running") }

  /// Puts a folder where the history belongs, so that it can't be written.
  package func blockHistory() throws { _ = try folder.write([], to: "timer/history.jsonl/inside") }

  /// Connects another process to a timer, with a request.
  package func client(
    _ name: String, _ request: ControlRequest = .follow, in loop: EventLoop
  ) throws -> HandlerClient {
    let sockets = try ControlFolder.create(environment: environment, state: state)
    let connection = try ControlConnection(ControlSocket(named: name, in: sockets), request)
    let client = HandlerClient(connection, loop)
    clients.append(client)
    return client
  }
}

/// Another process that is connected to a timer.
@MainActor
package final class HandlerClient {
  private let connection: ControlConnection
  private let loop: EventLoop
  package private(set) var replies: [ControlReply] = []
  /// Whether the timer has closed the connection.
  package private(set) var hasEnded = false

  package init(_ connection: ControlConnection, _ loop: EventLoop) {
    (self.connection, self.loop) = (connection, loop)
    loop.watch(connection.descriptor) { [weak self] in self?.read() }
  }

  private func read() {
    guard let new = connection.read() else {
      hasEnded = true
      return loop.unwatch(connection.descriptor)
    }
    replies += new
  }

  /// Turns the loop until a number of replies have come.
  package func turn(until count: Int) { while replies.count < count { loop.turn() } }

  /// Turns the loop until the timer closes the connection.
  package func turnUntilEnd() { while !hasEnded { loop.turn() } }

  /// The records among the replies.
  package var records: [TimerRecord] {
    replies.compactMap { if case .timer(let json) = $0 { try? TimerRecord(json) } else { nil } }
  }
}

/// A player of an alarm that only notes what it is asked for.
@MainActor
package final class FakeRinger: Ringing {
  package let setup: Ringer.Setup
  /// Reports an event to the handler.
  package let report: @MainActor (Ringer.Event) -> Void
  package var isSilent = false
  package private(set) var cues: [Ringer.Cue] = []
  package private(set) var checks = 0
  package private(set) var isEnded = false

  package init(_ setup: Ringer.Setup, _ report: @escaping @MainActor (Ringer.Event) -> Void) {
    (self.setup, self.report) = (setup, report)
  }

  package func follow(_ new: Ringer.Cue) { cues.append(new) }
  package func check() { checks += 1 }
  package func replace(_ playlist: AlarmPlaylist) {}
  package func end(waitingAtMost limit: Duration) { isEnded = true }

  /// Whether it was last asked to ring.
  package var rings: Bool { if case .ringing? = cues.last { true } else { false } }
}
