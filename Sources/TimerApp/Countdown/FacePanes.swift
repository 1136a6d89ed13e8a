internal import Cells
internal import Clocks
internal import Faces
internal import Programs
internal import Scenes
internal import Widgets

/// A face and, while they are shown, the active keys.
struct FacePanes {
  /// The keys, for the list and, where that has no room, for one line.
  struct Keys {
    var list: KeyHelp
    var line: KeyHelp
  }

  var face: Face
  var state: FaceState
  /// The grid on which frames lie.
  var grid: FrameGrid
  /// The keys; `nil` while they aren't shown.
  var keys: Keys?

  /// The least number of rows for a list of keys.
  private static let leastSheetRows = 7

  /// Returns the panes in a place on the screen.
  func all(in surroundings: Surroundings, _ placement: Placement) -> [Pane<CountdownOwner>] {
    var rows = surroundings.canvas.rows
    if case .inline(let some) = placement { rows = some }
    let coversFace = keys != nil && rows >= Self.leastSheetRows
    // The list of keys covers the face, so a line above the list shows the time.
    let shown = FaceWidget(
      coversFace ? .line : face, state, on: grid, rows: coversFace ? 1 : nil)
    var panes = [
      Pane(CountdownOwner.screen, .whole) { shown.owned(by: CountdownOwner.face, stop: .none) }
    ]
    guard let keys else { return panes }
    panes.append(
      coversFace
        ? Self.sheet(keys.list, in: surroundings, rows: rows)
        : Self.line(keys.line, in: surroundings, row: rows / 2))
    return panes
  }

  private static func sheet(
    _ help: KeyHelp, in surroundings: Surroundings, rows: Int
  ) -> Pane<CountdownOwner> {
    var pane = help.pane(
      owner: CountdownOwner.keys, rowOwner: { .key($0) },
      background: surroundings.theme.style(.raised), form: surroundings.keyForm,
      mostRows: rows - 2)
    // The time goes on below, and its keys work.
    pane.isModal = false
    return pane
  }

  private static func line(
    _ help: KeyHelp, in surroundings: Surroundings, row: Int
  ) -> Pane<CountdownOwner> {
    let cells = CellRect(columns: 0..<surroundings.canvas.columns, rows: row..<row + 1)
    let legend = LegendLine(help.footer(surroundings.keyForm))
    var pane = Pane(CountdownOwner.keys, .cells(cells)) { legend }
    pane.background = Style(attributes: .reverse)
    return pane
  }
}

extension CountdownSettings {
  /// Returns where a face is drawn, with a second row if there is a notice.
  func placement(of face: Face, hasNews: Bool, windowRows: Int) -> Placement {
    let usual = self.placement(of: face, windowRows: windowRows)
    guard usual == .inline(rows: 1), hasNews else { return usual }
    return .inline(rows: min(2, windowRows))
  }
}
