import Raster
import Shapes
import TestSupport
import Testing

@testable import Pictures

struct SVGWedgesTests {
  @Test(
    "The number of wedges grows with the stops at most as a line", arguments: [2, 40, 5000, 10_000])
  func count(stops: Int) {
    var generator = SeededGenerator(seed: 3)
    let colors = (0..<stops).map { _ in
      RGB(
        red: Float.random(in: 0...1, using: &generator),
        green: Float.random(in: 0...1, using: &generator),
        blue: Float.random(in: 0...1, using: &generator))
    }
    let wedges = SVGWedges(
      Gradient(colors: colors), center: .zero, startAngle: .zero,
      size: Size(width: 100, height: 100))
    // Those at the beginning are drawn twice.
    let most = Int(1.2 * (8192 + 2 * Double(stops)))
    #expect(wedges.colors.children.count <= most && wedges.colors.children.count >= stops)
  }

  @Test("Invisible wedges get the color of the nearest visible one", arguments: 0..<20)
  func filled(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let shades = (0..<Int.random(in: 1...40, using: &generator)).map { index in
      RGBA(
        RGB(red: Float(index) / 64, green: 0, blue: 0),
        opacity: Int.random(in: 0..<6, using: &generator) == 0 ? 0.5 : 0)
    }
    let count = shades.count
    let visible = shades.indices.filter { shades[$0].opacity > 0 }
    let wanted = shades.indices.map { index -> RGBA in
      // The next one comes before an equally near previous one.
      let near = visible.min { one, other in
        func distance(_ place: Int) -> (Int, Int) {
          let after = (place + count - index) % count
          return (min(after, count - after), after <= count - after ? 0 : 1)
        }
        return distance(one) < distance(other)
      }
      return near.map { RGBA(shades[$0].color, opacity: shades[index].opacity) } ?? shades[index]
    }
    #expect(SVGWedges.filled(shades) == wanted)
  }
}
