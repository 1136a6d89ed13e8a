/// The colours of one cell's samples, added up in the ways that glyphs divide a cell.
///
/// A colour is red, green, blue and, last, how much ink there is, each from 0 to 255. A sample is
/// told by its way from `origin`: as such a colour, or, where there are only two colours, as its
/// share of the way from one to the other. Those shares are whole numbers, so that their sums are
/// exact and mirrored cells have the same.
struct CellSums {
  /// How samples stand for colours.
  enum Form {
    /// A sample is the difference of a colour from the origin.
    case colors
    /// The first part of a sample is a share, from 0 to 255, of this way; the others are 0.
    case shares(of: SIMD4<Float>)
  }

  /// The number of rows of samples.
  let rows: Int
  /// Whether the beginnings of rows are added up, for slanted glyphs.
  let hasBeginnings: Bool
  /// How samples stand for colours.
  private(set) var form = Form.colors
  /// The colour of a sample that is zero.
  private(set) var origin = SIMD4<Float>.zero
  /// Sums over the left four samples of each row.
  var leftHalves = InlineArray<24, SIMD4<Float>>(repeating: .zero)
  /// Sums over the right four samples of each row.
  var rightHalves = InlineArray<24, SIMD4<Float>>(repeating: .zero)
  /// Sums over each of the eight columns.
  var columns = InlineArray<8, SIMD4<Float>>(repeating: .zero)
  /// Sums over the first samples of each pair of rows: of the first one, the first two, and so on.
  var beginnings = InlineArray<96, SIMD4<Float>>(repeating: .zero)
  /// The same where samples are shares.
  var shareBeginnings = InlineArray<96, Float>(repeating: 0)
  /// The sum over all samples.
  var total = SIMD4<Float>.zero

  /// The number of samples.
  var count: Float { Float(rows * GlyphSet.sampleColumns) }

  init(_ glyphs: GlyphSet) {
    rows = glyphs.sampleRows
    hasBeginnings = glyphs == .wedge
  }

  /// Forgets all samples.
  mutating func clear(_ form: Form, from origin: SIMD4<Float>) {
    self.form = form
    self.origin = origin
    total = .zero
    for column in 0..<GlyphSet.sampleColumns { columns[column] = .zero }
    for row in 0..<rows {
      leftHalves[row] = .zero
      rightHalves[row] = .zero
    }
    guard hasBeginnings else { return }
    for index in beginnings.indices { beginnings[index] = .zero }
  }

  /// Adds the sample at a place.
  mutating func add(_ sample: SIMD4<Float>, column: Int, row: Int) {
    columns[column] += sample
    if column < 4 { leftHalves[row] += sample } else { rightHalves[row] += sample }
    total += sample
    guard hasBeginnings else { return }
    for count in column..<8 { beginnings[row / 2 * 8 + count] += sample }
  }

  /// Returns the sum over a block of a pattern: one half (0 left, 1 right) of one of `parts` bands.
  func block(half: Int, band: Int, of parts: Int) -> SIMD4<Float> {
    let height = rows / parts
    let rows = half == 0 ? leftHalves.span : rightHalves.span
    var sum = SIMD4<Float>.zero
    for row in band * height..<(band + 1) * height { sum += rows[row] }
    return sum
  }

  /// Returns the way from the origin that a sum or a mean of samples stands for.
  func way(_ sum: SIMD4<Float>) -> SIMD4<Float> {
    switch form {
    case .colors: sum
    case .shares(let way): way * (sum.x / 255)
    }
  }

  /// What each part of a square counts in squares of colours; the ink isn't seen.
  var metric: SIMD4<Float> {
    switch form {
    case .colors: SIMD4(1, 1, 1, 0)
    case .shares(let way):
      SIMD4((way.x * way.x + way.y * way.y + way.z * way.z) / (255 * 255), 0, 0, 0)
    }
  }

  /// The samples that stand for colours that there are: from the lower to the upper one.
  var limits: (low: SIMD4<Float>, high: SIMD4<Float>) {
    switch form {
    case .colors: (-origin, SIMD4(repeating: 255) - origin)
    case .shares: (.zero, SIMD4(repeating: 255))
    }
  }
}

extension CellSums {
  /// Makes the samples the shares in the rows of bytes that `word` returns, the first byte in the
  /// lowest bits.
  @inline(__always)
  mutating func setShares(
    of way: SIMD4<Float>, from origin: SIMD4<Float>, word: (_ row: Int) -> UInt64
  ) {
    form = .shares(of: way)
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
      if hasBeginnings { addBeginnings(bytes, row) }
    }
    for pair in 0..<4 {
      columns[2 * pair] = Self.share(even >> UInt64(16 * pair) & 0xFFFF)
      columns[2 * pair + 1] = Self.share(odd >> UInt64(16 * pair) & 0xFFFF)
    }
    total = Self.share(sum)
  }

  @inline(__always)
  private mutating func addBeginnings(_ bytes: UInt64, _ row: Int) {
    var sum: UInt64 = 0
    for column in 0..<8 {
      sum &+= bytes >> UInt64(8 * column) & 0xFF
      let share = Float(Int32(truncatingIfNeeded: sum))
      let index = row / 2 * 8 + column
      shareBeginnings[index] = row & 1 == 0 ? share : shareBeginnings[index] + share
    }
  }

  @inline(__always)
  private static func share(_ value: UInt64) -> SIMD4<Float> {
    SIMD4(Float(Int32(truncatingIfNeeded: value)), 0, 0, 0)
  }
}
