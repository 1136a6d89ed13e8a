package import Alarms
internal import Dispatch
package import Reports
internal import Runtime
package import System
internal import TerminalIO
package import TimerEnvironment

/// The dependencies of the handlers of timers, which tests replace: everything that is shared by the
/// whole process, other processes, and alarms.
@MainActor
package struct HandlerDependencies {
  /// Returns a variable's value; an empty one counts as unset.
  package var environment: @Sendable (String) -> String? = { Console.environment($0) }
  /// The descriptor of standard output.
  package var output: Int32 = 1
  package var errors: @MainActor () -> Int32 = { StandardStreams.errorDescriptor }
  /// Prints a text on standard output.
  package var print: @MainActor (String) -> Void = { Console.timer.print(lines: $0.lines) }
  /// Writes a line on standard error.
  package var say: @MainActor (String) -> Void = { Console.timer.say(lines: $0.lines) }
  /// Writes an error message on standard error.
  package var complain: @MainActor (String) -> Void = { Console.timer.complain($0) }
  /// Keeps what libraries write to standard error off the terminal.
  package var isolateStandardError: @MainActor () -> Void = {
    StandardStreams.isolateStandardError()
  }

  /// How long a disk may take.
  package var patience = RunRegistration.Patience()
  /// How long the end waits for commands that are still running.
  package var hookPatience = Duration.seconds(1)

  /// Moves what earlier processes left to the history, and calls a function with a sentence about what
  /// is unfinished, if there is one.
  package var sweep: @MainActor (Duration?, (@MainActor (String) -> Void)?) -> Void = {
    LeftoverSweep.start(maxAge: $0, $1)
  }
  /// Starts a countdown in the background by the words of a command line.
  package var launch: @MainActor ([String]) -> DetachedStart.Launch = {
    DetachedStart.launch($0, .now)
  }
  /// Finds the timers that can be resumed, and calls a function with their records and the boot ID.
  package var findUnfinished:
    @MainActor (@escaping @MainActor ([TimerRecord], String) -> Void) -> Void = {
      LeftoverSweep.findUnfinished($0)
    }
  /// Returns whether the timer with a name can still be resumed.
  package var isUnfinished: @MainActor (String, TimerPaths) -> Bool = {
    UnfinishedTimers.named($0, in: $1) != nil
  }
  /// Runs the command that follows the end, whose process a function waits for.
  package var runCommand: @MainActor ([String], (Int32) -> ProcessEnding?) -> ProcessEnding = {
    FinalCommand.run($0, wait: $1)
  }

  /// Ends the players and synthesizers that are running.
  package var stopPrograms: @MainActor () -> Void = { ChildProcess.stopAll() }
  /// Replaces this program by another one; returns if that fails.
  package var replaceProcess: @MainActor ([String]) -> Void = {
    FinalCommand.replaceProcess(by: $0)
  }

  /// Creates the player of an alarm, which reports its events.
  package var ringer: NewRinger = { Ringer($0, clock: $1, onEvent: $2) }
  /// Prepares an alarm on another thread, and calls a function with it on the main thread.
  package var prepare: Preparation = { work, done in
    HandlerDependencies.preparations.async {
      let alarm = work()
      DispatchQueue.main.async { MainActor.assumeIsolated { done(alarm) } }
    }
  }

  package init() {}

  /// An alarm that was prepared, if it could be, and what is to be said about that.
  package typealias PreparedAlarm = (alarm: Alarm?, notes: [String])
  package typealias NewRinger =
    @MainActor (
      Ringer.Setup, @escaping @Sendable () -> Duration, @escaping @MainActor (Ringer.Event) -> Void
    ) -> any Ringing
  package typealias Preparation =
    @MainActor (
      @escaping @Sendable () -> PreparedAlarm, @escaping @MainActor (PreparedAlarm) -> Void
    ) -> Void

  private static let preparations = DispatchQueue(label: "alarms", qos: .userInitiated)
}
