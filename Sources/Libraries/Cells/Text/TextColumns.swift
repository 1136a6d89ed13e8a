/// A column of a table for a terminal.
package struct TextColumn: Hashable {
  package let title: String
  package var cells: [String]
  /// The minimum width when truncated; `nil` if the column is never truncated.
  fileprivate let least: Int?
  /// Whether the numbers are aligned at their decimal points.
  private let isNumeric: Bool

  package init(_ title: String, _ cells: [String], least: Int? = nil) {
    (self.title, self.cells, self.least, isNumeric) = (title, cells, least, false)
  }

  package init(_ title: String, numbers: [String]) {
    (self.title, cells, least, isNumeric) = (title, numbers, nil, true)
  }

  /// The title and the cells, padded to the same width.
  fileprivate var lines: [String] {
    let cells = isNumeric ? aligned : self.cells
    let width = ([title] + cells).map { TextWidth.columns(of: $0) }.max() ?? 0
    return ([title] + cells).map {
      let blanks = String(repeating: " ", count: width - TextWidth.columns(of: $0))
      return isNumeric ? blanks + $0 : $0 + blanks
    }
  }

  /// The numbers, with blanks in place of missing decimals.
  private var aligned: [String] {
    let tails = cells.map { cell in cell.firstIndex(of: ".").map { cell[$0...].count } ?? 0 }
    // An exponent has no decimals to align.
    let isPlain = cells.map { !$0.contains("e") }
    let longest = zip(tails, isPlain).map { $1 ? $0 : 0 }.max() ?? 0
    return cells.indices.map { index in
      guard isPlain[index], !cells[index].isEmpty else { return cells[index] }
      return cells[index] + String(repeating: " ", count: longest - tails[index])
    }
  }

  /// Returns the column with its cells truncated to a width.
  fileprivate func limited(to width: Int) -> TextColumn {
    TextColumn(title, cells.map { TextWidth.truncated($0, to: width) }, least: least)
  }
}

/// Columns side by side.
package struct TextColumns: Hashable {
  private var columns: [TextColumn]

  private static let gap = "  "

  /// Creates a table without the columns that are empty.
  package init(_ columns: [TextColumn]) {
    self.columns = columns.filter { !$0.cells.allSatisfy(\.isEmpty) }
  }

  /// Returns the lines, at most `width` columns wide if given.
  package func lines(width: Int?) -> [String] {
    var table = self
    if let width { table.shrink(to: width) }
    let texts = table.columns.map(\.lines)
    let count = texts.first?.count ?? 0
    return (0..<count).map { row in
      var line = texts.map { $0[row] }.joined(separator: Self.gap)
      while line.last == " " { line.removeLast() }
      return width.map { TextWidth.truncated(line, to: max(0, $0)) } ?? line
    }
  }

  private var width: Int {
    let widths = columns.map { TextWidth.columns(of: $0.lines.first ?? "") }
    return widths.reduce(0, +) + Self.gap.count * max(0, columns.count - 1)
  }

  /// Truncates the columns that may be, from the left, until the lines fit.
  private mutating func shrink(to limit: Int) {
    for index in columns.indices {
      guard let least = columns[index].least else { continue }
      let own = TextWidth.columns(of: columns[index].lines.first ?? "")
      let excess = width - limit
      guard excess > 0 else { return }
      columns[index] = columns[index].limited(to: max(min(least, own), own - excess))
    }
  }
}
