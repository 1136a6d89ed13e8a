internal import Cells
internal import Countdowns

/// One line of text, with a bar if there is room: what must be seen comes first.
struct LineParts {
  /// The columns of the bar, if there is one.
  private(set) var barColumns: Range<Int>?
  private let name: String
  private let time: String
  private let tail: String
  private var tailColumn = 0
  private var timeColumn = 0

  private static let shortestBar = 10
  private static let longestBar = 60

  init(_ state: FaceState, columns: Int, bar: Bool = false) {
    time = state.digits
    let timeWidth = max(time.count, state.time.text(left: state.snapshot.total).count)
    var free = columns - timeWidth
    // Last column left empty: terminals differ on where the cursor is after it.
    let wantsTail = state.notice ?? (state.snapshot.phase == .paused ? "paused" : state.caption)
    let nameText = state.name.map { TextWidth.truncated($0, to: max(0, columns / 3)) } ?? ""
    let nameWidth = TextWidth.columns(of: nameText)
    name = free > nameWidth + 2 ? nameText : ""
    if !name.isEmpty { free -= nameWidth + 2 }
    timeColumn = columns - free - timeWidth
    var next = timeColumn + timeWidth
    var room = free - 1
    let tailWidth = TextWidth.columns(of: wantsTail)
    if bar, room >= Self.shortestBar + 2 {
      let withTail = room - tailWidth - 4
      let length = min(
        Self.longestBar, withTail >= Self.shortestBar ? withTail : room - 2)
      barColumns = next + 2..<next + 2 + length
      next += 2 + length
      room -= 2 + length
    }
    tail =
      room >= tailWidth + 2
      ? wantsTail : room > 12 ? TextWidth.truncated(wantsTail, to: room - 2) : ""
    tailColumn = next + 2
  }

  func add(to scene: inout Scene, look: Look, state: FaceState) {
    let row = scene.canvas.rows / 2
    scene.add(name, column: 0, row: row, style: Style())
    var style = look.style(state.urgency)
    if state.isFlashDark { style.attributes.insert(.reverse) }
    scene.add(time, column: timeColumn, row: row, style: style)
    scene.add(
      tail, column: tailColumn, row: row,
      style: Style(attributes: state.notice == nil ? .dim : []))
  }
}
