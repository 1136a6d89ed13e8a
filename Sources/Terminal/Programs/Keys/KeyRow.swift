internal import Cells
internal import Scenes
internal import TerminalCodes
package import Widgets

/// A row in a list of keys: the keys, their description and, if they do nothing, the reason.
package struct KeyRow: Widget {
  package var entry: KeyHelp.Entry
  /// The width of the key column.
  package var keyColumns: Int
  package var form: KeyLabel.Form

  package init(_ entry: KeyHelp.Entry, keyColumns: Int, form: KeyLabel.Form) {
    self.entry = entry
    self.keyColumns = keyColumns
    self.form = form
  }

  /// Returns the width of an entry's keys on one line.
  package static func keyColumns(of entry: KeyHelp.Entry, _ form: KeyLabel.Form) -> Int {
    TextWidth.columns(of: keys(of: entry, form))
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
    max(
      keyText.height(forWidth: keyWidth(columns), in: surroundings),
      words.height(forWidth: wordWidth(columns), in: surroundings))
  }

  package var isCostlyToMeasure: Bool { true }

  package func estimatedHeight(forWidth columns: Int) -> Int { 1 }

  package func draw(in context: inout DrawContext) {
    let width = keyWidth(context.columns)
    context.draw(keyText, columns: 0..<width, rows: 0..<context.rows)
    let left = max(0, context.columns - wordWidth(context.columns))
    context.draw(words, columns: left..<context.columns, rows: 0..<context.rows)
    context.accept(.press, as: entry.keys.first)
  }

  private func keyWidth(_ columns: Int) -> Int { max(0, min(keyColumns, columns / 2)) }

  private func wordWidth(_ columns: Int) -> Int { max(0, columns - keyWidth(columns) - 2) }

  private var keyText: Text {
    Text(Self.keys(of: entry, form), entry.dimmedReason == nil ? .accent : .dimmed)
  }

  private var words: Text {
    guard let reason = entry.dimmedReason else { return Text(entry.words) }
    return Text("\(entry.words) (\(reason))", .dimmed)
  }

  /// Returns the keys side by side, separated so that two words don't look like one key.
  private static func keys(of entry: KeyHelp.Entry, _ form: KeyLabel.Form) -> String {
    entry.label ?? entry.keys.map { KeyLabel.text($0, form) }.joined(separator: ", ")
  }
}
