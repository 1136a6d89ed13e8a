internal import Cells
internal import Countdowns
internal import Scenes

/// One line of text, with a bar if there is room: what must be seen comes first.
struct LineParts {
  /// The columns of the bar, if there is one.
  private(set) var barColumns: Range<Int>?
  private let name: String
  private let time: String
  private let tail: String
  private let timeColumn: Int
  private let tailColumn: Int

  private static let shortestBar = 10
  private static let longestBar = 60
  private static let gap = 2

  init(_ state: FaceState, columns: Int, bar: Bool = false) {
    time = state.digits(within: columns)
    let timeWidth = max(time.count, state.time.text(left: state.snapshot.total).count)
    // The last column stays empty: terminals differ on where the cursor is after it.
    var room = columns - 1 - timeWidth
    let label = state.name.map { TextWidth.truncated($0, to: max(0, columns / 3)) } ?? ""
    name = TextWidth.columns(of: label) + Self.gap <= room ? label : ""
    timeColumn = name.isEmpty ? 0 : TextWidth.columns(of: name) + Self.gap
    room -= timeColumn
    let leastBar = bar ? Self.shortestBar + Self.gap : 0
    tail = Self.tail(of: state, in: room - Self.gap - leastBar)
    var next = timeColumn + timeWidth
    if bar, room >= leastBar {
      let free = room - Self.gap - (tail.isEmpty ? 0 : TextWidth.columns(of: tail) + Self.gap)
      let start = next + Self.gap
      barColumns = start..<start + min(Self.longestBar, free)
      next = start + min(Self.longestBar, free)
    }
    tailColumn = next + Self.gap
  }

  /// Returns the most that fits of what there is to say; news is said even if it is cut off.
  private static func tail(of state: FaceState, in columns: Int) -> String {
    let known = [state.caption, state.shortCaption]
    let choices: [String]
    if let notice = state.notice {
      choices = ["\(state.caption) · \(notice)", notice]
    } else if let hint = state.hint {
      choices = ["\(state.caption) (\(hint))"] + known
    } else {
      choices = known
    }
    if let fitting = choices.first(where: { TextWidth.columns(of: $0) <= columns }) {
      return fitting
    }
    return state.notice.map { TextWidth.truncated($0, to: max(0, columns)) } ?? ""
  }

  func add(to scene: inout Scene, theme: Theme, state: FaceState) {
    let row = scene.canvas.rows / 2
    scene.add(name, column: 0, row: row, style: Style())
    var style = theme.style(state.urgency)
    if state.isFlashDark { style.attributes.insert(.reverse) }
    scene.add(time, column: timeColumn, row: row, style: style)
    scene.add(
      tail, column: tailColumn, row: row,
      style: Style(attributes: state.notice == nil ? .dim : []))
  }
}
