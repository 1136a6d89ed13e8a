internal import Cells
internal import Clocks
internal import Countdowns
internal import Scenes
package import Widgets

/// A countdown in a row of a list, or in two: its name, its time, a bar, and a few words.
package struct FaceRow: Widget {
  /// The columns of a list of rows, which are the same in all of them.
  package struct Columns: Hashable, Sendable {
    /// The width of the longest name.
    package var name: Int
    /// The width of the longest time.
    package var time: Int
    /// The width of the longest words; 0 if there is no space for them.
    package var words: Int

    package init(name: Int, time: Int, words: Int) {
      (self.name, self.time, self.words) = (name, time, words)
    }
  }

  package var state: FaceState
  /// A few words after the bar.
  package var words: String
  package var columns: Columns
  /// The height: 1 or 2.
  package var rows: Int
  package var isSelected: Bool

  /// The columns before the name, and between two parts.
  package static let (indent, gap) = (2, 2)
  /// The minimum width of a bar.
  package static let shortestBar = 10
  /// The space above and below a bar in one row, as a part of the row's height.
  private static let barInset = 0.15

  package init(
    _ state: FaceState, _ words: String, columns: Columns, rows: Int = 1, isSelected: Bool = false
  ) {
    self.state = state
    self.words = words
    self.columns = columns
    self.rows = rows
    self.isSelected = isSelected
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  package func estimatedHeight(forWidth columns: Int) -> Int { rows }

  package func draw(in context: inout DrawContext) {
    let theme = context.theme
    let row = isSelected ? theme.style(.selection) : Style()
    var bold = row
    if isSelected { bold.attributes.insert(.bold) }
    let time = state.digits(within: columns.time)
    let timeWidth = TextWidth.columns(of: time)
    let isHigh = rows > 1
    let end = context.columns - (isHigh ? 1 : 0)
    let nameWidth = isHigh ? end - Self.indent - Self.gap - columns.time : columns.name
    let timeEnd = isHigh ? end : Self.indent + columns.name + Self.gap + columns.time
    let barStart = isHigh ? Self.indent : timeEnd + Self.gap
    let wordsWidth = columns.words > 0 ? columns.words + Self.gap : 0
    let barRow = isHigh ? 1 : 0
    let space = barStart..<max(barStart, end - wordsWidth)
    let bar = space.count >= Self.shortestBar ? space : 0..<0
    if isSelected {
      fill(row, around: bar, in: barRow, &context)
      context.text(context.symbols.cursor, style: theme.style(.accent, on: row))
    }
    context.text(state.name ?? "", column: Self.indent, width: nameWidth, style: bold)
    context.text(time, column: timeEnd - timeWidth, style: timeStyle(theme, on: row))
    draw(bar: bar, row: barRow, in: &context)
    if columns.words > 0 {
      let width = columns.words
      context.text(
        words, column: end - width, row: barRow, width: width, style: wordsStyle(theme, on: row))
    }
    context.accept(.press)
  }

  /// Fills all cells except those of the bar, which a background would hide.
  private func fill(
    _ style: Style, around bar: Range<Int>, in barRow: Int, _ context: inout DrawContext
  ) {
    for row in 0..<rows {
      let bar = row == barRow ? bar : 0..<0
      context.fill(style, columns: 0..<bar.lowerBound, rows: row..<row + 1)
      context.fill(style, columns: bar.upperBound..<context.columns, rows: row..<row + 1)
    }
  }

  /// Draws a bar, if there is space for one, and requests the frame that differs.
  private func draw(bar columns: Range<Int>, row: Int, in context: inout DrawContext) {
    var canvas = context.surroundings.canvas
    (canvas.columns, canvas.rows) = (columns.count, 1)
    let face = columns.isEmpty ? Face.line : .bar
    if let change = face.timeToChange(state, on: canvas) { context.changes(after: change) }
    guard !columns.isEmpty else { return }
    var scene = Scene(canvas: canvas)
    // In pixels, the bars of rows below each other would touch.
    let inset = rows == 1 && context.surroundings.glyphs == nil ? Self.barInset : 0
    BarPicture().add(canvas.cells, inset: inset, state, context.theme, context.symbols, &scene)
    for plane in scene.planes { context.add(plane, column: columns.lowerBound, row: row) }
  }

  private func timeStyle(_ theme: Theme, on row: Style) -> Style {
    var style = theme.style(of: state)
    if style.background == .standard { style.background = row.background }
    style.attributes.formUnion(row.attributes)
    if state.isFlashDark { style.attributes.formSymmetricDifference(.reverse) }
    return style
  }

  private func wordsStyle(_ theme: Theme, on row: Style) -> Style {
    switch state.snapshot.phase {
    case .ringing: theme.style(.urgent, on: row)
    case .paused, .ready, .ended: row
    case .running: isSelected ? row : theme.style(.secondary)
    }
  }
}
