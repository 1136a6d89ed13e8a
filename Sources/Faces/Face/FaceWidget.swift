package import Clocks
internal import Countdowns
internal import Scenes
package import Widgets

/// A face as a widget that fills the whole picture.
package struct FaceWidget: Widget {
  package var face: Face
  package var state: FaceState
  /// The grid on which its frames lie.
  package var grid: FrameGrid

  package init(_ face: Face, _ state: FaceState, on grid: FrameGrid) {
    self.face = face
    self.state = state
    self.grid = grid
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
    surroundings.canvas.rows
  }

  package func draw(in context: inout DrawContext) {
    let canvas = context.surroundings.canvas
    let scene = face.scene(state, on: canvas, theme: context.theme)
    for plane in scene.planes { context.add(plane) }
    guard let change = face.timeToChange(state, on: canvas) else { return }
    let next = context.now.advanced(by: max(.zero, change))
    context.changes(at: grid.align(next, after: context.now))
  }
}
