internal import Clocks
internal import Control
internal import CountdownCommand
internal import Countdowns
internal import Glibc
internal import Journal
internal import Reports
internal import Runtime
internal import System
internal import TerminalIO
internal import TimerEnvironment
internal import TimerProcess
internal import Timers

/// The command `timer resume`, which resumes a paused or unfinished timer.
@MainActor
enum ResumeCommand {
  private static var console: Console { Console.timer }

  /// Runs the command; returns the settings of an unfinished timer to resume in this process.
  static func run(_ arguments: ResumeArguments) -> CountdownSettings {
    // The detached process makes the remaining checks and reports errors.
    if arguments.detach, DetachedStart.child == nil { DetachedStart.run(.now) }
    let targets = arguments.targets
    if targets.all || targets.room != nil {
      exit(ControlCommand.carryOut(.command(.resume), targets))
    }
    let decision = ResumeDecision(
      targets.name, detaches: arguments.detach, sources(arguments.maxAge))
    switch decision {
    case .carryOut(let timer): exit(ControlCommand.carryOut(.command(.resume), on: [timer]))
    case .resume(let timer): return resume(timer, arguments)
    case .refuse(let lines, let why, let status):
      lines.forEach(console.print)
      console.fail(why, status: status)
    }
  }

  private static func sources(_ maxAge: Duration?) -> ResumeDecision.Sources {
    let paths = TimerPaths(environment: Console.environment)
    return ResumeDecision.Sources(
      named: { UnfinishedTimers.named($0, maxAge: maxAge, in: paths) },
      running: { ControlCommand.running() },
      unfinished: { UnfinishedTimers.find(maxAge: maxAge, in: paths) },
      canceled: { UnfinishedTimers.canceled(in: paths) },
      elsewhere: { TimersElsewhere(besides: $1).sentences(named: $0).first },
      complain: console.complain)
  }

  private static func resume(
    _ timer: UnfinishedTimers.Leftover, _ arguments: ResumeArguments
  ) -> CountdownSettings {
    switch timer.resumption {
    case .over where timer.record.isHandedOver && DetachedStart.child != nil: break
    case .over, .tooOld, .ended, .canceled: close(timer)
    case .lives, .running, .paused, .stopwatch, .pausedStopwatch, .waiting: break
    }
    // Its files and commands are relative to the folder in which it was started.
    if !arguments.here, let folder = timer.record.folder, unsafe chdir(folder) != 0 {
      console.fail(
        "\(folder), where \(timer.record.name) was started, can’t be entered: "
          + "\(ErrorNumber(code: errno)); use --here to resume it in this folder", status: 66)
    }
    console.say(timer.sentence)
    var settings = settings(of: timer.record)
    settings.definition.unfinished = timer.record
    // In the background, a format was or would be that of a single line.
    if settings.definition.isDetached || arguments.detach { settings.definition.format = nil }
    settings.definition.isDetached = arguments.detach
    settings.definition.sharing = SharingArguments(
      resuming: timer.record, or: settings.definition.sharing)
    settings.given.suspend = timer.record.countsSuspension ? .count : .pause
    if settings.name == nil { settings.name = timer.record.label }
    return settings
  }

  /// Reports the outcome of a timer that can’t be resumed, and moves it to the history.
  private static func close(_ timer: UnfinishedTimers.Leftover) -> Never {
    console.print(timer.sentence)
    do throws(JournalError) {
      try timer.discard(state: TimerPaths(environment: Console.environment).state)
    } catch { console.fail(error.description, status: 73) }
    exit(0)
  }

  /// Returns the settings from the timer's original command line.
  static func settings(
    of record: TimerRecord, complain: (String) -> Void = Console.timer.complain
  ) -> CountdownSettings {
    do {
      if let settings = try CountdownCommandLine.settings(fromSaved: record) { return settings }
    } catch {
      complain("\(record.name): its options are no longer valid; the defaults apply")
    }
    return CountdownSettings(
      reading: .span(record.total ?? TimerDefinition.openTotal, hint: nil))
  }
}
