internal import Clocks
internal import Control
internal import Journal
internal import Reports
internal import Runtime
internal import TimerEnvironment
internal import TimerProcess
internal import Timers

/// The running timers that can't be reached from here, since their sockets are in another folder: a
/// command of cron(8) or of a system unit has another `XDG_RUNTIME_DIR`.
@MainActor
struct TimersElsewhere {
  /// The records of their processes, ordered by the names of their files.
  let records: [TimerRecord]

  /// Finds the records of living processes among all but those of the given timers.
  init(besides running: RunningTimers, environment: (String) -> String? = Console.environment) {
    let paths = TimerPaths(environment: environment)
    let here = try? ControlFolder.existing(environment: environment, state: paths.state)?.path
    let names = running.timers.map(\.record.name) + running.silent.map(\.name)
    let known = Set(names.map { SocketName.file(for: $0, ending: SocketName.recordEnding) })
    let boot = ProcessIdentity.bootID()
    let saved = (try? RecordFolder(state: paths.state).records(except: known)) ?? []
    records = saved.compactMap { saved in
      // A timer of this folder without an answer is about to start or to end.
      guard let record = try? saved.record.get(), record.isAlive(boot: boot),
        record.sockets == nil || record.sockets != here
      else { return nil }
      return record
    }
  }

  /// Returns the sentences about the timer with a name, or about all of them if `name` is `nil`.
  func sentences(named name: String?) -> [String] {
    guard let name else { return records.map { Self.sentence($0) } }
    let place = try? TimerChoice.one(name, among: records.map(\.name))
    return place.map { [Self.sentence(records[$0])] } ?? []
  }

  private static func sentence(_ record: TimerRecord) -> String {
    let now = record.now
    let words = Resumption.lives.sentence(
      name: record.name, of: record, at: now.wall, in: ControlCommand.zone)
    guard let sockets = record.sockets else { return "\(words), which has no socket" }
    let session = sockets.hasSuffix(sessionEnding) ? sockets.dropLast(sessionEnding.count) : ""
    let remedy = session.isEmpty ? "unset XDG_RUNTIME_DIR" : "set XDG_RUNTIME_DIR to \(session)"
    return "\(words), whose socket is in \(sockets); to reach it, \(remedy)"
  }

  /// The end of the path of a folder of sockets in a session's runtime folder.
  private static let sessionEnding = "/timer"
}
