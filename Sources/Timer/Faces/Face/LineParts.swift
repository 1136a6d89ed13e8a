internal import Cells
internal import Countdowns
internal import Scenes

/// One line of text, with a bar if there is space, laid out by priority.
///
/// A notice or hint takes the row below. Without another row, a notice replaces everything except
/// the time.
struct LineParts {
  let row: Int
  private(set) var barColumns: Range<Int>?
  private let name: String
  private let time: String
  private let tail: String
  private let timeColumn: Int
  private let tailColumn: Int
  private let start: Int
  private let news: (text: String, row: Int)?
  private let help: (text: String, column: Int, row: Int)?

  private static let shortestBar = 10
  private static let longestBar = 60
  private static let gap = 2

  /// Lays out a line on a canvas; a centered line has no bar.
  init(_ state: FaceState, canvas: Canvas, bar: Bool = false, isCentered: Bool = false) {
    let columns = canvas.columns
    time = state.digits(within: columns)
    let timeWidth = max(time.count, state.widestInLine.count)
    let text = state.notice ?? state.hint
    let hasRow = canvas.rows > 1
    row = hasRow && !isCentered ? (canvas.rows - 2) / 2 : canvas.rows / 2
    news =
      hasRow ? text.map { ($0, isCentered ? canvas.rows / 2 + 2 : (canvas.rows - 2) / 2 + 1) } : nil
    // The last column stays empty: terminals differ on where the cursor is after writing to it.
    var room = columns - 1 - timeWidth
    let rowOfHelp = isCentered ? canvas.rows - 1 : row
    let helpColumn = columns - 1 - TextWidth.columns(of: state.help.text)
    let isNews = state.notice != nil && !hasRow
    let label = isNews ? "" : Self.label(of: state, within: max(0, columns / 3))
    name = TextWidth.columns(of: label) + Self.gap <= room ? label : ""
    timeColumn = name.isEmpty ? 0 : TextWidth.columns(of: name) + Self.gap
    room -= timeColumn
    let hasBar = bar && !isNews
    let leastBar = hasBar ? Self.shortestBar + Self.gap : 0
    let helpRoom = isCentered ? room : helpColumn - Self.gap - timeColumn - timeWidth
    let hasHelp = Self.hasHelp(state, isNews: isNews, in: helpRoom - leastBar)
    let isFree = news?.row != rowOfHelp
    help = hasHelp && state.help.isShown && isFree ? (state.help.text, helpColumn, rowOfHelp) : nil
    if hasHelp { room = helpRoom }
    let tailWidth: Int
    (tail, tailWidth) = Self.tail(of: state, in: room - Self.gap - leastBar, isAlone: !hasRow)
    var next = timeColumn + timeWidth
    if hasBar, room >= leastBar {
      let free = room - Self.gap - (tail.isEmpty ? 0 : tailWidth + Self.gap)
      let start = next + Self.gap
      barColumns = start..<start + min(Self.longestBar, free)
      next = start + min(Self.longestBar, free)
    }
    tailColumn = next + Self.gap
    let width = tail.isEmpty ? timeColumn + timeWidth : tailColumn + tailWidth
    start = isCentered ? max(0, (columns - width) / 2) : 0
  }

  /// Returns the name or, where it doesn't fit, its essential part.
  private static func label(of state: FaceState, within columns: Int) -> String {
    let names = [state.name, state.shortName].compactMap(\.self)
    let fitting = names.first { TextWidth.columns(of: $0) <= columns }
    return fitting ?? TextWidth.truncated(names.last ?? "", to: columns)
  }

  /// Returns whether there is space for the help text after the other parts: always where the full
  /// caption fits as well, and while the text is shown where the short caption does.
  private static func hasHelp(_ state: FaceState, isNews: Bool, in columns: Int) -> Bool {
    guard !state.help.text.isEmpty, !isNews else { return false }
    let words = state.help.isShown ? state.shortCaption : state.caption
    return columns >= 0 && (words.isEmpty || gap + TextWidth.columns(of: words) <= columns)
  }

  /// Returns the longest text that fits, with the columns it takes before and after a pause;
  /// without another row, a notice is shown even if it is truncated.
  private static func tail(
    of state: FaceState, in columns: Int, isAlone: Bool
  ) -> (text: String, width: Int) {
    var choices = [
      (state.caption, state.otherCaption), (state.shortCaption, state.otherShortCaption),
      (state.shortCaption, ""),
    ]
    if isAlone, let notice = state.notice {
      choices = [("\(state.caption) · \(notice)", ""), (notice, "")]
    } else if isAlone, let hint = state.hint {
      choices.insert(("\(state.caption) (\(hint))", ""), at: 0)
    }
    let sized = choices.map { text, other in
      (text: text, width: max(TextWidth.columns(of: text), TextWidth.columns(of: other)))
    }
    if let fitting = sized.first(where: { $0.width <= columns }) { return fitting }
    let text = isAlone ? TextWidth.truncated(state.notice ?? "", to: max(0, columns)) : ""
    return (text, TextWidth.columns(of: text))
  }

  func add(to scene: inout Scene, theme: Theme, state: FaceState) {
    scene.add(name, column: start, row: row, style: Style())
    var style = theme.style(of: state)
    if state.isFlashDark { style.attributes.insert(.reverse) }
    scene.add(time, column: start + timeColumn, row: row, style: style)
    let isNews = news == nil && state.notice != nil
    scene.add(
      tail, column: start + tailColumn, row: row,
      style: isNews ? Style() : theme.captionStyle(state))
    if let help {
      scene.add(help.text, column: help.column, row: help.row, style: theme.style(.dimmed))
    }
    guard let news else { return }
    let text = TextWidth.truncated(news.text, to: scene.canvas.columns - 1)
    scene.add(
      text,
      column: start == 0 ? 0 : max(0, (scene.canvas.columns - TextWidth.columns(of: text)) / 2),
      row: news.row, style: Style())
  }
}
