internal import Cells
package import Countdowns

/// Formats timers as a table with aligned columns.
package enum StatusTable {
  private static let titles = ["NAME", "STATE", "REMAINING", "TOTAL", "ENDS", "LABEL"]
  /// The right-aligned columns, which contain digits.
  private static let rightAligned: Set = [2, 3]
  private static let gap = "  "
  /// The minimum width of a truncated column.
  private static let narrowest = 8

  /// Returns a heading and one line for each timer, at most `width` columns wide if given; empty
  /// without timers.
  ///
  /// If the width is too small, labels are truncated first, then names, then the ends of lines.
  /// With `isColored`, the label of a running step has its color, in the 256-color palette.
  package static func lines(
    _ reports: [TimerReport], in zone: Zone, width: Int? = nil, isColored: Bool = false
  ) -> [String] {
    guard !reports.isEmpty else { return [] }
    var rows = reports.map { row(of: $0, in: zone) }
    // Without labels and steps, that column would be empty.
    let hasLabels = rows.contains { $0.last?.isEmpty == false }
    rows.insert(titles, at: 0)
    if !hasLabels { rows = rows.map { $0.dropLast() } }
    let widths = widths(of: rows, width: width)
    let lines = rows.map { line($0, widths, width: width) }
    guard isColored, hasLabels else { return lines }
    let start = widths.dropLast().reduce(0) { $0 + $1 + gap.count }
    return lines.prefix(1)
      + zip(lines.dropFirst(), reports).map { line, report in
        let tint = report.state == .running ? report.shownTint : nil
        return tint.map { colored(line, from: start, in: $0) } ?? line
      }
  }

  /// Returns a line with a color from a column on.
  private static func colored(_ line: String, from start: Int, in tint: Tint) -> String {
    var columns = 0
    let head = line.prefix { character in
      defer { columns += TextWidth.columns(of: character) }
      return columns < start
    }
    let label = line[head.endIndex...]
    return label.isEmpty ? line : "\(head)\u{1B}[38;5;\(number(of: tint))m\(label)\u{1B}[39m"
  }

  /// Returns a color of the palette that is legible on dark and light backgrounds.
  private static func number(of tint: Tint) -> Int {
    switch tint {
    case .red: 160
    case .orange: 166
    case .amber: 136
    case .green: 28
    case .teal: 30
    case .blue: 33
    case .purple: 99
    case .pink: 169
    }
  }

  private static func row(of report: TimerReport, in zone: Zone) -> [String] {
    let (name, report) = (ShownText.limited(report.name), report.inList)
    return [
      name.isEmpty ? "-" : name, report.state.rawValue, report.currentDigits,
      report.totalDigits ?? "-", report.clockWords(in: zone) ?? "-", label(of: report),
    ]
  }

  private static func label(of report: TimerReport) -> String {
    let label = report.label == report.name ? nil : report.label.map { ShownText.limited($0) }
    let step = report.place.words ?? report.place.label.map { ShownText.limited($0) }
    let room = report.shared.map { "shared as \(ShownText.limited($0))" }
    let words = [label, step == label ? nil : step, room].compactMap { $0 }
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns the width of each column: that of its widest text, reduced until the line fits.
  private static func widths(of rows: [[String]], width: Int?) -> [Int] {
    var widths = (rows.first ?? []).indices.map { column in
      rows.map { TextWidth.columns(of: $0[column]) }.max() ?? 0
    }
    guard let width else { return widths }
    let labels = widths.indices.filter { $0 == titles.count - 1 }
    for column in labels + [0] {
      let excess = widths.reduce(gap.count * (widths.count - 1), +) - width
      let least = min(narrowest, widths[column])
      widths[column] = max(least, widths[column] - max(0, excess))
    }
    return widths
  }

  private static func line(_ cells: [String], _ widths: [Int], width: Int?) -> String {
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let text = TextWidth.truncated(cell.0, to: cell.1)
      let blanks = String(repeating: " ", count: max(0, cell.1 - TextWidth.columns(of: text)))
      return rightAligned.contains(column) ? blanks + text : text + blanks
    }
    var line = padded.joined(separator: gap)
    while line.last == " " { line.removeLast() }
    return width.map { TextWidth.truncated(line, to: max(0, $0)) } ?? line
  }
}
