/// The colours of one cell's samples, added up in the ways that glyphs divide a cell.
///
/// A colour is red, green, blue from 0 to 255 and, last, how much ink there is, from 0 to 1.
struct CellSums {
  /// Sums over the left four samples of each row.
  private(set) var leftHalves = InlineArray<24, SIMD4<Float>>(repeating: .zero)
  /// Sums over the right four samples of each row.
  private(set) var rightHalves = InlineArray<24, SIMD4<Float>>(repeating: .zero)
  /// Sums over each of the eight columns.
  private(set) var columns = InlineArray<8, SIMD4<Float>>(repeating: .zero)
  /// The sum over all samples.
  private(set) var total = SIMD4<Float>.zero
  /// The number of rows of samples.
  let rows: Int

  /// The number of samples.
  var count: Float { Float(rows * GlyphSet.sampleColumns) }

  init(rows: Int) {
    self.rows = rows
  }

  /// Adds the sample at a place.
  mutating func add(_ sample: SIMD4<Float>, column: Int, row: Int) {
    columns[column] += sample
    if column < 4 { leftHalves[row] += sample } else { rightHalves[row] += sample }
    total += sample
  }

  /// Forgets all samples.
  mutating func clear() {
    for row in 0..<rows {
      leftHalves[row] = .zero
      rightHalves[row] = .zero
    }
    for column in 0..<GlyphSet.sampleColumns { columns[column] = .zero }
    total = .zero
  }

  /// Makes all samples alike.
  mutating func fill(_ sample: SIMD4<Float>) {
    for row in 0..<rows {
      for column in 0..<GlyphSet.sampleColumns { add(sample, column: column, row: row) }
    }
  }

  /// Returns the sum over a block of a pattern: one half (0 left, 1 right) of one of `parts` bands.
  func block(half: Int, band: Int, of parts: Int) -> SIMD4<Float> {
    let height = rows / parts
    var sum = SIMD4<Float>.zero
    for row in band * height..<(band + 1) * height {
      sum += half == 0 ? leftHalves[row] : rightHalves[row]
    }
    return sum
  }
}
