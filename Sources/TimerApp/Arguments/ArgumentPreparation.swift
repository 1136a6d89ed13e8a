internal import ArgumentParser

/// What has to be done to the command line before the parser can read it.
enum ArgumentPreparation {
  static let inlineRows = "inline-rows"
  static let lastTicks = "last-ticks"

  /// The flags that may have a value after `=`, and the names that they have then.
  private static let named = ["--inline": inlineRows, "--tick": lastTicks]

  /// Returns the arguments with `--inline=ROWS` and `--tick=SPAN` under names of their own: the
  /// parser knows options with a value and flags without, but nothing between.
  ///
  /// A word such as `-5` is moved behind `--`: it is a span that is negative, not an option that is
  /// unknown.
  ///
  /// - Throws: `ValidationError` where a word after `--inline` or `--tick` could be its value or a
  ///   part of the time.
  static func prepare(_ arguments: [String]) throws -> [String] {
    var options: [String] = []
    var negatives: [String] = []
    var words = 0
    var doubtful: (option: String, word: String)?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        negatives += rest
        break
      }
      if let option = renamed(argument) {
        options.append(option)
        continue
      }
      if TimerSyntax.valued.contains(argument), let value = rest.first, value.hasPrefix("-"),
        !TimerSyntax.names.contains(value)
      {
        // A value that looks like an option is one all the same.
        options.append("\(argument)=\(value)")
        rest.removeFirst()
        continue
      }
      if TimerSyntax.valued.contains(argument), let value = rest.first, !value.hasPrefix("-") {
        options += [argument, value]
        rest.removeFirst()
        continue
      }
      if let word = rest.first, isDoubtful(word, after: argument) { doubtful = (argument, word) }
      if isNegative(argument) {
        negatives.append(argument)
      } else {
        options.append(argument)
      }
      if !argument.hasPrefix("-") { words += 1 }
    }
    // Where it is the only word, it is the time.
    if let doubtful, words + negatives.count > 1 {
      throw refusal(of: doubtful.word, after: doubtful.option)
    }
    return negatives.isEmpty ? options : options + ["--"] + negatives
  }

  /// Returns an argument such as `--inline=ROWS` under the name that it has with a value; `nil` for
  /// any other.
  private static func renamed(_ argument: String) -> String? {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let name = named[String(parts[0])] else { return nil }
    return "--\(name)=\(parts[1].isEmpty ? " " : parts[1])"
  }

  /// Returns the words of a command that takes names, with `--inline=ROWS` under a name of its own.
  ///
  /// A number without an equals sign is the name of a timer.
  static func prepare(namesAfter words: [String]) -> [String] {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    return words[..<end].map { renamed($0) ?? $0 } + words[end...]
  }

  /// Checks the value of `--inline=ROWS`.
  static func checkRows(_ text: String?) throws {
    guard let text, !(1...500).contains(Int(text) ?? 0) else { return }
    throw ValidationError(
      "--inline=\(text == " " ? "" : text) should be a number of rows from 1 to 500")
  }

  /// Returns whether a word after an option could be its value, though an option's value that may be
  /// left out follows an equals sign.
  static func isDoubtful(_ word: String, after option: String) -> Bool {
    named[option] != nil && word.first.map { $0.isNumber || $0 == "." } == true
  }

  private static func refusal(of word: String, after option: String) -> ValidationError {
    let isRows = option == "--inline"
    let isValue = isRows ? Int(word) != nil : (try? SpanArgument.parse(word)) != nil
    let value = isRows ? "a number of rows" : "a span"
    let before = "to add it to the time, write it before \(option)"
    return ValidationError(
      isValue
        ? "“\(option) \(word)” has two readings: write \(option)=\(word) for \(value); \(before)"
        : "\(option) takes \(value) after “=”, not “\(word)”; \(before)")
  }

  private static func isNegative(_ argument: String) -> Bool {
    let rest = argument.dropFirst()
    return argument.first == "-" && rest.first.map { $0.isNumber || $0 == "." } == true
  }
}
