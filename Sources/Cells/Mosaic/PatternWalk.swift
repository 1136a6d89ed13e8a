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
  func tryByShare(
    _ blocks: InlineArray<8, SIMD4<Float>>, _ sums: borrowing CellSums,
    _ search: inout SplitSearch
  ) {
    var order = InlineArray<8, Int>(repeating: 0)
    for block in 0..<count {
      var place = block
      while place > 0, blocks[order[place - 1]].x < blocks[block].x {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = block
    }
    var pattern = 0
    var inside = SIMD4<Float>.zero
    for place in 0..<count - 1 {
      let block = order[place]
      pattern |= 1 << block
      inside += blocks[block]
      guard blocks[order[place + 1]].x < blocks[block].x else { continue }
      consider(pattern, inside, Float(place + 1) * size, sums, &search)
    }
  }

  /// Tries all patterns in which the last block is outside (the others are their complements), in
  /// Gray code order, so that each step flips one block.
  func tryAll(
    _ blocks: InlineArray<8, SIMD4<Float>>, _ sums: borrowing CellSums,
    _ search: inout SplitSearch
  ) {
    var pattern = 0
    var inside = SIMD4<Float>.zero
    var area: Float = 0
    for step in 1..<1 << (count - 1) {
      let block = step.trailingZeroBitCount
      pattern ^= 1 << block
      let sign: Float = pattern >> block & 1 == 1 ? 1 : -1
      inside += blocks[block] * sign
      area += size * sign
      consider(pattern, inside, area, sums, &search)
    }
  }

  @inline(__always)
  private func consider(
    _ pattern: Int, _ inside: SIMD4<Float>, _ area: Float, _ sums: borrowing CellSums,
    _ search: inout SplitSearch
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
