import Cells
import Raster
import TestSupport
import Testing

struct ColorDepthTests {
  /// The colors 16–255 from xterm's 256colres.h.
  static let palette: [SIMD3<Int>] = {
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = (0..<216).map { SIMD3(levels[$0 / 36], levels[$0 / 6 % 6], levels[$0 % 6]) }
    return cube + (0..<24).map { SIMD3(repeating: 8 + 10 * $0) }
  }()

  static func error(_ one: SIMD3<Int>, _ other: SIMD3<Int>) -> Int {
    let off = one &- other
    return (off &* off).wrappedSum()
  }

  static func found(_ color: SIMD3<Int>) -> SIMD3<Int>? {
    let rgb = RGB(Float(color.x), Float(color.y), Float(color.z))
    guard case .palette(let index) = ColorDepth.palette.color(rgb).kind, index >= 16 else {
      return nil
    }
    return palette[Int(index) - 16]
  }

  @Test("The palette color is the nearest of all")
  func nearest() throws {
    var random = SeededGenerator(seed: 256)
    let grays = (0...255).map { SIMD3(repeating: $0) }
    let others = (0..<400).map { _ in
      SIMD3(
        Int.random(in: 0...255, using: &random), Int.random(in: 0...255, using: &random),
        Int.random(in: 0...255, using: &random))
    }
    // Near-grays are where the cube and the grays compete.
    let pale = (0..<300).map { number in
      SIMD3(
        number * 5 % 246 + Int.random(in: 0...9, using: &random),
        number * 5 % 246 + Int.random(in: 0...9, using: &random),
        number * 5 % 246 + Int.random(in: 0...9, using: &random))
    }
    for color in grays + others + pale {
      let found = try #require(Self.found(color))
      let least = Self.palette.map { Self.error($0, color) }.min()
      #expect(Self.error(found, color) == least, "\(color)")
    }
  }

  @Test(
    "Of two equally near colors, the perceptually nearer one is chosen",
    arguments: [
      (SIMD3(135, 206, 235), SIMD3(135, 215, 255)), (SIMD3(235, 206, 135), SIMD3(215, 215, 135)),
      (SIMD3(115, 200, 240), SIMD3(95, 215, 255)), (SIMD3(235, 235, 100), SIMD3(255, 215, 95)),
    ])
  func ties(_ color: SIMD3<Int>, _ nearest: SIMD3<Int>) {
    #expect(Self.found(color) == nearest)
  }

  @Test("A palette color maps to itself")
  func itself() {
    for color in Self.palette { #expect(Self.found(color) == color) }
  }

  @Test("Each depth has its kind of color")
  func kinds() {
    let color = RGB(12, 200, 99)
    #expect(ColorDepth.truecolor.color(color) == .rgb(12, 200, 99))
    #expect(ColorDepth.sixteen.color(color) == .standard)
    #expect(ColorDepth.never.color(color) == .standard)
  }
}
