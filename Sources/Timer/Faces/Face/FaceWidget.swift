package import Clocks
internal import Countdowns
internal import Scenes
package import Widgets

/// A face as a widget that fills the screen, or the upper or left part of it.
///
/// The face draws a scene of its own, whose pieces become those of the widget.
package struct FaceWidget: Widget {
  package var face: Face
  package var state: FaceState
  /// The frame grid of its animation.
  package var grid: FrameGrid
  /// The number of rows it fills from the top; `nil` for all.
  package var rows: Int?
  /// The number of columns it fills from the left; `nil` for all.
  package var columns: Int?
  /// Whether it is dimmed, because a sheet lies above it.
  package var isDimmed: Bool

  package init(
    _ face: Face, _ state: FaceState, on grid: FrameGrid, rows: Int? = nil, columns: Int? = nil,
    isDimmed: Bool = false
  ) {
    self.face = face
    self.state = state
    self.grid = grid
    (self.rows, self.columns, self.isDimmed) = (rows, columns, isDimmed)
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
    min(surroundings.canvas.rows, rows ?? surroundings.canvas.rows)
  }

  package func draw(in context: inout DrawContext) {
    var canvas = context.surroundings.canvas
    canvas.rows = min(canvas.rows, rows ?? canvas.rows)
    canvas.columns = min(canvas.columns, columns ?? canvas.columns)
    let scene = face.scene(
      state, on: canvas, theme: context.theme, symbols: context.surroundings.symbols)
    for plane in scene.planes {
      context.add(isDimmed ? plane.dimmed(in: context.theme) : plane)
    }
    if state.help.isShown, let end = state.help.end {
      context.changes(at: grid.align(end, after: context.now))
    }
    guard let change = face.timeToChange(state, on: canvas) else { return }
    let next = context.now.advanced(by: max(.zero, change))
    context.changes(at: grid.align(next, after: context.now))
  }
}
