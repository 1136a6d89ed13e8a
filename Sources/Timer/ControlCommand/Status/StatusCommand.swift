internal import Countdowns
internal import Glibc
internal import Reports
internal import Runtime
internal import TimerEnvironment
internal import TimerProcess
internal import TimerPrograms
internal import Timers

/// The command `timer status`, which prints the state of a timer once or at each change.
@MainActor
enum StatusCommand {
  static func run(_ arguments: StatusArguments) {
    let console = Console.timer
    let name = arguments.target.name
    if let room = arguments.target.room { return RoomCommands.status(room, arguments) }
    let format = arguments.json ? .json : arguments.format
    if arguments.follow {
      let state = FollowState(format: format, cadence: arguments.cadence, zone: ControlCommand.zone)
      guard let loop = EventLoop() else {
        console.failWithoutDescriptors()
      }
      StatusFollower(name, state, in: loop).start()
      loop.run()
    }
    // A status bar shows an empty entry if no timer is running, since it can't show an error.
    if case .bar? = format, name == nil {
      let records = ControlCommand.running().timers.map(\.record)
      let report = FollowState.next(among: records).map { records[$0].report(at: records[$0].now) }
      return console.output(format?.line(report, in: ControlCommand.zone) ?? "")
    }
    for record in records(name) {
      let report = record.report(at: record.now)
      if let format {
        console.output(format.line(report, in: ControlCommand.zone))
      } else {
        console.print(StatusWords.sentence(report, in: ControlCommand.zone))
      }
    }
  }

  /// Returns the records of the requested timers: all running ones if `name` is `nil`.
  private static func records(_ name: String?) -> [TimerRecord] {
    guard name == nil else { return [ControlCommand.timer(name).record] }
    let running = ControlCommand.running()
    guard !running.timers.isEmpty else { return [ControlCommand.timer(nil, among: running).record] }
    for silent in running.silent { Console.timer.complain(silent.words) }
    return running.timers.map(\.record)
  }
}
