internal import Clocks
internal import Control
internal import Journal
internal import Reports
internal import Runtime
internal import TerminalIO

/// The timers that are running, as their sockets answer.
struct RunningTimers {
  /// A timer that answered.
  struct Timer {
    var socket: ControlSocket
    var record: TimerRecord
  }

  /// A timer whose state is unknown.
  struct Silent {
    /// The reason its state is unknown.
    enum Reason {
      case isSlow, isStopped
      /// Its answer is that of another version.
      case isForeign
    }

    var socket: ControlSocket
    var reason: Reason

    /// Its name, or that of its file.
    var name: String { socket.name ?? socket.file }
    /// The message about it.
    var words: String {
      switch reason {
      case .isSlow: "“\(name)” doesn’t answer"
      case .isStopped: "“\(name)” doesn’t answer: its process is stopped"
      case .isForeign: "“\(name)” is of another version: its answer can’t be read"
      }
    }
  }

  /// The result of asking for one name.
  enum Search {
    case found(Timer)
    case silent(Silent)
    case missing
  }

  /// The timers that answered, by their names.
  var timers: [Timer] = []
  /// Those that didn't.
  var silent: [Silent] = []

  /// How long all of them may take to answer; those whose processes are stopped get no more.
  static let patience = Duration.milliseconds(50)
  /// How long those may take that run on a busy machine.
  static let busyPatience = Duration.seconds(20)

  /// Queries the state of all timers; waits at most `longest` for a slow one.
  static func find(ifBusy longest: Duration? = busyPatience) throws(ControlError) -> RunningTimers {
    var found = RunningTimers()
    let state = AppPaths(environment: Console.environment).state
    guard let folder = try folder(state) else { return found }
    let sockets = folder.sockets
    let answers = ControlClient.ask(sockets, .status, within: patience, ifBusy: longest)
    for (socket, answer) in zip(sockets, answers) {
      switch answer {
      case .reply(.timer(let json)):
        if let record = try? TimerRecord(json) {
          found.timers.append(Timer(socket: socket, record: record))
        } else {
          found.silent.append(Silent(socket: socket, reason: .isForeign))
        }
      case .silent: found.silent.append(slow(socket, state))
      case .stopped: found.silent.append(Silent(socket: socket, reason: .isStopped))
      case .reply(.refused), .stale, .failed: break
      }
    }
    found.timers.sort { NameOrder.isBefore($0.record.name, $1.record.name) }
    return found
  }

  /// Returns the folder of the sockets; `nil` if no timer ever ran.
  private static func folder(_ state: String?) throws(ControlError) -> ControlFolder? {
    try ControlFolder.existing(environment: Console.environment, state: state)
  }

  /// Returns the timer that doesn't answer and has the name, or is the only one.
  func silent(named name: String?) -> Silent? {
    (try? TimerChoice.one(name, among: silent.map(\.name))).map { silent[$0] }
  }

  /// Asks the timer with exactly this name, and no other.
  static func named(_ name: String) -> Search {
    let state = AppPaths(environment: Console.environment).state
    guard let folder = try? folder(state) else { return .missing }
    let socket = ControlSocket(named: name, in: folder)
    switch ControlClient.ask([socket], .status, within: patience, ifBusy: busyPatience).first {
    case .reply(.timer(let json))?:
      guard let record = try? TimerRecord(json) else {
        return .silent(Silent(socket: socket, reason: .isForeign))
      }
      return record.name == name ? .found(Timer(socket: socket, record: record)) : .missing
    case .silent?: return .silent(slow(socket, state))
    case .stopped?: return .silent(Silent(socket: socket, reason: .isStopped))
    case .reply(.refused)?, .stale?, .failed?, nil: return .missing
    }
  }

  /// Returns what is known of a timer that is silent; its record may say which process is stopped.
  private static func slow(_ socket: ControlSocket, _ state: String?) -> Silent {
    let file = socket.name.map { SocketName.file(for: $0, ending: SocketName.recordEnding) }
    let record = file.flatMap { try? RecordFolder(state: state).record($0) }
    let isStopped = record?.identity.isStopped == true
    return Silent(socket: socket, reason: isStopped ? .isStopped : .isSlow)
  }
}

/// The order of names in lists: numbers by their values, before all others.
enum NameOrder {
  static func isBefore(_ one: String, _ other: String) -> Bool {
    switch (Int(one), Int(other)) {
    case (let one?, let other?): one < other
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): one < other
    }
  }
}

extension TimerRecord {
  /// The present moment on the clock of the record.
  var now: Moment {
    ProgramClocks(countsSuspension: countsSuspension).now
  }
}
