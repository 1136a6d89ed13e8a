extension Pixmap {
  /// Red, green, blue and opacity of all pixels, the colours not multiplied by the opacity: what PNG
  /// files and kitty's graphics hold.
  ///
  /// Invisible pixels are black.
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

  /// Creates a picture from red, green, blue and opacity of its pixels, the colours not multiplied
  /// by the opacity; missing bytes are 0.
  public init(width: Int, height: Int, straight: [UInt8]) {
    self.init(width: width, height: height)
    for index in stride(from: 0, to: min(samples.count, straight.count / 4 * 4), by: 4) {
      let opacity = straight[index + 3]
      for part in index..<index + 3 { samples[part] = Coverage.product(straight[part], opacity) }
      samples[index + 3] = opacity
    }
  }

  /// Returns red, green and blue of all pixels as they are seen over a colour.
  public func flattened(over background: RGB) -> [UInt8] {
    let below = Ink(RGBA(background))
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 3)
    for index in stride(from: 0, to: samples.count, by: 4) {
      let ink = Ink(
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
