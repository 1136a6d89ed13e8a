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
    /// The sum of the coverage of each pair of samples and all those to its right, each from 0 to 255.
    let mask: [Float]
  }

  /// The number of rows into which a cell is divided for these glyphs, so that thirds and sixths
  /// fall on row edges.
  static let rows = 12

  static let all = WedgeGlyphs()

  /// A number for each wedge in groups of four, whose sums are computed side by side.
  fileprivate typealias Lanes = InlineArray<7, SIMD4<Float>>

  let wedges: [Wedge]
  /// The masks of the wedges, side by side.
  private let weights: [Lanes]
  /// The statistics of each group of wedges.
  private let shares: [Shares]

  /// The same statistics of several glyphs, and 0 in unused lanes.
  private struct Shares: Sendable {
    var square = SIMD4<Float>.zero
    /// Twice the mixed products.
    var mixed = SIMD4<Float>.zero
    var restSquare = SIMD4<Float>.zero
    /// The reciprocals of the determinants.
    var scale = SIMD4<Float>.zero
  }

  private init() {
    var wedges: [Wedge] = []
    var shares = Array(repeating: Shares(), count: 7)
    var weights = Array(
      repeating: Lanes(repeating: .zero), count: Self.rows * GlyphSet.sampleColumns)
    for (index, (value, corners)) in Self.outlines.enumerated() {
      // Integers have exact sums.
      let mask = Self.mask(corners).map(Float.init)
      let (group, lane) = (index / 4, index % 4)
      let sums = Self.sumsToTheRight(mask)
      for place in sums.indices { weights[place][group][lane] = sums[place] }
      let share = GlyphShare(
        area: mask.reduce(0, +) / 255 * Self.samples,
        square: mask.reduce(0) { $0 + $1 * $1 } / (255 * 255) * Self.samples,
        count: Float(mask.count) * Self.samples)
      wedges.append(Wedge(glyph: Unicode.Scalar(value) ?? " ", share: share, mask: sums))
      shares[group].square[lane] = share.square
      shares[group].mixed[lane] = 2 * share.mixed
      shares[group].restSquare[lane] = share.restSquare
      shares[group].scale[lane] = 1 / share.determinant
    }
    (self.wedges, self.weights, self.shares) = (wedges, weights, shares)
  }

  /// The number of sample rows in one of these rows.
  private static let samples = Float(GlyphSet.wedge.sampleRows / rows)

  /// Returns the sum of the coverage of each sample and all those to its right.
  private static func sumsToTheRight(_ mask: [Float]) -> [Float] {
    var sums = mask
    for place in mask.indices.reversed() where place % GlyphSet.sampleColumns != 7 {
      sums[place] += sums[place + 1]
    }
    return sums
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

extension WedgeGlyphs {
  /// The gains of all wedges in a cell, except for rounding; see `GlyphShare.gain`.
  struct Gains {
    fileprivate var gains = Lanes(repeating: .zero)

    /// Returns the wedge with the largest gain above a limit and 0, and forgets its gain; `nil` if
    /// there is none.
    @inline(__always)
    mutating func next(above limit: Float) -> Int? {
      // Unused lanes have a gain of 0.
      var largest = max(limit, 0)
      var place: Int?
      for group in gains.indices {
        let best = gains[group].max()
        if best > largest { (largest, place) = (best, group) }
      }
      guard let place else { return nil }
      for lane in 0..<4 where gains[place][lane] == largest {
        gains[place][lane] = 0
        return 4 * place + lane
      }
      return nil
    }
  }

  /// Returns the gains of all wedges; `sums` has steps.
  func gains<Sample>(for sums: borrowing CellSums<Sample>) -> Gains {
    let statistics = shares.span
    let metric = Sample.metric(along: sums.way)
    var result = Gains()
    for component in 0..<Sample.visibleComponents {
      let insides = Self.sums(of: component, sums.steps.span, weights.span)
      let total = sums.total.component(component)
      for group in insides.indices {
        let (inside, outside) = (insides[group], total - insides[group])
        let share = statistics[group]
        let both = share.restSquare * inside * inside + share.square * outside * outside
        result.gains[group] += (both - share.mixed * inside * outside) * (share.scale * metric)
      }
    }
    return result
  }

  /// Returns the sums of what each wedge covers of a component of the samples.
  @inline(__always)
  private static func sums<Sample: CellSample>(
    of component: Int, _ steps: Span<Sample>, _ weights: Span<Lanes>
  ) -> Lanes {
    var sums = Lanes(repeating: .zero)
    for place in steps.indices {
      let step = steps[place].component(component)
      // Most neighbors are equal.
      guard step != 0 else { continue }
      for group in sums.indices { sums[group] += weights[place][group] * step }
    }
    for group in sums.indices { sums[group] /= 255 }
    return sums
  }
}
