import Raster
import Shapes
import Testing

@testable import Faces

struct SceneTests {
  static let canvas = Canvas(columns: 24, rows: 9)

  /// A scene of squares, each in a frame of its own.
  private func scene(turned degrees: Double, in frames: [Rect]) -> Scene {
    var scene = Scene(canvas: Self.canvas)
    for frame in frames {
      let square = Rectangle().rotation(.degrees(degrees)).path(in: frame)
      scene.add(
        Drawing.Layer(.fill(square), paint: .solid(RGB(red: 1, green: 0, blue: 0))), in: frame)
    }
    return scene
  }

  @Test("What changes in one frame is drawn anew once, and what doesn't, never")
  func damages() {
    let (left, right) = (
      Rect(x: 0, y: 0, width: 8, height: 8), Rect(x: 12, y: 0, width: 8, height: 8)
    )
    let inner = Rect(x: 2, y: 2, width: 3, height: 3)
    let frames = [inner, left, left, inner, right]
    let last = scene(turned: 0, in: frames)
    #expect(scene(turned: 5, in: frames).damages(from: last) == [left, right])
    #expect(last.damages(from: last) == [])
    #expect(last.damages(from: nil) == nil)
    #expect(last.damages(from: scene(turned: 0, in: [left])) == nil)
  }
}
