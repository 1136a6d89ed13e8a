internal import Alarms
internal import CommandLines
internal import ControlCommand
internal import CountdownCommand
internal import Countdowns
internal import Glibc
internal import Pairs
internal import PairsCommand
internal import Reports
internal import Runtime
internal import SoundsCommand
internal import Synth
internal import Texts
internal import TimerEnvironment
internal import TimerPrograms
internal import Timers

/// The choice of the command.
extension TimerTool {
  /// Returns the settings of the countdown that a command line starts or resumes; runs any other
  /// command, answers requests for help, and reports errors, and then exits.
  static func settings(from words: [String]) -> CountdownSettings {
    if words.isEmpty { return .bare }
    answerShell(words)
    let words = CommandNames.withoutStart(
      CommandNames.spelledOut(words), saved: Preferences.saved.timersAndPresets)
    switch words.first {
    case "sounds": SoundsCommand.run(words)
    case "config": ConfigCommand.run(words)
    case "pairs": PairsCommandLine.run(words)
    case "clock": ClockCommand.run(words)
    case "doctor": DoctorCommand.run(words)
    default: break
    }
    do {
      if let settings = try ControlCommand.run(words) { return settings }
      if words.allSatisfy({ $0 == "help" }) { throw CommandLineStop.summary }
      if let refusal = CommandNames.refusalOfHelp(words, program: console.program) {
        console.fail(refusal)
      }
      return try CountdownCommandLine.settings(from: words)
    } catch let error as ReadingError {
      // Saved timers aren’t found while the settings file has mistakes.
      Preferences.saved.notes.forEach(console.complain)
      console.fail(refusal(of: words) ?? error.description)
    } catch let error as PlanFailure {
      console.fail(error.words, status: error.status)
    } catch let stop as CommandLineStop {
      // An option of a misspelled command is unknown, too.
      if case .refused = stop,
        NamedTimer.named(words, among: Preferences.saved.timersAndPresets) == nil,
        let refusal = refusal(of: words)
      {
        console.fail(refusal)
      }
      console.end(with: stop)
    } catch {
      // Errors in the command line describe themselves by a sentence.
      console.fail("\(error)")
    }
  }

  /// Returns an error with a suggestion for a command line that begins with no time, command or
  /// saved timer; `nil` for others.
  private static func refusal(of words: [String]) -> String? {
    CommandNames.refusal(of: words, saved: Preferences.saved.timersAndPresets)
  }

  /// Answers a shell's request for completions or for the completion script, and exits.
  private static func answerShell(_ words: [String]) {
    guard let answer = ShellAnswer(to: words, completing: CalledName.own.text, complete) else {
      return
    }
    switch answer {
    case .text(let text): console.output(text)
    case .refused(let words): console.fail(words)
    }
    exit(0)
  }

  private static func complete(_ words: [String]) -> Completion {
    TimerCompletion.completion(of: words, lookUp)
  }

  private nonisolated static func lookUp(_ kind: String) -> [Completion.Candidate] {
    let paths = TimerPaths { Console.environment($0) }
    return switch kind {
    case TimerNames.sounds: paths.soundLibrary.entries.map { .init($0.name, $0.summary) }
    case TimerNames.devices: DeviceList.suited.map { .init($0.name, $0.description) }
    case TimerNames.saved:
      Preferences(from: paths).timersAndPresets.filter { !$0.name.contains(" ") }
        .map { .init($0.name, $0.summary.joined(separator: " · ")) }
    case CardTheme.completions:
      (CardTheme.builtIn + CheckedSettings(paths).pairs.themes).map { .init($0.name, $0.summary) }
    case TimerNames.running: TimerCandidates.running()
    case TimerNames.paused: TimerCandidates.running(in: .paused)
    case TimerNames.unfinished: TimerCandidates.unfinished()
    default: []
    }
  }
}
