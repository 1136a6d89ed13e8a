import Raster
import Shapes

/// Turns cases into lines of text, in storage that serves all of them.
struct CaseDrawer {
  private var rasterizer = Rasterizer()
  private var coverage = Coverage()
  private var outline = FlattenedPath()

  /// The distance in pixels between the printed corners and the curves: that of the rasterizer.
  private static let tolerance = 0.01

  /// The length, the points asked for, the corners of what is filled, and its coverage.
  mutating func draw(_ drawn: Case) -> [String] {
    let window = PixelRect(x: 0, y: 0, width: drawn.size, height: drawn.size)
    rasterizer.fill(drawn.path, style: drawn.style, window: window, into: &coverage)
    outline.flatten(drawn.path, tolerance: CaseDrawer.tolerance)
    return ["length \(drawn.length)"]
      + drawn.places.map { "place \($0.x) \($0.y)" }
      + contours.map { "contour " + $0.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
      + ["coverage " + hexadecimal(coverage.samples)]
  }

  private var contours: [ArraySlice<Point>] {
    zip([0] + outline.ends, outline.ends).map { outline.points[$0..<$1] }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
