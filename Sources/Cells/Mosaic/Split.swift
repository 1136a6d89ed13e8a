/// A way to draw a cell: a glyph, with the sums of the samples inside and outside its strokes.
struct Split {
  var glyph: Unicode.Scalar
  /// The sum of the colours that the glyph covers.
  var inside: SIMD4<Float>
  /// How many samples it covers; 0 for a plain cell.
  var insideCount: Float
}

/// Finds the split of a cell into two colours with the least squared error.
///
/// With free colours the best pair are the means of both sides, so that the ink of the cell stays
/// exact; the error is then a constant less `|sum|² / count` of each side. With a palette it is the
/// nearest of its colours, found by the same sums.
struct SplitSolver {
  let glyphs: GlyphSet
  /// The colours to choose from; empty when all are free.
  let palette: [SIMD4<Float>]

  /// Splits with a gain below this, per sample, show nothing that an eye could see.
  private static let leastGain: Float = 0.25

  /// Returns the best split of a cell.
  func best(for sums: CellSums) -> Split {
    var best = Split(glyph: " ", inside: .zero, insideCount: 0)
    var bestGain = gain(sums.total, sums.count) + Self.leastGain * sums.count
    func consider(
      _ glyph: @autoclosure () -> Unicode.Scalar, _ inside: SIMD4<Float>, _ count: Float
    ) {
      let gained = gain(inside, count) + gain(sums.total - inside, sums.count - count)
      guard gained > bestGain else { return }
      bestGain = gained
      best = Split(glyph: glyph(), inside: inside, insideCount: count)
    }
    considerPatterns(of: sums, bands: glyphs.patternRows, consider)
    // Sextants come with the quadrants; octants hold them.
    if glyphs == .sextant { considerPatterns(of: sums, bands: 2, consider) }
    if glyphs.hasEighths { considerEighths(of: sums, consider) }
    return best
  }

  /// Returns the colour of a side by the sum of its samples.
  func color(_ sum: SIMD4<Float>, _ count: Float) -> SIMD4<Float> {
    nearest(sum, count).map { palette[$0] } ?? sum / count
  }

  private func gain(_ sum: SIMD4<Float>, _ count: Float) -> Float {
    guard let index = nearest(sum, count) else { return dot(sum, sum) / count }
    return gain(palette[index], sum, count)
  }

  private func nearest(_ sum: SIMD4<Float>, _ count: Float) -> Int? {
    palette.indices.max { gain(palette[$0], sum, count) < gain(palette[$1], sum, count) }
  }

  private func gain(_ color: SIMD4<Float>, _ sum: SIMD4<Float>, _ count: Float) -> Float {
    2 * dot(color, sum) - count * dot(color, color)
  }

  // Without the share of ink: that isn't seen.
  private func dot(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float {
    a.x * b.x + a.y * b.y + a.z * b.z
  }
}

extension SplitSolver {
  private typealias Consider = (@autoclosure () -> Unicode.Scalar, SIMD4<Float>, Float) -> Void

  /// Walks through all patterns in which the last block is outside (the others are their mirror
  /// images), in Gray order, so that each step moves one block.
  private func considerPatterns(of sums: CellSums, bands: Int, _ consider: Consider) {
    let halves = glyphs.hasTwoColumns ? 2 : 1
    let blockCount = bands * halves
    let size = sums.count / Float(blockCount)
    var blocks = InlineArray<8, SIMD4<Float>>(repeating: .zero)
    for block in 0..<blockCount {
      blocks[block] =
        halves == 2
        ? sums.block(half: block % 2, band: block / 2, of: bands)
        : sums.block(half: 0, band: block, of: bands) + sums.block(half: 1, band: block, of: bands)
    }
    var pattern = 0
    var inside = SIMD4<Float>.zero
    var count: Float = 0
    for step in 1..<1 << (blockCount - 1) {
      let block = step.trailingZeroBitCount
      pattern ^= 1 << block
      let sign: Float = pattern >> block & 1 == 1 ? 1 : -1
      inside += blocks[block] * sign
      count += size * sign
      if bands == 4, BlockGlyphs.unsafeOctants.contains(pattern) {
        consider(BlockGlyphs.octant(0xFF ^ pattern), sums.total - inside, sums.count - count)
      } else {
        consider(glyph(of: pattern, bands: bands), inside, count)
      }
    }
  }

  private func glyph(of pattern: Int, bands: Int) -> Unicode.Scalar {
    switch bands {
    case 3: BlockGlyphs.sextant(pattern)
    case 4: BlockGlyphs.octant(pattern)
    default: glyphs.hasTwoColumns ? BlockGlyphs.quadrants[pattern] : "▀"
    }
  }

  private func considerEighths(of sums: CellSums, _ consider: Consider) {
    var inside = SIMD4<Float>.zero
    let eighth = sums.rows / 8
    for step in 0..<7 {
      for row in sums.rows - (step + 1) * eighth..<sums.rows - step * eighth {
        inside += sums.leftHalves[row] + sums.rightHalves[row]
      }
      consider(BlockGlyphs.lowerEighths[step], inside, sums.count * Float(step + 1) / 8)
    }
    inside = .zero
    for step in 0..<7 {
      inside += sums.columns[step]
      consider(BlockGlyphs.leftEighths[step], inside, sums.count * Float(step + 1) / 8)
    }
  }
}
