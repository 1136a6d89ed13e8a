internal import Clocks
internal import Control
internal import Countdowns
internal import Glibc
internal import Journal
internal import Reports
internal import Runtime
internal import System
internal import TerminalIO

/// `timer resume`: continues a paused timer, or one that was left unfinished.
@MainActor
enum ResumeCommand {
  private static var console: Console { TimerTool.console }

  /// Runs the command; returns the settings of an unfinished timer that continues here.
  static func run(_ arguments: ResumeArguments) -> CountdownSettings {
    // The program that counts finds out the rest, and says it.
    if arguments.detach, DetachedStart.child == nil { DetachedStart.run(DetachedStart.clocks) }
    let targets = arguments.targets
    if targets.all {
      exit(ControlCommand.carryOut(.resume, targets))
    }
    if let timer = unfinished(targets.target.name, arguments) { return resume(timer, arguments) }
    let paused = ControlCommand.running().timers.filter {
      [.paused, .waiting].contains($0.record.phase)
    }
    let unfinished = UnfinishedTimers.find(maxAge: arguments.maxAge?.duration)
    for failure in unfinished.failures { console.complain(failure) }
    let names = paused.map(\.record.name) + unfinished.timers.map(\.record.name)
    let name = targets.target.name
    if names.isEmpty { return resumeCancelled(name, arguments) }
    do throws(TimerChoice.Failure) {
      let place = try TimerChoice.one(name, among: names)
      if place < paused.count {
        if arguments.detach { refuseToDetach(paused[place]) }
        exit(ControlCommand.carryOut(.resume, on: [paused[place]]))
      }
      return resume(unfinished.timers[place - paused.count], arguments)
    } catch {
      guard case .several = error else { return resumeCancelled(name, arguments) }
      for timer in paused {
        console.print("\(timer.record.name) is \(timer.record.phase.rawValue)")
      }
      for timer in unfinished.timers { console.print(timer.sentence) }
      console.fail("several timers can be resumed: name one", status: error.status)
    }
  }

  /// Returns the unfinished timer with exactly a name, without asking those that run: none of them has it.
  private static func unfinished(
    _ name: String?, _ arguments: ResumeArguments
  ) -> UnfinishedTimers.Timer? {
    guard let name else { return nil }
    let folder = RecordFolder(state: SoundPlaces(environment: Console.environment).state)
    let file = SocketName.file(for: name, ending: SocketName.recordEnding)
    return UnfinishedTimers.timer(file, in: folder, maxAge: arguments.maxAge?.duration)
  }

  /// Continues a timer that was cancelled, or ends the program.
  private static func resumeCancelled(
    _ name: String?, _ arguments: ResumeArguments
  ) -> CountdownSettings {
    // One that runs and isn’t paused says so itself.
    let running = ControlCommand.running()
    let names = running.timers.map(\.record.name)
    if let place = try? TimerChoice.one(name, among: names) {
      console.fail("\(names[place]): it isn’t paused", status: ControlCommand.refused)
    }
    ControlCommand.fail(ifSilent: name, in: running)
    if let timer = name.flatMap(UnfinishedTimers.cancelled) { return resume(timer, arguments) }
    let what = name.map { "“\($0)” is neither paused nor unfinished" }
    console.fail(what ?? "no timer is paused or unfinished", status: 66)
  }

  private static func refuseToDetach(_ timer: RunningTimers.Timer) -> Never {
    console.fail(
      "\(timer.record.name) is \(timer.record.phase.rawValue) in a process of its own: "
        + "--detach goes with an unfinished timer")
  }

  private static func resume(
    _ timer: UnfinishedTimers.Timer, _ arguments: ResumeArguments
  ) -> CountdownSettings {
    switch timer.resumption {
    case .over where timer.record.isHandedOver && DetachedStart.child != nil: break
    case .over, .tooOld, .ended, .cancelled: close(timer)
    case .lives, .running, .paused, .stopwatch, .pausedStopwatch, .waiting: break
    }
    // Its files and commands are those of the folder in which it was started.
    if !arguments.here, let folder = timer.record.folder, unsafe chdir(folder) != 0 {
      console.fail(
        "\(folder), where \(timer.record.name) was started, can’t be entered: "
          + "\(ErrorNumber(code: errno)); --here continues it in this folder", status: 66)
    }
    console.say(timer.sentence)
    var settings = settings(of: timer.record)
    settings.script.unfinished = timer.record
    settings.script.isDetached = arguments.detach
    settings.given.suspend = timer.record.countsSuspension ? .count : .pause
    if settings.name == nil { settings.name = timer.record.label }
    return settings
  }

  /// Says what became of a timer that can’t continue, and moves it to the history.
  private static func close(_ timer: UnfinishedTimers.Timer) -> Never {
    console.print(timer.sentence)
    do throws(JournalError) {
      try timer.discard(state: SoundPlaces(environment: Console.environment).state)
    } catch {
      console.fail(error.description, status: 73)
    }
    exit(0)
  }

  /// Returns the settings from the command line with which the timer was started.
  private static func settings(of record: TimerRecord) -> CountdownSettings {
    do {
      if let settings = try TimerTool.settings(fromKept: record) { return settings }
    } catch {
      console.complain("\(record.name): its options can’t be read any more; the defaults apply")
    }
    var settings = CountdownSettings(
      reading: .span(record.total ?? ScriptSettings.openTotal, hint: nil))
    settings.apply(Preferences())
    return settings
  }
}
