import Alarms
import Control
import Journal
import Reports
import Runtime
import System
import TestSupport
import Testing

@testable import TimerApp
@testable import TimerPrograms
@testable import Timers

/// The surroundings of a handler: a folder with its sockets and files, other processes that ask it, and
/// lists of everything else that it does.
@MainActor
final class HandlerFixture {
  let folder: TemporaryFolder
  /// Returns a variable's value.
  let environment: @Sendable (String) -> String?
  /// What was printed, and what was written to standard error.
  private(set) var printed: [String] = []
  private(set) var said: [String] = []
  private(set) var complaints: [String] = []
  /// Whether each sweep names what is unfinished.
  private(set) var sweeps: [Bool] = []
  /// The sentence about what a sweep finds, and the unfinished timers.
  var found: (words: String?, records: [TimerRecord]) = (nil, [])
  /// The players of alarms, the oldest first.
  private(set) var ringers: [FakeRinger] = []
  /// The file that stands for standard error in other programs, if there is one.
  var errors: OwnedDescriptor?
  /// The commands that followed the end, and what happens while one runs.
  private(set) var commands: [[String]] = []
  var command: @MainActor () -> ProcessEnding = { .exited(0) }
  /// The commands that replaced the program.
  private(set) var replacements: [[String]] = []
  /// The countdowns that were started in the background, and what becomes of one.
  private(set) var launches: [[String]] = []
  var launch: @MainActor () -> DetachedStart.Launch = { .started(name: "", echo: nil) }
  /// Whether alarms that are asked for are prepared later.
  var holdsAlarms = false
  private var held: [@MainActor () -> Void] = []
  private var clients: [HandlerClient] = []

  init() throws {
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

  var patience: RunRegistration.Patience {
    RunRegistration.Patience(change: Self.enough, end: Self.enough)
  }

  func dependencies(output: Int32 = 1) -> HandlerDependencies {
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
  func prepareHeldAlarms() {
    let alarms = held
    held = []
    for prepare in alarms { prepare() }
  }

  /// The player of the alarm on a device.
  func ringer(on device: String) throws -> FakeRinger {
    let found = ringers.first { $0.setup.device == device }
    return try #require(found)
  }

  /// Returns an alarm that is known by its device.
  static func alarm(on device: String, note: String? = nil) -> Alarm {
    let setup = Ringer.Setup(
      AlarmPlaylist(tracks: []), device: device, hasBell: true, path: SearchPath(nil))
    return Alarm(setup: setup, speech: nil, isChecked: false, namesTone: false, note: note)
  }
}

// MARK: - What other processes and later starts find

extension HandlerFixture {
  private var state: String { folder.path + "/timer" }

  /// The names of the sockets.
  var sockets: [String] { folder.names(in: "timer").filter { $0.hasSuffix(".sock") } }

  /// Returns the record that is saved of a timer, if one is.
  func saved(_ name: String) throws -> TimerRecord? {
    try RecordFolder(state: state).record(
      SocketName.file(for: name, ending: SocketName.recordEnding))
  }

  /// Returns the canceled timer that can be resumed under a name, if there is one.
  func canceled(_ name: String) -> TimerRecord? {
    UnfinishedTimers.canceled(in: AppPaths(environment: environment)).map(\.record)
      .first { $0.name == name }
  }

  /// The lines of the history.
  var history: [HistoryEntry] {
    get throws { try HistoryFile(state: state).log().entries }
  }

  /// Puts a file where the folder of records belongs, so that none can be saved.
  func blockRecords() throws { _ = try folder.write([], to: "timer/running") }

  /// Puts a folder where the history belongs, so that it can't be written.
  func blockHistory() throws { _ = try folder.write([], to: "timer/history.jsonl/inside") }

  /// Connects another process to a timer, with a request.
  func client(
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
final class HandlerClient {
  private let connection: ControlConnection
  private let loop: EventLoop
  private(set) var replies: [ControlReply] = []
  /// Whether the timer has closed the connection.
  private(set) var hasEnded = false

  init(_ connection: ControlConnection, _ loop: EventLoop) {
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
  func turn(until count: Int) { while replies.count < count { loop.turn() } }

  /// Turns the loop until the timer closes the connection.
  func turnUntilEnd() { while !hasEnded { loop.turn() } }

  /// The records among the replies.
  var records: [TimerRecord] {
    replies.compactMap { if case .timer(let json) = $0 { try? TimerRecord(json) } else { nil } }
  }
}

/// A player of an alarm that only notes what it is asked for.
@MainActor
final class FakeRinger: Ringing {
  let setup: Ringer.Setup
  /// Reports an event to the handler.
  let report: @MainActor (Ringer.Event) -> Void
  var isSilent = false
  private(set) var cues: [Ringer.Cue] = []
  private(set) var checks = 0
  private(set) var isEnded = false

  init(_ setup: Ringer.Setup, _ report: @escaping @MainActor (Ringer.Event) -> Void) {
    (self.setup, self.report) = (setup, report)
  }

  func follow(_ new: Ringer.Cue) { cues.append(new) }
  func check() { checks += 1 }
  func replace(_ playlist: AlarmPlaylist) {}
  func end(waitingAtMost limit: Duration) { isEnded = true }

  /// Whether it was last asked to ring.
  var rings: Bool { if case .ringing? = cues.last { true } else { false } }
}
