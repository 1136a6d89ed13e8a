internal import Cells
internal import Scenes
package import TerminalCodes

/// A line of keys and their descriptions, as many as fit; each can be clicked instead of pressed.
package struct LegendLine: Widget {
  /// A key as it is written, and the key press to which a click on it is equivalent.
  package struct Label: Hashable, Sendable {
    package var text: String
    package var press: KeyPress?

    package init(_ text: String, _ press: KeyPress? = nil) {
      (self.text, self.press) = (text, press)
    }
  }

  /// The keys with a common description.
  package struct Entry: Hashable, Sendable {
    package var labels: [Label]
    package var words: String
    /// The rank; entries of a low rank are kept longest.
    package var rank: Int
    package var isDimmed: Bool

    package init(_ labels: [Label], _ words: String, rank: Int, isDimmed: Bool = false) {
      self.labels = labels
      self.words = words
      self.rank = rank
      self.isDimmed = isDimmed
    }

    package init(
      _ label: String, _ words: String, _ press: KeyPress? = nil, rank: Int,
      isDimmed: Bool = false
    ) {
      self.init([Label(label, press)], words, rank: rank, isDimmed: isDimmed)
    }

    package var text: String { (labels.map(\.text) + [words]).joined(separator: " ") }
  }

  /// The entries shown at a width.
  package struct Selection: Hashable, Sendable {
    package var entries: [Entry]
    package var separator: String

    /// The number of columns that it takes.
    package var columns: Int {
      let texts = entries.reduce(0) { $0 + TextWidth.columns(of: TextWidth.visible($1.text)) }
      return texts + TextWidth.columns(of: separator) * max(0, entries.count - 1)
    }
  }

  /// The entries in display order.
  package var entries: [Entry]
  package var alignment: Text.Alignment
  /// The number of columns before the line.
  package var indent: Int

  package init(_ entries: [Entry], alignment: Text.Alignment = .leading, indent: Int = 0) {
    (self.entries, self.alignment) = (entries, alignment)
    self.indent = max(0, indent)
  }

  /// Returns the most entries that fit: widely spaced if possible, otherwise with dots between
  /// them.
  package func selection(columns: Int, dot: String = "·") -> Selection {
    // Equal ranks keep their order.
    let byRank = entries.indices.sorted { (entries[$0].rank, $0) < (entries[$1].rank, $1) }
    for count in stride(from: byRank.count, to: 0, by: -1) {
      let kept = byRank.prefix(count).sorted().map { entries[$0] }
      for separator in ["   ", " \(dot) "] {
        let selection = Selection(entries: kept, separator: separator)
        if selection.columns <= columns { return selection }
      }
    }
    return Selection(entries: [], separator: "")
  }

  /// Returns entries in as few lines of a width as hold them, lowest ranks first; those of the
  /// highest ranks are left out if `most` lines don't hold them all.
  package static func lines(_ entries: [Entry], columns: Int, most: Int) -> [LegendLine] {
    var lines: [LegendLine] = []
    for entry in entries.sorted(by: { $0.rank < $1.rank }) {
      let longer = LegendLine((lines.last?.entries ?? []) + [entry])
      if !lines.isEmpty, longer.selection(columns: columns).entries.count == longer.entries.count {
        lines[lines.count - 1] = longer
      } else if lines.count < most {
        lines.append(LegendLine([entry]))
      }
    }
    return lines
  }

  package func draw(in context: inout DrawContext) {
    let room = context.columns - indent
    let selection = selection(columns: room, dot: context.symbols.dot)
    var column = indent + alignment.column(of: selection.columns, in: room)
    for (index, entry) in selection.entries.enumerated() {
      if index > 0 { column = write(selection.separator, at: column, in: &context) }
      column = draw(entry, index, column, &context)
    }
  }

  /// Draws an entry and returns the column after it.
  private func draw(
    _ entry: Entry, _ index: Int, _ start: Int, _ context: inout DrawContext
  ) -> Int {
    var column = start
    var areas: [(press: KeyPress?, columns: Range<Int>)] = []
    for label in entry.labels {
      let end = write(label.text, at: column, isDimmed: entry.isDimmed, in: &context)
      areas.append((label.press, column..<end + 1))
      column = end + 1
    }
    let end = write(entry.words, at: column, isDimmed: entry.isDimmed, in: &context)
    // The words act like the first key; with a single key, they form one area with it.
    if areas.count == 1 {
      areas[0].columns = start..<end
    } else {
      areas.append((entry.labels.first?.press, column..<end))
    }
    for (number, area) in areas.enumerated() where !entry.isDimmed {
      guard let press = area.press else { continue }
      context.accept(
        .press, part: index * Self.partsPerEntry + number, columns: area.columns, rows: 0..<1,
        as: press)
    }
    return end
  }

  private func write(
    _ text: String, at column: Int, isDimmed: Bool = false, in context: inout DrawContext
  ) -> Int {
    let shown = TextWidth.visible(text)
    context.text(shown, column: column, style: context.theme.style(isDimmed ? .dimmed : .secondary))
    return column + TextWidth.columns(of: shown)
  }

  private static let partsPerEntry = 16
}
