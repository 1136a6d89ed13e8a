internal import TerminalCodes

extension KeyHelp {
  /// The keys that do something now, as one paragraph to be read aloud.
  package var spoken: String {
    sections.compactMap { section in
      let sentences = section.entries.filter { $0.dimmedReason == nil }.map {
        "\($0.label ?? KeyLabel.spoken($0.keys)): \(Self.withoutPeriod($0.words))."
      }
      guard !sentences.isEmpty else { return nil }
      let title = section.title.isEmpty ? "" : "\(Self.withoutPeriod(section.title)). "
      return title + sentences.joined(separator: " ")
    }.joined(separator: " ")
  }

  /// The key tables of a manual page, in mdoc: a heading and a list for each.
  package var manual: String {
    sections.map { section in
      var lines = section.title.isEmpty ? [] : [".Ss \(Self.argument(section.title))"]
      lines.append(".Bl -tag -width Ds -compact")
      for entry in section.entries {
        let labels = entry.label.map { [$0] } ?? entry.keys.map { KeyLabel.text($0, .ascii) }
        let keys = labels.map(Self.quoted)
        lines.append(".It Ic " + keys.joined(separator: " , "))
        lines.append(Self.line(entry.words))
      }
      lines.append(".El")
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func withoutPeriod(_ text: String) -> String {
    text.last == "." ? String(text.dropLast()) : text
  }
}

// MARK: - Escapes of mdoc

extension KeyHelp {
  /// The characters that mdoc treats as punctuation when they are an argument of their own.
  private static let delimiters: Set<String> = [
    ".", ",", ":", ";", "(", ")", "[", "]", "?", "!", "|",
  ]

  /// Returns a text with its backslashes and signs escaped so that they print literally.
  private static func argument(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      default: result.append(character)
      }
    }
    return result
  }

  /// Returns a key as a single macro argument.
  private static func quoted(_ text: String) -> String {
    delimiters.contains(text) ? "\\&" + text : argument(text)
  }

  /// Returns words as a text line that isn't parsed as a macro.
  private static func line(_ text: String) -> String {
    let line = text.replacing("\\", with: "\\e")
    return line.first == "." || line.first == "'" ? "\\&" + line : line
  }
}
