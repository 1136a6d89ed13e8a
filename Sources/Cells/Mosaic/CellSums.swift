/// The color sums of one cell's samples over the parts into which glyphs divide a cell.
///
/// A color is red, green, blue and an amount of ink, each from 0 to 255. A sample is an offset from
/// `origin`: either a color difference or, with only two colors, its fraction of the difference
/// between them. Fractions are integers, so their sums are exact and mirrored cells have equal
/// sums.
struct CellSums {
  /// The representation of colors by samples.
  enum Encoding {
    /// A sample is the difference between a color and the origin.
    case colors
    /// The first component of a sample is a fraction of this difference, from 0 to 255; the others
    /// are 0.
    case shares(of: SIMD4<Float>)
  }

  /// The number of rows of samples.
  let rows: Int
  /// Whether prefixes of rows are summed, for slanted glyphs.
  let hasPrefixSums: Bool
  /// The representation of colors by samples.
  private(set) var encoding = Encoding.colors
  /// The color of a zero sample.
  private(set) var origin = SIMD4<Float>.zero
  /// Sums over the left four samples of each row.
  var leftHalves = InlineArray<24, SIMD4<Float>>(repeating: .zero)
  /// Sums over the right four samples of each row.
  var rightHalves = InlineArray<24, SIMD4<Float>>(repeating: .zero)
  /// Sums over each of the eight columns.
  var columns = InlineArray<8, SIMD4<Float>>(repeating: .zero)
  /// Prefix sums of each pair of rows: of the first sample, the first two, and so on.
  var prefixSums = InlineArray<96, SIMD4<Float>>(repeating: .zero)
  /// The prefix sums if samples are fractions.
  var sharePrefixSums = InlineArray<96, Float>(repeating: 0)
  /// The sum over all samples.
  var total = SIMD4<Float>.zero

  /// The number of samples.
  var count: Float { Float(rows * GlyphSet.sampleColumns) }

  /// The mean color.
  var mean: SIMD4<Float> { origin + difference(total / count) }

  init(_ glyphs: GlyphSet) {
    rows = glyphs.sampleRows
    hasPrefixSums = glyphs == .wedge
  }

  /// Removes all samples.
  mutating func clear(_ encoding: Encoding, from origin: SIMD4<Float>) {
    self.encoding = encoding
    self.origin = origin
    total = .zero
    for column in 0..<GlyphSet.sampleColumns { columns[column] = .zero }
    for row in 0..<rows {
      leftHalves[row] = .zero
      rightHalves[row] = .zero
    }
    guard hasPrefixSums else { return }
    for index in prefixSums.indices { prefixSums[index] = .zero }
  }

  /// Adds the sample at a position.
  mutating func add(_ sample: SIMD4<Float>, column: Int, row: Int) {
    columns[column] += sample
    if column < 4 { leftHalves[row] += sample } else { rightHalves[row] += sample }
    total += sample
    guard hasPrefixSums else { return }
    for count in column..<8 { prefixSums[row / 2 * 8 + count] += sample }
  }

  /// Returns the sum over a block of a pattern: one half (0 left, 1 right) of one of `parts` bands.
  func block(half: Int, band: Int, of parts: Int) -> SIMD4<Float> {
    let height = rows / parts
    let rows = half == 0 ? leftHalves.span : rightHalves.span
    var sum = SIMD4<Float>.zero
    for row in band * height..<(band + 1) * height { sum += rows[row] }
    return sum
  }

  /// Returns the difference from the origin that a sum or a mean of samples represents.
  func difference(_ sum: SIMD4<Float>) -> SIMD4<Float> {
    switch encoding {
    case .colors: sum
    case .shares(let way): way * (sum.x / 255)
    }
  }

  /// The weight of each component in a squared distance; ink is invisible and has none.
  var metric: SIMD4<Float> {
    switch encoding {
    case .colors: SIMD4(1, 1, 1, 0)
    case .shares(let way):
      SIMD4((way.x * way.x + way.y * way.y + way.z * way.z) / (255 * 255), 0, 0, 0)
    }
  }

  /// The smallest and largest samples that represent valid colors.
  var limits: (low: SIMD4<Float>, high: SIMD4<Float>) {
    switch encoding {
    case .colors: (-origin, SIMD4(repeating: 255) - origin)
    case .shares: (.zero, SIMD4(repeating: 255))
    }
  }
}

extension CellSums {
  /// Sets the samples to the fractions in the rows of bytes that `word` returns, the first byte in
  /// the lowest bits.
  @inline(__always)
  mutating func setShares(
    of way: SIMD4<Float>, from origin: SIMD4<Float>, word: (_ row: Int) -> UInt64
  ) {
    encoding = .shares(of: way)
    self.origin = origin
    let lanes: UInt64 = 0x00FF_00FF_00FF_00FF
    // Sums of the even and the odd columns, in 16 bits each.
    var (even, odd): (UInt64, UInt64) = (0, 0)
    var sum: UInt64 = 0
    for row in 0..<rows {
      let bytes = word(row)
      let (evens, odds) = (bytes & lanes, bytes >> 8 & lanes)
      even &+= evens
      odd &+= odds
      let pairs = evens &+ odds
      let left = (pairs & 0xFFFF) &+ (pairs >> 16 & 0xFFFF)
      let right = (pairs >> 32 & 0xFFFF) &+ pairs >> 48
      leftHalves[row] = Self.share(left)
      rightHalves[row] = Self.share(right)
      sum &+= left &+ right
      if hasPrefixSums { addPrefixSums(bytes, row) }
    }
    for pair in 0..<4 {
      columns[2 * pair] = Self.share(even >> UInt64(16 * pair) & 0xFFFF)
      columns[2 * pair + 1] = Self.share(odd >> UInt64(16 * pair) & 0xFFFF)
    }
    total = Self.share(sum)
  }

  @inline(__always)
  private mutating func addPrefixSums(_ bytes: UInt64, _ row: Int) {
    var sum: UInt64 = 0
    for column in 0..<8 {
      sum &+= bytes >> UInt64(8 * column) & 0xFF
      let share = Float(Int32(truncatingIfNeeded: sum))
      let index = row / 2 * 8 + column
      sharePrefixSums[index] = row & 1 == 0 ? share : sharePrefixSums[index] + share
    }
  }

  @inline(__always)
  private static func share(_ value: UInt64) -> SIMD4<Float> {
    SIMD4(Float(Int32(truncatingIfNeeded: value)), 0, 0, 0)
  }
}
