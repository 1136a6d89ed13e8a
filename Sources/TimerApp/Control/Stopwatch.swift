internal import ArgumentParser
internal import Countdowns
internal import Reports

/// `timer up`: the command line of a countdown that counts up.
enum Stopwatch {
  /// Returns the settings; `nil` if only help is asked for.
  @MainActor
  static func settings(from words: [String]) throws -> CountdownSettings? {
    let (to, rest) = try split(Array(words.dropFirst()))
    let options = rest.prefix { $0 != "--" }
    if options.contains("-h") || options.contains("--help") { return nil }
    // A placeholder for the time that a stopwatch doesn’t have.
    var settings = try TimerTool.settings(from: rest.insertingTime(to ?? "1s"))
    guard settings.script.routine == nil, settings.kept == nil, case .span = settings.reading
    else { throw ValidationError("a stopwatch has neither steps nor a time of day") }
    guard !settings.opensApp else { throw ValidationError("--app can’t be used with a stopwatch") }
    guard to != nil || settings.explanation == nil else {
      throw ValidationError("--dry-run needs a time: write --to 10m")
    }
    settings.script.countsUp = true
    settings.script.words = words
    if to == nil {
      guard settings.script.marks.isEmpty else {
        throw ValidationError("--mark needs an end: write --to 10m")
      }
      guard settings.script.cadence?.isShare != true else {
        throw ValidationError("--every needs a span such as 1s: without an end there is no total")
      }
      settings.script.isOpen = true
      settings.reading = .span(ScriptSettings.openTotal, hint: nil)
    }
    return settings
  }

  /// Takes `--to` and its value out of the words.
  private static func split(_ words: [String]) throws -> (to: String?, rest: [String]) {
    var rest: [String] = []
    var to: String?
    var left = words[...]
    while let word = left.popFirst() {
      if word == "--" {
        rest += [word] + left
        break
      } else if word == "--to" {
        guard let value = left.popFirst() else { throw ValidationError("--to needs a span") }
        to = value
      } else if word.hasPrefix("--to=") {
        to = String(word.dropFirst(5))
      } else {
        if !word.hasPrefix("-"), !(rest.last.map(TimerSyntax.valued.contains) ?? false) {
          throw ValidationError(
            "“\(word)” has no meaning after “up”: write --to \(word) for an end")
        }
        rest.append(word)
      }
    }
    return (to, rest)
  }
}

extension [String] {
  /// Returns the words of a command line with a time, which stands before a command that follows.
  fileprivate func insertingTime(_ time: String) -> [String] {
    var words = self
    words.insert(time, at: firstIndex(of: "--") ?? endIndex)
    return words
  }
}
