internal import Cells
internal import Clocks
internal import Scenes
package import Widgets

/// A face in small, among others: with a border if it is selected.
package struct FaceTile: Widget {
  package var face: Face
  package var state: FaceState
  /// The height, with the border.
  package var rows: Int
  package var isSelected: Bool

  /// The space between the edge and the face.
  private static let (columnInset, rowInset) = (2, 1)

  package init(_ face: Face, _ state: FaceState, rows: Int, isSelected: Bool = false) {
    self.face = face
    self.state = state
    self.rows = rows
    self.isSelected = isSelected
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  package func estimatedHeight(forWidth columns: Int) -> Int { rows }

  package func draw(in context: inout DrawContext) {
    if isSelected {
      context.draw(
        PaneBorder(isSelected: true), columns: 0..<context.columns, rows: 0..<context.rows)
    }
    var canvas = context.surroundings.canvas
    canvas.columns = max(1, context.columns - 2 * Self.columnInset)
    canvas.rows = max(1, context.rows - 2 * Self.rowInset)
    let scene = face.scene(
      state, on: canvas, theme: context.theme, symbols: context.surroundings.symbols)
    for plane in scene.planes {
      context.add(plane, column: Self.columnInset, row: Self.rowInset)
    }
    if let change = face.timeToChange(state, on: canvas) {
      context.changes(after: change)
    }
    context.accept(.press)
  }
}

extension DrawContext {
  /// The frame grid of faces in small, which all share.
  private static let grid = FrameGrid(anchor: Instant(sinceZero: .zero))

  /// Requests a new frame after a while.
  mutating func changes(after change: Duration) {
    changes(at: Self.grid.align(now.advanced(by: max(.zero, change)), after: now))
  }
}
