internal import Cells
internal import Scenes

/// A row of a list: the cursor, a symbol for the status, a name and a summary in columns.
package struct ListRow: Widget {
  package enum Status: Hashable, Sendable {
    case none
    case playing
    /// The row is selected.
    case chosen
  }

  /// The number of columns before the name.
  package static let nameColumn = 4
  /// The width of each value at the right edge.
  package static let valueColumns = 11

  package var name: String
  package var summary: String
  package var status: Status
  /// Whether the cursor is on the row.
  package var isCurrent: Bool
  /// Whether the row is selected, even while it plays.
  package var isChosen: Bool
  /// The width of the longest name in the list, after which the summaries begin.
  package var widestName: Int
  /// Short texts in their own columns at the right edge.
  package var values: [String]
  /// The height in rows; those below the first are blank.
  package var rows: Int

  package init(
    _ name: String, _ summary: String = "", status: Status = .none, isCurrent: Bool = false,
    isChosen: Bool = false, widestName: Int, values: [String] = [], rows: Int = 1
  ) {
    self.name = name
    self.summary = summary
    self.status = status
    self.isCurrent = isCurrent
    self.isChosen = isChosen || status == .chosen
    (self.widestName, self.values) = (widestName, values)
    self.rows = max(1, rows)
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  package func estimatedHeight(forWidth columns: Int) -> Int { rows }

  /// Returns the width of the longest of several names.
  package static func widest(of names: some Sequence<String>) -> Int {
    names.reduce(0) { max($0, TextWidth.columns(of: TextWidth.visible($1))) }
  }

  package func draw(in context: inout DrawContext) {
    let theme = context.theme
    let row = isCurrent ? theme.style(.selection) : Style()
    let accent = theme.style(.accent, on: row)
    if isCurrent {
      context.fill(row, rows: 0..<1)
      context.text(context.symbols.cursor, style: accent)
    }
    switch status {
    case .none: break
    case .playing: context.text(context.symbols.playing, column: 2, style: accent)
    case .chosen: context.text(context.symbols.check, column: 2, style: accent)
    }
    let isDimmed = context.state.contains(.dimmed)
    var bold = isDimmed ? theme.style(.dimmed, on: row) : row
    if isCurrent || isChosen { bold.attributes.insert(.bold) }
    let widest = min(widestName, max(9, context.columns / 2 - Self.nameColumn))
    context.text(name, column: Self.nameColumn, width: widest, style: bold)
    let summaryColumn = Self.nameColumn + widest + 2
    let style = isDimmed ? theme.style(.dimmed, on: row) : isCurrent ? row : theme.style(.secondary)
    let end = context.columns - values.count * Self.valueColumns
    context.text(summary, column: summaryColumn, width: end - summaryColumn, style: style)
    for (number, value) in values.enumerated() {
      let right = end + (number + 1) * Self.valueColumns
      context.text(value, column: right - TextWidth.columns(of: value), style: style)
    }
    context.accept(.press)
  }
}
