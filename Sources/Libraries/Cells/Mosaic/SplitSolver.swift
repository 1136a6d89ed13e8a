/// A search for the split of a cell into two colors with the least squared error, among all glyphs
/// of a set and the displayable colors.
struct SplitSolver {
  let glyphs: GlyphSet
  let colors: ShownColors

  /// Returns the best split of a cell; `palette` holds the only allowed colors, or is empty if all
  /// displayable colors are allowed.
  func best<Sample>(for sums: borrowing CellSums<Sample>, palette: [SIMD4<Float>]) -> Split {
    var search = SplitSearch(sums, colors, palette: palette)
    tryPatterns(of: glyphs.patternRows, sums, &search)
    if glyphs.hasThirds { tryPatterns(of: 2, sums, &search) }
    if glyphs.hasEighths { tryEighths(sums, &search) }
    // Only a mixed color makes up for the error of a wedge: without mixing, a thin one stands out
    // from an edge like a tooth, while blocks form regular stairs.
    if sums.hasSteps, !colors.areInks { tryWedges(sums, &search) }
    return colors.areExact && search.best.glyph != nil
      ? search.best.settled(on: colors) : search.best
  }

  private func tryPatterns<Sample>(
    of rows: Int, _ sums: borrowing CellSums<Sample>, _ search: inout SplitSearch<Sample>
  ) {
    let columns = glyphs.patternColumns
    guard rows * columns > 1 else { return }
    var blocks = InlineArray<8, Sample>(repeating: .zero)
    for row in 0..<rows {
      let (left, right) = (
        sums.block(half: 0, band: row, of: rows), sums.block(half: 1, band: row, of: rows)
      )
      if columns == 2 {
        blocks[2 * row] = left
        blocks[2 * row + 1] = right
      } else {
        blocks[row] = left + right
      }
    }
    let walk = PatternWalk(columns: columns, rows: rows, size: sums.count / Float(rows * columns))
    if sums.total.fraction != nil {
      walk.tryByFraction(blocks, sums, &search)
    } else {
      walk.tryAll(blocks, sums, &search)
    }
  }

  private func tryEighths<Sample>(
    _ sums: borrowing CellSums<Sample>, _ search: inout SplitSearch<Sample>
  ) {
    var inside = Sample.zero
    let eighth = sums.rows / 8
    let left = sums.leftHalves.span
    let right = sums.rightHalves.span
    let columns = sums.columns.span
    for step in 0..<7 {
      for row in sums.rows - (step + 1) * eighth..<sums.rows - step * eighth {
        inside = inside + left[row] + right[row]
      }
      search.consider(.lowerEighths(step), inside, area: sums.count * Float(step + 1) / 8, sums)
    }
    inside = .zero
    for step in 0..<7 {
      inside = inside + columns[step]
      search.consider(.leftEighths(step), inside, area: sums.count * Float(step + 1) / 8, sums)
    }
  }

  private func tryWedges<Sample>(
    _ sums: borrowing CellSums<Sample>, _ search: inout SplitSearch<Sample>
  ) {
    let all = WedgeGlyphs.all
    var gains = all.gains(for: sums)
    while let place = gains.next(above: search.nearGain) {
      let wedge = all.wedges[place]
      search.consider(.wedge(wedge.glyph), sums.sum(of: wedge.mask), wedge.share, sums)
    }
  }
}
