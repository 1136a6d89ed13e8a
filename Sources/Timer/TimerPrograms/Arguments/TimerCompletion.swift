internal import CommandLines
package import Texts
internal import Timers

/// The completions of `timer` command lines.
package enum TimerCompletion {
  /// Returns the completions for the last word after the program's name.
  ///
  /// `lookup` is called only for names that are offered.
  package static func completion(
    of words: [String], _ lookup: @escaping Completion.Lookup
  ) -> Completion {
    guard words.count > 1, let command = words.first else { return first(of: words, lookup) }
    let rest = Array(words.dropFirst())
    switch command {
    case "config": return ConfigArguments.completion(of: rest)
    case "pairs": return PairsArguments.command.completion(of: rest, lookup)
    case "clock": return ClockArguments.command.completion(of: rest, lookup)
    case "doctor": return DoctorArguments.command.completion(of: rest, lookup)
    case "sounds": return SoundsArguments.completion(of: rest, lookup)
    case "list": return ListTimersArguments.command.completion(of: rest, lookup)
    case "status": return StatusArguments.command.completion(of: rest, lookup)
    case "attach": return AttachArguments.command.completion(of: rest, lookup)
    case "share": return ShareArguments.command.completion(of: rest, lookup)
    case "dashboard": return DashboardArguments.command.completion(of: rest, lookup)
    case "wait": return WaitArguments.command.completion(of: rest, lookup)
    case "resume": return ResumeArguments.command.completion(of: rest, lookup)
    case "history": return HistoryArguments.command.completion(of: rest, lookup)
    case "up": return UpArguments.command.completion(of: rest, lookup)
    case "help" where rest.count == 1: return Completion(CommandNames.commands)
    case "help": return Completion()
    default:
      if let verb = ControlVerb.named(command) { return verb.command.completion(of: rest, lookup) }
      return Arguments.command.completion(of: words, lookup)
    }
  }

  /// Returns the completions for the first word, including commands and saved timers.
  private static func first(of words: [String], _ lookup: @escaping Completion.Lookup) -> Completion
  {
    let completion = Arguments.command.completion(of: words, lookup)
    guard let word = words.first, !word.hasPrefix("-") else { return completion }
    return Completion(
      completion.candidates + CommandNames.commands + [.init("help", "show help")]
        + lookup(TimerNames.saved))
  }
}
