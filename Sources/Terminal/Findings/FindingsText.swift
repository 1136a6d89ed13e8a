internal import Cells
internal import JSON

/// Findings as text and as JSON.
package enum FindingsText {
  /// Returns a line for each finding, in columns.
  package static func lines(of findings: [Finding]) -> [String] {
    func widest(_ text: (Finding) -> String) -> Int {
      findings.map { TextWidth.columns(of: text($0)) }.max() ?? 0
    }
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - TextWidth.columns(of: text)))
    }
    let widths = (widest(\.name), widest { TextWidth.visible($0.value) })
    return findings.map { finding in
      let value = TextWidth.visible(finding.value)
      let notes = [finding.reason, finding.advice ?? ""].filter { !$0.isEmpty }
      guard !notes.isEmpty else { return "\(padded(finding.name, widths.0))  \(value)" }
      let columns = [padded(finding.name, widths.0), padded(value, widths.1)]
      return (columns + [notes.map(TextWidth.visible).joined(separator: " ")])
        .joined(separator: "  ")
    }
  }

  /// Returns the lines of sections, with headings and empty lines between them.
  package static func lines(of sections: [FindingsSection]) -> [String] {
    let blocks = sections.map { section in
      [TextWidth.visible(section.title)] + lines(of: section.findings).map { "  \($0)" }
    }
    return Array(blocks.joined(separator: [""]))
  }

  /// Returns findings as a JSON object after other members, which are texts: for each its value, its reason
  /// and any advice.
  package static func json(of findings: [Finding], after texts: [(String, String)] = []) -> String {
    let members =
      texts.map { "\(JSONText.string($0)):\(JSONText.string($1))" }
      + findings.map { finding in
        var members = [("value", finding.value), ("reason", finding.reason)]
        if let advice = finding.advice { members.append(("advice", advice)) }
        return "\(JSONText.string(finding.name)):\(JSONText.object(members))"
      }
    return "{\(members.joined(separator: ","))}"
  }
}
