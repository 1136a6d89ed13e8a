import Cells
import Countdowns
import Faces
import Raster
import Scenes
import TestSupport

/// Faces as drawn by the tests.
enum FaceFixture {
  static let total = Duration.seconds(300)

  static func state(
    _ phase: Snapshot.Phase = .running, left: Duration, of total: Duration = total,
    overtime: Duration = .zero, showsTenths: Bool = false
  ) -> FaceState {
    FaceState(
      snapshot: Snapshot(phase: phase, left: left, total: total, overtime: overtime),
      time: TimeText(total: total, showsTenths: showsTenths))
  }

  static func painter(
    _ glyphs: GlyphSet = .quadrant, theme: Theme = Theme(depth: .truecolor)
  ) -> ScenePainter {
    ScenePainter(
      Mosaic(glyphs: glyphs, inks: theme.inks, depth: theme.depth, background: theme.background))
  }

  static func grid(
    _ face: Face, _ state: FaceState, _ canvas: Canvas, _ glyphs: GlyphSet = .quadrant,
    theme: Theme = Theme(depth: .truecolor)
  ) -> Grid {
    var painter = painter(glyphs, theme: theme)
    return painter.paint(face.scene(state, on: canvas, theme: theme))
  }

  /// Returns the largest difference between the mean colors of two cells' parts.
  static func inkDifference(_ one: Cell, _ other: Cell) -> Float {
    guard one != other else { return 0 }
    let screen = ScreenColors()
    guard let one = CellPicture(one, on: screen), let other = CellPicture(other, on: screen) else {
      return 255
    }
    let off = (one.ink - other.ink) / Float(one.samples.count)
    return max(abs(off.x), abs(off.y), abs(off.z))
  }

  /// Returns the difference between two cells' pictures; texts are equal or maximally different.
  static func difference(_ one: Cell, _ other: Cell) -> Float {
    guard one != other else { return 0 }
    let screen = ScreenColors()
    guard let one = CellPicture(one, on: screen), let other = CellPicture(other, on: screen) else {
      return 255
    }
    return one.meanDifference(from: other)
  }
}
