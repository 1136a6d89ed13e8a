internal import Scenes
internal import Widgets

/// A line of text.
struct LinePicture: FacePicture {
  func add(_ state: FaceState, _ theme: Theme, _ symbols: Symbols, to scene: inout Scene) {
    let parts = LineParts(state, canvas: scene.canvas, isCentered: scene.canvas.rows >= 5)
    parts.add(to: &scene, theme: theme, state: state)
  }
}
