internal import AppCommand
internal import Clocks
internal import ControlCommand
internal import CountdownCommand
internal import Countdowns
internal import Glibc
internal import Runtime
internal import TerminalIO
internal import TimerEnvironment
internal import TimerProcess
internal import Timers

/// The entry point of `timer`.
@MainActor
public enum TimerTool {
  static let console = Console.timer

  /// Runs the program.
  public static func main() -> Never {
    let begin = StartTime.ofProcess
    _ = InheritedSignals.atStart
    // Some supervisors ignore SIGCHLD, which would make the status of child processes unavailable.
    _ = signal(SIGCHLD, SIG_DFL)
    Memory.shareHeap()
    StandardStreams.openMissingStandardStreams()
    StandardStreams.reportSizeLimits()
    let child = DetachedStart.child
    var settings = settings(from: ProgramArguments.words)
    // The countdown is measured from here.
    let start = child?.start ?? begin
    let zone = Zone { LocalZone.offset(atSecondsSinceEpoch: $0) }
    func moment(_ settings: CountdownSettings) -> Moment {
      let counts = settings.suspend == .count
      return Moment(
        instant: Instant(sinceZero: counts ? start.boottime : start.monotonic),
        wall: WallTime(sinceEpoch: start.realtime))
    }
    if let explanation = settings.explanation {
      let now = moment(settings)
      CountdownCommandLine.explain(settings, at: now, in: zone, as: explanation)
    }
    if let timer = settings.timerToSave { CountdownCommandLine.save(timer) }
    settings.apply(Preferences.saved, environment: Console.environment)
    if settings.definition.isDetached, child == nil { DetachedStart.run(start) }
    let clocks = ProgramClocks(countsSuspension: settings.suspend == .count)
    if ProgramArguments.words.isEmpty { DashboardCommandLine.showRunningTimers(settings) }
    if settings.opensApp { AppCommandLine.run(settings, at: moment(settings), in: zone, clocks) }
    let now = moment(settings)
    CountdownCommandLine.run(
      to: CountdownCommandLine.goal(of: settings, at: now, in: zone), settings, from: now, in: zone,
      clocks, child)
  }
}
