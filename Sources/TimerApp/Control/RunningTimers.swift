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

  /// The timers that answered, by their names.
  var timers: [Timer] = []
  /// The names of those that don’t answer: their processes are stopped.
  var silent: [String] = []

  /// How long all of them may take to answer.
  static let patience = Duration.milliseconds(500)
  /// How long one may take that runs on a busy machine.
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
      case .silent: found.silent.append(socket.name ?? socket.file)
      case .reply(.refused), .stale, .failed: break
      }
    }
    found.timers.sort { NameOrder.isBefore($0.record.name, $1.record.name) }
    return found
  }

  /// Returns the timer with exactly this name; `nil` if it doesn't answer.
  static func named(_ name: String) -> Timer? {
    guard let folder = try? folder() else { return nil }
    let socket = ControlSocket(named: name, in: folder)
    let answers = ControlClient.ask([socket], .status, within: patience, ifBusy: busyPatience)
    guard case .reply(.timer(let json))? = answers.first, let record = try? TimerRecord(json),
      record.name == name
    else { return nil }
    return Timer(socket: socket, record: record)
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
