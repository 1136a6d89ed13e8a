package import Cells
internal import Pictures
internal import Raster
package import Scenes
package import TerminalCodes
internal import Widgets

/// Findings in sections, wrapped to the window, with color samples.
package struct FindingsPage {
  private let sections: [FindingsSection]
  private let theme: Theme
  /// The width of the window.
  private let columns: Int

  /// Creates the page for a window of some columns.
  package init(_ sections: [FindingsSection], theme: Theme, columns: Int) {
    (self.sections, self.theme, self.columns) = (sections, theme, columns)
  }

  /// The maximum width for comfortable reading.
  private static let maxColumns = 100
  /// The minimum width for reasons beside values; if narrower, they go below.
  private static let minReasonColumns = 30
  private static let indent = 2, gap = 2

  /// A styled text that starts at a column.
  private struct StyledText {
    var text: String
    var column: Int
    var style: Style
  }

  /// The page in cells.
  package var grid: Grid {
    let lines = lines
    var grid = Grid(columns: max(1, min(columns, Self.maxColumns)), rows: lines.count)
    for (row, pieces) in lines.enumerated() {
      for piece in pieces {
        grid.write(piece.text, column: piece.column, row: row, style: piece.style)
      }
    }
    return grid
  }

  /// Returns sections as the bytes for a terminal that can move the cursor.
  package static func text(
    _ sections: [FindingsSection], for report: TerminalReport, _ capabilities: Capabilities
  ) -> [UInt8] {
    let theme = Theme(
      background: report.background ?? Theme.darkBackground, depth: capabilities.colors)
    var grid = FindingsPage(sections, theme: theme, columns: report.window.columns).grid
    if !capabilities.isUTF8 { grid.makeASCII() }
    return Array(ANSIText.text(of: grid).utf8)
  }

  private var lines: [[StyledText]] {
    sections.enumerated().flatMap { number, section -> [[StyledText]] in
      let headings = wrapped(section.title, from: 0, to: width, Style(attributes: .bold))
      return (number > 0 ? [[]] : []) + headings.map { [$0] }
        + section.findings.flatMap { rows(of: $0) }
    }
  }
}

// MARK: - Columns

extension FindingsPage {
  private var width: Int { min(columns, Self.maxColumns) }

  private var valueColumn: Int { Self.indent + widest(\.name) + Self.gap }

  /// The column of the reasons; `nil` if they go below the values.
  private var reasonColumn: Int? {
    let column = valueColumn + widest(\.value) + Self.gap
    return width - column >= Self.minReasonColumns ? column : nil
  }

  private func widest(_ text: (Finding) -> String) -> Int {
    sections.flatMap(\.findings).map { TextWidth.columns(of: TextWidth.visible(text($0))) }.max()
      ?? 0
  }

  /// Returns the rows of a finding: its name, value, reason and advice, with samples below.
  private func rows(of line: Finding) -> [[StyledText]] {
    let quiet = theme.style(.secondary)
    let values = wrapped(line.value, from: valueColumn, to: reasonColumn.map { $0 - Self.gap })
    let notes = [(line.reason, quiet), (line.advice ?? "", .standard)].filter { !$0.0.isEmpty }
    let reasons = notes.flatMap { wrapped($0, from: reasonColumn ?? valueColumn, to: nil, $1) }
    var rows: [[StyledText]] = values.map { [$0] }
    if reasonColumn == nil {
      rows += reasons.map { [$0] }
    } else {
      for (row, reason) in reasons.enumerated() {
        if row < rows.count { rows[row].append(reason) } else { rows.append([reason]) }
      }
    }
    if let first = rows.indices.first {
      rows[first].append(StyledText(text: line.name, column: Self.indent, style: quiet))
    }
    let sample = sample(of: line)
    return sample.isEmpty ? rows : rows + [sample]
  }

  private func wrapped(
    _ text: String, from column: Int, to end: Int?, _ style: Style = .standard
  ) -> [StyledText] {
    let wrapping = TextWrapping(
      TextWidth.visible(text), columns: max(1, (end ?? width - Self.indent) - column))
    return wrapping.lines.map { StyledText(text: wrapping.text($0), column: column, style: style) }
  }
}

// MARK: - Samples

extension FindingsPage {
  private static let sampleColumns = 32

  /// Returns a row of samples for a finding about colors; empty without colors.
  private func sample(of line: Finding) -> [StyledText] {
    guard theme.depth != .never else { return [] }
    switch line.name {
    case "color": return colors
    case "background": return roles
    default: return []
    }
  }

  /// Samples of all hues, or of the 16 colors.
  private var colors: [StyledText] {
    let count = max(0, min(Self.sampleColumns, width - valueColumn))
    return (0..<count).map { number in
      let color: Color
      if theme.depth == .sixteen {
        color = .palette(UInt8(number * 16 / Self.sampleColumns))
      } else {
        let hue = Float(number) / Float(Self.sampleColumns)
        color = theme.depth.color(RGB(hue: hue, saturation: 0.7, brightness: 0.9))
      }
      return StyledText(text: " ", column: valueColumn + number, style: Style(background: color))
    }
  }

  /// Samples of the theme's roles.
  private var roles: [StyledText] {
    var column = valueColumn
    var pieces: [StyledText] = []
    for (word, role) in [
      ("text", Theme.Role.text), ("secondary", .secondary), ("accent", .accent),
      ("warning", .warning), ("urgent", .urgent),
    ] where column + word.count <= width {
      pieces.append(StyledText(text: word, column: column, style: theme.style(role)))
      column += word.count + Self.gap
    }
    return pieces
  }
}
