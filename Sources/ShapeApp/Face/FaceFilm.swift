internal import Cells
internal import Countdowns
internal import Faces
internal import Pictures
internal import Shapes

/// A countdown as its face shows it, from picture to picture.
struct FaceFilm {
  let face: Face
  let total: Duration
  let name: String?
  let canvas: Canvas
  private let look: Look
  private var painter: ScenePainter

  /// The longest countdown of which a film is made.
  static let longest = Duration.seconds(3600)

  init(face: Face, total: Duration, name: String?, canvas: Canvas, surface: Surface) {
    self.face = face
    self.total = total
    self.name = name
    self.canvas = canvas
    look = Look(ground: surface.ground, depth: surface.depth)
    painter = ScenePainter(
      Mosaic(
        glyphs: surface.glyphs, inks: look.inks, depth: surface.depth, ground: surface.ground))
  }

  /// Returns the face when so much is left.
  mutating func grid(left: Duration) -> Grid {
    let state = FaceState(
      snapshot: Snapshot(phase: .running, left: left, total: total),
      time: TimeText(total: total), name: name.map(TextWidth.visible))
    return painter.paint(face.scene(state, on: canvas, look: look))
  }

  /// Returns the pictures from when so much is left to the end: twenty a second in the last minute,
  /// else five, and only those that differ from the one before.
  mutating func frames(from left: Duration) -> [Asciicast.Frame] {
    var frames: [Asciicast.Frame] = []
    var rest = left
    while true {
      let grid = grid(left: rest)
      if grid != frames.last?.grid { frames.append(.init(time: left - rest, grid: grid)) }
      guard rest > .zero else { return frames }
      rest = max(.zero, rest - (rest <= .seconds(60) ? .milliseconds(50) : .milliseconds(200)))
    }
  }
}
