internal import Alarms
internal import Dispatch
internal import Reports
internal import Runtime
internal import System
internal import TerminalIO

/// The dependencies of the handlers of timers, which tests replace: everything that is shared by the
/// whole process, other processes, and alarms.
@MainActor
struct HandlerDependencies {
  /// Returns a variable's value; an empty one counts as unset.
  var environment: @Sendable (String) -> String? = { Console.environment($0) }
  /// The descriptor of standard output.
  var output: Int32 = 1
  /// Returns the descriptor of standard error.
  var errors: @MainActor () -> Int32 = { StandardStreams.errorDescriptor }
  /// Prints a text on standard output.
  var print: @MainActor (String) -> Void = { TimerTool.console.print(lines: $0.lines) }
  /// Writes a line on standard error.
  var say: @MainActor (String) -> Void = { TimerTool.console.say(lines: $0.lines) }
  /// Writes an error message on standard error.
  var complain: @MainActor (String) -> Void = { TimerTool.console.complain($0) }
  /// Keeps what libraries write to standard error off the terminal.
  var isolateStandardError: @MainActor () -> Void = { StandardStreams.isolateStandardError() }

  /// How long a disk may take.
  var patience = RunRegistration.Patience()
  /// How long the end waits for commands that are still running.
  var hookPatience = Duration.seconds(1)

  /// Moves what earlier processes left to the history, and calls a function with a sentence about what
  /// is unfinished, if there is one.
  var sweep: @MainActor (Duration?, (@MainActor (String) -> Void)?) -> Void = {
    LeftoverSweep.start(maxAge: $0, $1)
  }
  /// Starts a countdown in the background by the words of a command line.
  var launch: @MainActor ([String]) -> DetachedStart.Launch = {
    DetachedStart.launch($0, DetachedStart.clocks)
  }
  /// Finds the timers that can be resumed, and calls a function with their records and the boot ID.
  var findUnfinished: @MainActor (@escaping @MainActor ([TimerRecord], String) -> Void) -> Void = {
    LeftoverSweep.findUnfinished($0)
  }
  /// Returns whether the timer with a name can still be resumed.
  var isUnfinished: @MainActor (String, AppPaths) -> Bool = {
    UnfinishedTimers.named($0, in: $1) != nil
  }
  /// Runs the command that follows the end, whose process a function waits for.
  var runCommand: @MainActor ([String], (Int32) -> ProcessEnding?) -> ProcessEnding = {
    FinalCommand.run($0, wait: $1)
  }

  /// Ends the players and synthesizers that are running.
  var stopPrograms: @MainActor () -> Void = { AlarmPrograms.stop() }
  /// Replaces this program by another one; returns if that fails.
  var replaceProcess: @MainActor ([String]) -> Void = { FinalCommand.replaceProcess(by: $0) }

  /// Creates the player of an alarm, which reports its events.
  var ringer: NewRinger = { Ringer($0, clock: $1, onEvent: $2) }
  /// Prepares an alarm on another thread, and calls a function with it on the main thread.
  var prepare: Preparation = { work, done in
    HandlerDependencies.preparations.async {
      let alarm = work()
      DispatchQueue.main.async { MainActor.assumeIsolated { done(alarm) } }
    }
  }

  /// An alarm that was prepared, if it could be, and what is to be said about that.
  typealias PreparedAlarm = (alarm: Alarm?, notes: [String])
  typealias NewRinger =
    @MainActor (
      Ringer.Setup, @escaping @Sendable () -> Duration, @escaping @MainActor (Ringer.Event) -> Void
    ) -> any Ringing
  typealias Preparation =
    @MainActor (
      @escaping @Sendable () -> PreparedAlarm, @escaping @MainActor (PreparedAlarm) -> Void
    ) -> Void

  private static let preparations = DispatchQueue(label: "alarms", qos: .userInitiated)
}
