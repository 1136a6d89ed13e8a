internal import Clocks
internal import Control
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

  /// A timer that didn't answer.
  struct Silent {
    var socket: ControlSocket
    var isStopped: Bool

    /// Its name, or that of its file.
    var name: String { socket.name ?? socket.file }
    /// What is said of it.
    var words: String {
      "“\(name)” doesn’t answer" + (isStopped ? ": its process is stopped" : "")
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

  /// Asks all timers how they stand; one that is slow is waited for for `longest`.
  static func find(ifBusy longest: Duration? = busyPatience) throws(ControlError) -> RunningTimers {
    var found = RunningTimers()
    guard let folder = try Self.folder() else { return found }
    let sockets = folder.sockets
    let answers = ControlClient.ask(sockets, .status, within: patience, ifBusy: longest)
    for (socket, answer) in zip(sockets, answers) {
      switch answer {
      case .reply(.timer(let json)):
        if let record = try? TimerRecord(json) {
          found.timers.append(Timer(socket: socket, record: record))
        }
      case .silent: found.silent.append(Silent(socket: socket, isStopped: false))
      case .stopped: found.silent.append(Silent(socket: socket, isStopped: true))
      case .reply(.refused), .stale, .failed: break
      }
    }
    found.timers.sort { NameOrder.isBefore($0.record.name, $1.record.name) }
    return found
  }

  /// Asks the timer with exactly this name, and no other.
  static func named(_ name: String) -> Search {
    guard let folder = try? folder() else { return .missing }
    let socket = ControlSocket(named: name, in: folder)
    switch ControlClient.ask([socket], .status, within: patience, ifBusy: busyPatience).first {
    case .reply(.timer(let json))?:
      guard let record = try? TimerRecord(json), record.name == name else { return .missing }
      return .found(Timer(socket: socket, record: record))
    case .silent?: return .silent(Silent(socket: socket, isStopped: false))
    case .stopped?: return .silent(Silent(socket: socket, isStopped: true))
    case .reply(.refused)?, .stale?, .failed?, nil: return .missing
    }
  }

  /// The folder of the sockets; `nil` if no timer ever ran.
  static func folder() throws(ControlError) -> ControlFolder? {
    try ControlFolder.existing(
      environment: Console.environment,
      state: SoundPlaces(environment: Console.environment).state)
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
