internal import TerminalCodes
internal import Texts

extension KeyHelp {
  /// The keys that do something now, one a line, to be read or heard.
  package var lines: [String] {
    sections.flatMap { section -> [String] in
      let keys = section.entries.filter { $0.dimmedReason == nil }.map {
        "\($0.label ?? KeyLabel.spoken($0.keys)): \(Self.withoutPeriod($0.words))"
      }
      let title = section.title.isEmpty ? [] : ["\(Self.withoutPeriod(section.title)):"]
      return keys.isEmpty ? [] : title + keys
    }
  }

  /// The key tables of a manual page, in mdoc: a heading and a list for each.
  package var manual: String {
    sections.map { section in
      var lines = section.title.isEmpty ? [] : [".Ss \(ManualText.argument(section.title))"]
      lines.append(".Bl -tag -width Ds -compact")
      for entry in section.entries {
        let labels = entry.label.map { [$0] } ?? entry.keys.map { KeyLabel.text($0, .ascii) }
        let keys = labels.map(ManualText.argument)
        lines.append(".It Ic " + keys.joined(separator: " , "))
        lines.append(ManualText.line(entry.words))
      }
      lines.append(".El")
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func withoutPeriod(_ text: String) -> String {
    text.last == "." ? String(text.dropLast()) : text
  }
}
