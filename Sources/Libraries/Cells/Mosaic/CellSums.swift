/// The sums of one cell's samples over the parts into which glyphs divide a cell.
struct CellSums<Sample: CellSample> {
  /// The number of rows of samples.
  let rows: Int
  /// Whether steps between samples are kept, for slanted glyphs.
  let hasSteps: Bool
  /// The color of a zero sample.
  private(set) var origin = SIMD4<Float>.zero
  /// The color difference of a sample of 255, if samples are fractions.
  private(set) var way = SIMD4<Float>.zero
  /// Sums over the left four samples of each row.
  private(set) var leftHalves: [Sample]
  /// Sums over the right four samples of each row.
  private(set) var rightHalves: [Sample]
  /// Sums over each of the eight columns.
  private(set) var columns: [Sample]
  /// The steps from sample to sample in the sums of each pair of rows, from zero to the first sample, from
  /// the first to the second, and so on.
  private(set) var steps: [Sample]
  /// The sum over all samples.
  private(set) var total = Sample.zero

  /// The number of samples.
  var count: Float { Float(rows * GlyphSet.sampleColumns) }

  /// The mean color.
  var mean: SIMD4<Float> { origin + difference(total / count) }

  init(_ glyphs: GlyphSet) {
    rows = glyphs.sampleRows
    hasSteps = glyphs == .wedge
    leftHalves = Array(repeating: .zero, count: rows)
    rightHalves = leftHalves
    columns = Array(repeating: .zero, count: GlyphSet.sampleColumns)
    steps = Array(repeating: .zero, count: hasSteps ? rows / 2 * GlyphSet.sampleColumns : 0)
  }

  /// Returns the sum over a block of a pattern: one half (0 left, 1 right) of one of `parts` bands.
  @inline(__always)
  func block(half: Int, band: Int, of parts: Int) -> Sample {
    let height = rows / parts
    let halves = half == 0 ? leftHalves.span : rightHalves.span
    var sum = Sample.zero
    for row in band * height..<(band + 1) * height { sum = sum + halves[row] }
    return sum
  }

  /// Returns the sum of what a glyph covers, given the sum of its coverage of each sample and all those
  /// to its right, each from 0 to 255.
  func sum(of mask: [Float]) -> Sample {
    let (steps, mask) = (steps.span, mask.span)
    var sum = Sample.zero
    for place in steps.indices where mask[place] != 0 { sum = sum + steps[place] * mask[place] }
    return sum / 255
  }

  /// Returns the difference from the origin that a sum or a mean of samples represents.
  @inline(__always)
  func difference(_ sample: Sample) -> SIMD4<Float> { sample.difference(along: way) }
}

extension CellSums<SIMD4<Float>> {
  /// Removes all samples.
  mutating func clear(from origin: SIMD4<Float>) {
    self.origin = origin
    total = .zero
    Self.clear(&columns)
    Self.clear(&leftHalves)
    Self.clear(&rightHalves)
    Self.clear(&steps)
  }

  private static func clear(_ sums: inout [SIMD4<Float>]) {
    var sums = sums.mutableSpan
    sums.update(repeating: .zero)
  }

  /// Adds a row of samples.
  mutating func add(_ samples: InlineArray<8, SIMD4<Float>>, row: Int) {
    var left = SIMD4<Float>.zero
    var right = SIMD4<Float>.zero
    var sums = columns.mutableSpan
    for column in 0..<GlyphSet.sampleColumns {
      sums[column] += samples[column]
      if column < 4 { left += samples[column] } else { right += samples[column] }
    }
    leftHalves[row] += left
    rightHalves[row] += right
    total += left + right
    guard hasSteps else { return }
    var steps = steps.mutableSpan
    var last = SIMD4<Float>.zero
    for column in 0..<GlyphSet.sampleColumns {
      steps[row / 2 * GlyphSet.sampleColumns + column] += samples[column] - last
      last = samples[column]
    }
  }
}

extension CellSums<Float> {
  /// Sets the samples to fractions, given as a word for each row from a place on.
  mutating func set(
    along way: SIMD4<Float>, from origin: SIMD4<Float>, _ fractions: Span<UInt64>, _ start: Int
  ) {
    (self.way, self.origin) = (way, origin)
    total = Self.sum(fractions, start, &leftHalves, &rightHalves, &columns)
    if hasSteps { Self.findSteps(fractions, start, &steps) }
  }

  // The arrays are passed separately, since two spans of one value would be overlapping accesses.
  @inline(__always)
  private static func sum(
    _ fractions: Span<UInt64>, _ start: Int, _ leftHalves: inout [Float],
    _ rightHalves: inout [Float], _ columns: inout [Float]
  ) -> Float {
    var leftHalves = leftHalves.mutableSpan
    var rightHalves = rightHalves.mutableSpan
    // Sums of the even and the odd columns, in 16 bits each.
    var (even, odd): (UInt64, UInt64) = (0, 0)
    for row in leftHalves.indices {
      let lanes = Lanes(fractions[start + row])
      even &+= lanes.even
      odd &+= lanes.odd
      let pairs = lanes.even &+ lanes.odd
      leftHalves[row] = Self.number((pairs & 0xFFFF) &+ (pairs >> 16 & 0xFFFF))
      rightHalves[row] = Self.number((pairs >> 32 & 0xFFFF) &+ pairs >> 48)
    }
    var total: Float = 0
    for column in 0..<GlyphSet.sampleColumns {
      let lane = UInt64(16 * (column / 2))
      columns[column] = Self.number((column % 2 == 0 ? even : odd) >> lane & 0xFFFF)
      total += columns[column]
    }
    return total
  }

  @inline(__always)
  private static func findSteps(_ fractions: Span<UInt64>, _ start: Int, _ steps: inout [Float]) {
    var steps = steps.mutableSpan
    for pair in 0..<steps.count / GlyphSet.sampleColumns {
      let upper = Lanes(fractions[start + 2 * pair])
      let lower = Lanes(fractions[start + 2 * pair + 1])
      let (even, odd) = (upper.even &+ lower.even, upper.odd &+ lower.odd)
      var last: UInt64 = 0
      for lane in 0..<4 {
        let place = pair * GlyphSet.sampleColumns + 2 * lane
        let (first, second) = (
          even >> UInt64(16 * lane) & 0xFFFF, odd >> UInt64(16 * lane) & 0xFFFF
        )
        steps[place] = Self.number(first &- last)
        steps[place + 1] = Self.number(second &- first)
        last = second
      }
    }
  }

  @inline(__always)
  private static func number(_ value: UInt64) -> Float { Float(Int32(truncatingIfNeeded: value)) }

  /// The even and the odd bytes of a word, in 16 bits each.
  private struct Lanes {
    let even: UInt64
    let odd: UInt64

    @inline(__always)
    init(_ word: UInt64) {
      let bytes: UInt64 = 0x00FF_00FF_00FF_00FF
      (even, odd) = (word & bytes, word >> 8 & bytes)
    }
  }
}
