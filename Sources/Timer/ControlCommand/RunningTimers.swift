internal import Clocks
internal import Control
internal import Journal
internal import Reports
internal import Runtime
internal import TerminalIO
internal import TimerEnvironment
internal import Timers

/// The running timers, as reported through their sockets.
struct RunningTimers {
  /// A timer that responded.
  struct Timer {
    var socket: ControlSocket
    var record: TimerRecord
  }

  /// A timer whose state is unknown.
  struct Silent {
    /// The reason its state is unknown.
    enum Reason {
      case isSlow, isStopped
      /// Its reply is from another version of the program.
      case isForeign
    }

    var socket: ControlSocket
    var reason: Reason

    var name: String { socket.name ?? socket.file }
    /// The error message.
    var words: String {
      switch reason {
      case .isSlow: "“\(name)” doesn’t answer"
      case .isStopped: "“\(name)” doesn’t answer: its process is stopped"
      case .isForeign: "“\(name)” is another version of the program: its answer can’t be read"
      }
    }
  }

  /// The result of a search by name.
  enum Search {
    case found(Timer)
    case silent(Silent)
    case missing
  }

  /// The timers that responded, sorted by name.
  var timers: [Timer] = []
  /// The timers that didn't respond.
  var silent: [Silent] = []

  /// The time limit for all replies, which isn't extended for stopped processes.
  static let patience = Duration.milliseconds(50)
  /// The time limit for timers on a busy machine.
  static let busyPatience = Duration.seconds(20)

  /// Queries all timers, waiting at most `longest` for slow ones.
  static func find(ifBusy longest: Duration? = busyPatience) throws(ControlError) -> RunningTimers {
    var found = RunningTimers()
    let state = TimerPaths(environment: Console.environment).state
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

  /// Returns the silent timer with a name, or the only one if `name` is `nil`.
  func silent(named name: String?) -> Silent? {
    (try? TimerChoice.one(name, among: silent.map(\.name))).map { silent[$0] }
  }

  /// Queries only the timer with exactly this name.
  static func named(_ name: String) -> Search {
    let state = TimerPaths(environment: Console.environment).state
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

  /// Returns a silent timer, with the reason according to its record.
  private static func slow(_ socket: ControlSocket, _ state: String?) -> Silent {
    let file = socket.name.map { SocketName.file(for: $0, ending: SocketName.recordEnding) }
    let record = file.flatMap { try? RecordFolder(state: state).record($0) }
    let isStopped = record?.identity.isStopped == true
    return Silent(socket: socket, reason: isStopped ? .isStopped : .isSlow)
  }
}
