/// The messages of ArgumentParser in the words of these programs.
package enum ParserMessage {
  /// Returns a message as a clause that follows a program's name and a colon.
  ///
  /// - Parameters:
  ///   - message: The message of the parser, without its prefix and its usage.
  ///   - help: The command that lists all options.
  /// - Returns: The clause, without a full stop.
  package static func clause(_ message: String, help: String) -> String {
    let quoted = quotations(in: message)
    switch quoted.count {
    case 1... where message.hasPrefix("Unknown option"): return unknown(quoted, help)
    case 1 where message.hasPrefix("Missing value for"):
      return "\(option(quoted[0])) needs a value: \(placeholder(quoted[0]))"
    case 1 where message.hasPrefix("Missing expected argument"):
      return "\(placeholder(quoted[0])) is missing"
    case 1 where message.hasPrefix("Unexpected argument"):
      return "“\(quoted[0])” is one word too many"
    case 1... where message.contains(" unexpected arguments"):
      return quoted.map { "“\($0)”" }.joined(separator: ", ") + " are too many words"
    case 2 where message.hasPrefix("The option"):
      return "\(quoted[0]) takes no value; leave out “=\(quoted[1])”"
    case 2... where message.hasPrefix("The value"): return invalid(message, quoted)
    // Such as an option of the parser itself: `---completion`.
    case _ where message.hasPrefix("Internal error"):
      return "the words can’t be understood; \(help) lists all options"
    default: return plain(message)
    }
  }

  private static func unknown(_ quoted: [String], _ help: String) -> String {
    let words = "unknown option “\(quoted[0])”"
    let bare = quoted.map { String($0.drop { $0 == "-" }) }
    guard quoted.count > 1, NearestNames.isNear(bare[0], to: bare[1]) else {
      return "\(words); \(help) lists all options"
    }
    return "\(words); did you mean \(quoted[1])?"
  }

  /// Says what an option takes, from a list of its values or from an error of its own.
  private static func invalid(_ message: String, _ quoted: [String]) -> String {
    let (value, name) = (quoted[0], option(quoted[1]))
    let lines = message.split(separator: "\n").dropFirst()
    let listed = lines.compactMap { $0.hasPrefix("  - ") ? String($0.dropFirst(4)) : nil }
    let choices = listed.isEmpty ? Array(quoted.dropFirst(2)) : listed
    if message.contains("Please provide one of"), let last = choices.last {
      let all =
        choices.count > 1 ? "\(choices.dropLast().joined(separator: ", ")) or \(last)" : last
      return "\(name) takes \(all), not “\(value)”"
    }
    guard let reason = message.firstRange(of: "': ") else {
      return "\(name) takes a number, not “\(value)”"
    }
    return "\(name): \(message[reason.upperBound...])"
  }

  /// Returns `<name|file>`, the last word of a synopsis, as words: a name or a file.
  private static func placeholder(_ synopsis: String) -> String {
    let name = synopsis.split(separator: " ").last ?? ""
    let choices = name.filter { !"<>.[]".contains($0) }.split(separator: "|").map { choice in
      choice.first.map { "aeiou".contains($0) } == true ? "an \(choice)" : "a \(choice)"
    }
    return choices.joined(separator: " or ")
  }

  /// Returns the name in `--name <label>`.
  private static func option(_ synopsis: String) -> String {
    String(synopsis.split(separator: " ").first ?? "")
  }

  /// Returns the texts between straight quotation marks, in order.
  private static func quotations(in message: String) -> [String] {
    let parts = parts(of: message)
    guard parts.count % 2 == 1 else { return [] }
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
  }

  /// Returns the parts of a message outside and inside of straight quotation marks, in turn.
  private static func parts(of message: String) -> [String] {
    let characters = Array(message)
    var parts = [""]
    for (index, character) in characters.enumerated() {
      let isBetweenLetters =
        index > 0 && index + 1 < characters.count && characters[index - 1].isLetter
        && characters[index + 1].isLetter
      if character == "'", !isBetweenLetters {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  /// Returns any other message with the programs' quotation marks, its first letter small and without
  /// its full stop.
  private static func plain(_ message: String) -> String {
    var words = ""
    for (index, part) in parts(of: message).enumerated() {
      if index > 0 { words += index % 2 == 1 ? "“" : "”" }
      words += index % 2 == 1 ? part : part.replacing("'", with: "’")
    }
    if words.hasSuffix(".") { words.removeLast() }
    let isWord = words.dropFirst().first?.isLowercase == true
    return isWord ? words.prefix(1).lowercased() + words.dropFirst() : words
  }
}
