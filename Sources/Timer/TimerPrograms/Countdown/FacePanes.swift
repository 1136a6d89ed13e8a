internal import Cells
package import Clocks
package import Faces
internal import Programs
internal import Scenes
package import Timers
internal import Widgets

extension Look {
  /// The time for which an inline face shows the hint about the key help.
  static let helpTime = Duration.seconds(10)

  /// Returns the hint about keys, shown permanently in full screen, until `end` inline, and
  /// never beside the keys.
  package func help(
    _ keys: String, for face: Face, until end: Instant?, showsKeys: Bool, at now: Instant
  ) -> FaceState.Help {
    let isFull = placement(of: face, windowRows: .max) == .fullScreen
    let isEarly = end.map { now < $0 } ?? false
    return FaceState.Help(keys, isShown: !showsKeys && (isFull || isEarly), end: isFull ? nil : end)
  }
}

/// The panes of a face and of the key help, which is a sheet above the dimmed face or, in too few
/// rows, lines below it.
struct FacePanes {
  var face: Face
  var state: FaceState
  /// The laps, listed in full screen.
  var laps = LapList([])
  var grid: FrameGrid
  /// The key help; `nil` while it is hidden.
  var keys: Keys?

  /// The key help, as a list and as lines.
  struct Keys {
    var list: KeyHelp
    var line: KeyHelp
  }

  /// The minimum number of rows for a key list.
  private static let leastSheetRows = 7

  /// Returns the placement, including rows for a notice and for keys, and its panes.
  func placed(
    by look: Look, in surroundings: Surroundings
  ) -> (placement: Placement, panes: [Pane<CountdownOwner>]) {
    let windowRows = surroundings.canvas.rows
    var placement = look.placement(of: face, windowRows: windowRows)
    var rows = windowRows
    if case .inline(let some) = placement {
      let hasNews = (state.notice ?? state.hint) != nil
      rows = some == 1 && hasNews ? min(2, windowRows) : some
      placement = .inline(rows: rows)
    }
    guard let keys else {
      let isFull = placement == .fullScreen
      return (placement, isFull ? panesWithLaps(in: surroundings) : [facePane(face)])
    }
    if rows >= Self.leastSheetRows { return (placement, sheet(keys.list, in: surroundings)) }
    let lines = LegendLine.lines(
      keys.line.footer(surroundings.keyForm), columns: surroundings.canvas.columns,
      most: max(1, windowRows - 1))
    if case .inline = placement {
      rows = min(windowRows, rows + lines.count)
      placement = .inline(rows: rows)
    }
    return (placement, panes(lines, in: surroundings, rows: rows))
  }

  /// Returns whether a face has too few rows for a key list, so that the keys are shown in lines
  /// below it.
  static func keysAreInLines(_ face: Face, _ look: Look) -> Bool {
    if case .inline(let rows) = look.placement(of: face, windowRows: .max) {
      return rows < leastSheetRows
    }
    return false
  }

  /// Returns the face and the list of laps or, without room for it, the latest lap below the face.
  private func panesWithLaps(in surroundings: Surroundings) -> [Pane<CountdownOwner>] {
    let canvas = surroundings.canvas
    let place = laps.division(columns: canvas.columns, rows: canvas.rows) { columns in
      let canvas = Canvas(columns: columns, rows: canvas.rows, cell: canvas.cell)
      return face.columns(state, on: canvas, surroundings.symbols)
    }
    if let place {
      let face = facePane(face, rows: place.faceRows, columns: place.faceColumns)
      return [face, laps.pane(CountdownOwner.laps, place.list)]
    }
    var panes = self
    panes.state.hint = state.hint ?? laps.latest
    return [panes.facePane(face)]
  }

  private func facePane(
    _ face: Face, rows: Int? = nil, columns: Int? = nil, isDimmed: Bool = false
  ) -> Pane<CountdownOwner> {
    let shown = FaceWidget(face, state, on: grid, rows: rows, columns: columns, isDimmed: isDimmed)
    return Pane(.screen, .whole) { shown.owned(by: CountdownOwner.face, stop: .none) }
  }

  /// Returns the dimmed face, and the key list above it, with the time in its title.
  private func sheet(_ help: KeyHelp, in surroundings: Surroundings) -> [Pane<CountdownOwner>] {
    var pane = help.pane(
      owner: CountdownOwner.keys, rowOwner: { .key($0) }, in: surroundings,
      title: "Keys · \(state.digits)")
    // The countdown keeps running underneath, and its keys still work.
    pane.isModal = false
    return [facePane(face, isDimmed: true), pane]
  }

  /// Returns the face with the keys in the last rows; in a single row, they cover the face.
  private func panes(
    _ lines: [LegendLine], in surroundings: Surroundings, rows: Int
  ) -> [Pane<CountdownOwner>] {
    let top = min(rows - 1, max(1, rows - lines.count))
    let cells = CellRect(columns: 0..<surroundings.canvas.columns, rows: max(0, top)..<rows)
    var pane = Pane(CountdownOwner.keys, .cells(cells), BuiltRows(lines.map { Item($0) }))
    pane.background = Style()
    return [facePane(face, rows: max(1, top)), pane]
  }
}
