/// An enumeration of the block patterns of one shape.
struct PatternWalk {
  let columns: Int
  let rows: Int
  /// The number of samples of a block.
  let size: Float

  private var count: Int { columns * rows }

  /// Tries the patterns that can be optimal with only two colors: the one, two, three and so on
  /// blocks with the largest fractions.
  ///
  /// Blocks with equal fractions are on the same side of an optimal pattern.
  func tryByFraction<Sample>(
    _ blocks: InlineArray<8, Sample>, _ sums: borrowing CellSums<Sample>,
    _ search: inout SplitSearch<Sample>
  ) {
    var order = InlineArray<8, Int>(repeating: 0)
    for block in 0..<count {
      var place = block
      while place > 0, isLess(blocks[order[place - 1]], blocks[block]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = block
    }
    var pattern = 0
    var inside = Sample.zero
    for place in 0..<count - 1 {
      let block = order[place]
      pattern |= 1 << block
      inside = inside + blocks[block]
      guard isLess(blocks[order[place + 1]], blocks[block]) else { continue }
      consider(pattern, inside, Float(place + 1) * size, sums, &search)
    }
  }

  /// Tries all patterns in which the last block is outside (the others are their complements), in
  /// Gray code order, so that each step flips one block.
  func tryAll<Sample>(
    _ blocks: InlineArray<8, Sample>, _ sums: borrowing CellSums<Sample>,
    _ search: inout SplitSearch<Sample>
  ) {
    var pattern = 0
    var inside = Sample.zero
    var area: Float = 0
    for step in 1..<1 << (count - 1) {
      let block = step.trailingZeroBitCount
      pattern ^= 1 << block
      let sign: Float = pattern >> block & 1 == 1 ? 1 : -1
      inside = inside + blocks[block] * sign
      area += size * sign
      consider(pattern, inside, area, sums, &search)
    }
  }

  @inline(__always)
  private func isLess(_ one: some CellSample, _ other: some CellSample) -> Bool {
    (one.fraction ?? 0) < (other.fraction ?? 0)
  }

  @inline(__always)
  private func consider<Sample>(
    _ pattern: Int, _ inside: Sample, _ area: Float, _ sums: borrowing CellSums<Sample>,
    _ search: inout SplitSearch<Sample>
  ) {
    if rows == 4, BlockGlyphs.isUnsafeOctant(pattern) {
      let complement = 0xFF ^ pattern
      search.consider(
        .blocks(pattern: complement, columns: columns, rows: rows), sums.total - inside,
        area: sums.count - area, sums)
    } else {
      search.consider(
        .blocks(pattern: pattern, columns: columns, rows: rows), inside, area: area, sums)
    }
  }
}
