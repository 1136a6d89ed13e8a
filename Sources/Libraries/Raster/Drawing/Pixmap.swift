/// A raster picture: red, green, blue and opacity with 8 bits each, premultiplied.
public struct Pixmap: Hashable, Sendable {
  /// The number of columns.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// Four bytes per pixel (red, green, blue, opacity), row by row without padding; no color exceeds
  /// its opacity.
  public internal(set) var samples: [UInt8]

  /// The maximum length of a side.
  public static let longestSide = 16_384

  /// Creates a transparent picture; its sides are clamped to 0...16,384.
  public init(width: Int, height: Int) {
    self.width = min(max(0, width), Pixmap.longestSide)
    self.height = min(max(0, height), Pixmap.longestSide)
    samples = Array(repeating: 0, count: self.width * self.height * 4)
  }
}

extension Pixmap {
  /// The whole picture.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The red, green, blue and opacity of a pixel, premultiplied; zero outside the picture.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    guard bounds.columns.contains(x), bounds.rows.contains(y) else { return .zero }
    let index = (y * width + x) * 4
    return SIMD4(samples[index], samples[index + 1], samples[index + 2], samples[index + 3])
  }
}

extension Pixmap {
  /// Makes a part of the picture transparent.
  public mutating func clear(_ rect: PixelRect) {
    for y in rect.rows.clamped(to: bounds.rows) {
      let columns = rect.columns.clamped(to: bounds.columns)
      let row = (y * width + columns.lowerBound) * 4..<(y * width + columns.upperBound) * 4
      for index in row { samples[index] = 0 }
    }
  }
}

extension Pixmap {
  /// The red, green, blue and opacity of all pixels, not premultiplied, as in PNG files and kitty
  /// graphics.
  ///
  /// Transparent pixels are black.
  public var straight: [UInt8] {
    var result = samples
    for index in stride(from: 0, to: result.count, by: 4) {
      let opacity = UInt32(result[index + 3])
      guard opacity > 0, opacity < 255 else { continue }
      for part in index..<index + 3 {
        let value = (UInt32(result[part]) * 255 + opacity / 2) / opacity
        result[part] = UInt8(truncatingIfNeeded: min(value, 255))
      }
    }
    return result
  }

  /// Creates a picture from the red, green, blue and opacity of its pixels, not premultiplied;
  /// missing bytes are 0.
  public init(width: Int, height: Int, straight: [UInt8]) {
    self.init(width: width, height: height)
    for index in stride(from: 0, to: min(samples.count, straight.count / 4 * 4), by: 4) {
      let opacity = straight[index + 3]
      for part in index..<index + 3 { samples[part] = Coverage.product(straight[part], opacity) }
      samples[index + 3] = opacity
    }
  }

  /// Returns the red, green and blue of all pixels composited over a color.
  public func flattened(over background: RGB) -> [UInt8] {
    let below = PremultipliedColor(RGBA(background))
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 3)
    for index in stride(from: 0, to: samples.count, by: 4) {
      let ink = PremultipliedColor(
        red: samples[index], green: samples[index + 1], blue: samples[index + 2],
        opacity: samples[index + 3]
      ).over(below)
      result.append(UInt8(truncatingIfNeeded: ink.bits))
      result.append(UInt8(truncatingIfNeeded: ink.bits >> 8))
      result.append(UInt8(truncatingIfNeeded: ink.bits >> 16))
    }
    return result
  }
}
