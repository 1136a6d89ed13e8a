internal import Raster
internal import Shapes

/// The characters in which a straight line divides a cell (U+1FB3C to U+1FB51), and the triangular
/// quarters.
///
/// Each also represents its complement, with the two colors swapped.
struct WedgeGlyphs: Sendable {
  /// A wedge's coverage of the cell's samples.
  struct Wedge: Sendable {
    let glyph: Unicode.Scalar
    let share: GlyphShare
    /// The range of its steps in the list of all steps.
    let steps: Range<Int>
  }

  /// A change of coverage from one sample of a row to the next.
  ///
  /// With these, a sum over a glyph is computed from a few prefix sums of rows.
  struct Step: Sendable {
    /// The index of the prefix sum before the change.
    let place: Int
    /// The coverage before the change minus the coverage after it.
    let share: Float
  }

  /// The number of rows into which a cell is divided for these glyphs, so that thirds and sixths
  /// fall on row edges.
  static let rows = 12

  static let all = WedgeGlyphs()

  let wedges: [Wedge]
  let steps: [Step]

  private init() {
    var wedges: [Wedge] = []
    var steps: [Step] = []
    for (value, corners) in Self.outlines {
      let mask = Self.mask(corners)
      let first = steps.count
      Self.append(mask, to: &steps)
      // Integers have exact sums.
      let parts = mask.map(Float.init)
      wedges.append(
        Wedge(
          glyph: Unicode.Scalar(value) ?? " ",
          share: GlyphShare(
            area: parts.reduce(0, +) / 255 * Self.samples,
            square: parts.reduce(0) { $0 + $1 * $1 } / (255 * 255) * Self.samples,
            count: Float(mask.count) * Self.samples),
          steps: first..<steps.count))
    }
    (self.wedges, self.steps) = (wedges, steps)
  }

  /// The number of sample rows in one of these rows.
  private static let samples = Float(GlyphSet.wedge.sampleRows / rows)

  private static func append(_ mask: [UInt8], to steps: inout [Step]) {
    let columns = GlyphSet.sampleColumns
    for row in 0..<rows {
      for count in 1...columns {
        let before = Int(mask[row * columns + count - 1])
        let after = count < columns ? Int(mask[row * columns + count]) : 0
        guard before != after else { continue }
        steps.append(Step(place: row * columns + count - 1, share: Float(before - after)))
      }
    }
  }

  /// Returns the coverage of each sample by an outline.
  private static func mask(_ corners: String) -> [UInt8] {
    let points = corners.split(separator: " ").map { corner in
      let digits = corner.compactMap(\.wholeNumberValue).map(Double.init)
      return Point(x: digits[0] * 4, y: digits[1] * 2)
    }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    var coverage = Coverage()
    var rasterizer = Rasterizer()
    rasterizer.fill(
      path, window: PixelRect(x: 0, y: 0, width: GlyphSet.sampleColumns, height: rows),
      into: &coverage)
    return coverage.samples
  }

  /// The corners, each in halves of the width and sixths of the height.
  private static let outlines: [(UInt32, String)] = [
    (0x1FB3C, "04 16 06"), (0x1FB3D, "04 26 06"), (0x1FB3E, "02 16 06"), (0x1FB3F, "02 26 06"),
    (0x1FB40, "00 16 06"), (0x1FB41, "02 10 20 26 06"), (0x1FB42, "02 20 26 06"),
    (0x1FB43, "04 10 20 26 06"), (0x1FB44, "04 20 26 06"), (0x1FB45, "06 10 20 26"),
    (0x1FB46, "04 22 26 06"), (0x1FB47, "16 24 26"), (0x1FB48, "06 24 26"), (0x1FB49, "16 22 26"),
    (0x1FB4A, "06 22 26"), (0x1FB4B, "16 20 26"), (0x1FB4C, "00 10 22 26 06"),
    (0x1FB4D, "00 22 26 06"), (0x1FB4E, "00 10 24 26 06"), (0x1FB4F, "00 24 26 06"),
    (0x1FB50, "00 10 26 06"), (0x1FB51, "02 24 26 06"), (0x1FB6C, "00 13 06"),
    (0x1FB6D, "00 20 13"), (0x1FB6E, "20 26 13"), (0x1FB6F, "06 26 13"),
  ]
}
