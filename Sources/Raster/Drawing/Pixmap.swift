/// A picture in pixels: red, green, blue and opacity with 8 bits each, the colours multiplied by
/// the opacity.
public struct Pixmap: Hashable, Sendable {
  /// The number of columns.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// Four bytes a pixel (red, green, blue, opacity), row by row without gaps; no colour is above
  /// its opacity.
  public internal(set) var samples: [UInt8]

  /// The longest side that a picture has.
  public static let longestSide = 16_384

  /// Creates a picture in which nothing is seen; its sides are limited to 0...16,384.
  public init(width: Int, height: Int) {
    self.width = min(max(0, width), Pixmap.longestSide)
    self.height = min(max(0, height), Pixmap.longestSide)
    samples = Array(repeating: 0, count: self.width * self.height * 4)
  }
}

extension Pixmap {
  /// The whole picture.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// A pixel: red, green, blue and opacity, the colours multiplied by the opacity; nothing outside
  /// the picture.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    guard bounds.columns.contains(x), bounds.rows.contains(y) else { return .zero }
    let index = (y * width + x) * 4
    return SIMD4(samples[index], samples[index + 1], samples[index + 2], samples[index + 3])
  }
}

extension Pixmap {
  /// Makes a part of the picture such that nothing is seen in it.
  public mutating func clear(_ rect: PixelRect) {
    for y in rect.rows.clamped(to: bounds.rows) {
      let columns = rect.columns.clamped(to: bounds.columns)
      let row = (y * width + columns.lowerBound) * 4..<(y * width + columns.upperBound) * 4
      for index in row { samples[index] = 0 }
    }
  }
}
