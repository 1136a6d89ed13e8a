internal import Raster

/// The colors of a part of a picture for the registers of a sixel terminal.
///
/// Colors are exact to the percent, the resolution of the registers, except for the shades of
/// soft edges, which are multiples of five percent: an edge has up to a hundred, whose definitions
/// are longer than the pixels. If there are more colors than registers, similar ones are merged
/// (median cut, Heckbert 1982).
struct SixelPalette {
  /// Red, green and blue in percent.
  private(set) var colors: [SIMD3<UInt8>] = []
  /// The color index of each pixel, row by row.
  private(set) var pixels: [UInt16] = []

  private var numbers: [UInt32: UInt16] = [:]

  /// Finds the colors of a picture over a background.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - rect: The part of it, which must lie in the picture.
  ///   - background: The color behind the picture.
  ///   - limit: The maximum number of colors, from 2.
  init(_ picture: Pixmap, in rect: PixelRect, background: RGB, limit: Int) {
    let below = background.bytes
    let background = SIMD3(UInt32(below.red), UInt32(below.green), UInt32(below.blue))
    pixels.reserveCapacity(rect.width * rect.height)
    // Neighbors are mostly equal, so the last pixel's color is cached.
    var last = (pixel: SIMD4<UInt8>(0, 0, 0, 0), isShade: false)
    var number: UInt16?
    for y in rect.rows {
      for x in rect.columns {
        let pixel = picture[x, y]
        let isShade = picture.isShade(x, y)
        if number == nil || pixel != last.pixel || isShade != last.isShade {
          let color = Self.percent(pixel, background)
          number = self.number(of: isShade ? Self.coarse(color) : color)
          last = (pixel, isShade)
        }
        pixels.append(number ?? 0)
      }
    }
    if colors.count > limit { merge(to: max(2, limit)) }
  }

  private static func percent(_ pixel: SIMD4<UInt8>, _ background: SIMD3<UInt32>) -> SIMD3<UInt8> {
    let rest = 255 - UInt32(pixel.w)
    var color = SIMD3<UInt8>()
    for part in 0..<3 {
      let byte = UInt32(pixel[part]) + (background[part] * rest + 127) / 255
      color[part] = UInt8(truncatingIfNeeded: (min(255, byte) * 100 + 127) / 255)
    }
    return color
  }

  /// Returns the nearest color whose components are multiples of five percent.
  private static func coarse(_ color: SIMD3<UInt8>) -> SIMD3<UInt8> { (color &+ 2) / 5 &* 5 }

  /// Returns a color's index, allocating one for a new color.
  ///
  /// When all indices are in use, further colors get the last one.
  private mutating func number(of color: SIMD3<UInt8>) -> UInt16 {
    let key = UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z)
    if let number = numbers[key] { return number }
    let number = UInt16(truncatingIfNeeded: min(colors.count, Int(UInt16.max)))
    if colors.count <= Int(UInt16.max) { colors.append(color) }
    numbers[key] = number
    return number
  }
}

extension Pixmap {
  /// The difference of a component between two neighbors at an edge.
  private static let contrast: UInt8 = 16

  /// Returns whether a pixel is a shade of a soft edge: it differs from the four pixels beside, above
  /// and below it, and contrasts with one of them.
  fileprivate func isShade(_ x: Int, _ y: Int) -> Bool {
    let pixel = self[x, y]
    var contrasts = false
    for number in 0..<4 {
      let step = number < 2 ? -1 : 1
      let (column, row) = number % 2 == 0 ? (x + step, y) : (x, y + step)
      // A pixel at the picture's border is its own neighbor, and so keeps its color.
      let neighbor = self[min(max(0, column), width - 1), min(max(0, row), height - 1)]
      guard neighbor != pixel else { return false }
      let difference = pointwiseMax(pixel, neighbor) &- pointwiseMin(pixel, neighbor)
      contrasts = contrasts || difference.max() >= Self.contrast
    }
    return contrasts
  }
}

// MARK: - Color reduction

extension SixelPalette {
  /// A set of colors to be merged.
  private struct Box {
    var members: [Int]
    var channel = 0
    /// The cost of merging them: the range of their widest component times the number of pixels.
    var loss = 0

    init(_ members: [Int], _ colors: [SIMD3<UInt8>], _ counts: [Int]) {
      self.members = members
      for channel in 0..<3 {
        let values = members.lazy.map { Int(colors[$0][channel]) }
        let spread = (values.max() ?? 0) - (values.min() ?? 0)
        if spread > loss { (loss, self.channel) = (spread, channel) }
      }
      loss *= members.reduce(0) { $0 + counts[$1] }
    }
  }

  private mutating func merge(to limit: Int) {
    var counts = Array(repeating: 0, count: colors.count)
    for pixel in pixels { counts[Int(pixel)] += 1 }
    var boxes = [Box(Array(colors.indices), colors, counts)]
    while boxes.count < limit,
      let worst = boxes.indices.max(by: { boxes[$0].loss < boxes[$1].loss }), boxes[worst].loss > 0
    {
      let (lower, upper) = halves(of: boxes[worst], counts)
      boxes[worst] = Box(lower, colors, counts)
      boxes.append(Box(upper, colors, counts))
    }
    var merged: [UInt16] = Array(repeating: 0, count: colors.count)
    let means = boxes.map { mean(of: $0.members, counts) }
    for (number, box) in boxes.enumerated() {
      for member in box.members { merged[member] = UInt16(truncatingIfNeeded: number) }
    }
    colors = means
    pixels = pixels.map { merged[Int($0)] }
  }

  /// Splits a box at the median of its pixels into two nonempty halves.
  private func halves(of box: Box, _ counts: [Int]) -> ([Int], [Int]) {
    let sorted = box.members.sorted { colors[$0][box.channel] < colors[$1][box.channel] }
    let half = sorted.reduce(0) { $0 + counts[$1] } / 2
    var (seen, cut) = (0, 0)
    while cut < sorted.count - 1, seen + counts[sorted[cut]] <= half || cut == 0 {
      seen += counts[sorted[cut]]
      cut += 1
    }
    return (Array(sorted[..<cut]), Array(sorted[cut...]))
  }

  private func mean(of members: [Int], _ counts: [Int]) -> SIMD3<UInt8> {
    let pixels = members.reduce(0) { $0 + counts[$1] }
    var color = SIMD3<UInt8>()
    for channel in 0..<3 {
      let sum = members.reduce(0) { $0 + counts[$1] * Int(colors[$1][channel]) }
      color[channel] = UInt8(truncatingIfNeeded: (sum + pixels / 2) / max(1, pixels))
    }
    return color
  }
}
