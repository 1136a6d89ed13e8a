package import Cells
internal import Countdowns
package import Faces
package import Pictures
package import Scenes
package import Widgets

/// A recording of a countdown, rendered frame by frame.
package struct FaceRecording {
  private let face: Face
  /// The state that is shown besides the time.
  private let state: FaceState
  private let canvas: Canvas
  private let theme: Theme
  private let isASCII: Bool
  private var painter: ScenePainter

  /// The longest countdown that can be recorded.
  package static let longest = Duration.seconds(3600)

  package init(face: Face, state: FaceState, canvas: Canvas, surface: Surface) {
    self.face = face
    self.state = state
    self.canvas = canvas
    isASCII = surface.glyphs == .ascii
    theme = Theme(background: surface.background, depth: surface.depth)
    painter = ScenePainter(
      Mosaic(
        glyphs: surface.glyphs, inks: theme.inks, depth: surface.depth,
        background: surface.background))
  }

  /// Returns the scene of the face with a given time remaining.
  package func scene(left: Duration) -> Scene {
    var state = state
    state.snapshot.left = left
    return face.scene(state, on: canvas, theme: theme, symbols: isASCII ? .ascii : .unicode)
  }

  /// Renders the face with a given time remaining.
  package mutating func grid(left: Duration) -> Grid { grid(of: scene(left: left)) }

  /// Renders a scene of the face, or what remains of it, in cells.
  package mutating func grid(of scene: Scene) -> Grid {
    var grid = painter.paint(scene)
    if isASCII { grid.makeASCII() }
    return grid
  }

  /// Returns the maximum number of frames for a given remaining time.
  package static func pictures(of left: Duration) -> Int {
    let last = min(left, .seconds(60))
    return Int(last / .milliseconds(50)) + Int((left - last) / .milliseconds(200)) + 1
  }

  /// Renders the frames from a remaining time to the end: 20 per second in the last minute, five
  /// per second before it, without consecutive duplicates.
  package mutating func frames(from left: Duration) -> [Asciicast.TimedGrid] {
    var frames: [Asciicast.TimedGrid] = []
    var rest = left
    while true {
      let grid = grid(left: rest)
      if grid != frames.last?.grid { frames.append(.init(time: left - rest, grid: grid)) }
      guard rest > .zero else { return frames }
      rest = max(.zero, rest - (rest <= .seconds(60) ? .milliseconds(50) : .milliseconds(200)))
    }
  }
}
