/// The best split of a cell among those tried so far.
///
/// A split's gain is the reduction of the squared error compared with an empty cell. For a glyph of
/// whole samples, the best two colors are the means of its two sides, and the gain is the sum of
/// `|sum|² / count` of both. For a glyph that covers samples partially, they solve the normal
/// equations of least squares. Either way, the ink of the cell stays exact. If not all colors can
/// be shown, the gain is that of the nearest displayable ones, which is never larger, so most
/// splits are ruled out before colors are searched.
struct SplitSearch {
  /// The gain per sample below which a split is invisible.
  private static let leastGain: Float = 0.25

  private let colors: ShownColors
  private let isExact: Bool
  /// The displayable colors to choose from, if there are few.
  private let palette: [SIMD4<Float>]
  private let metric: SIMD4<Float>
  private let total: SIMD4<Float>
  private let count: Float
  private var bestGain: Float
  private(set) var best: Split

  init(_ sums: borrowing CellSums, _ colors: ShownColors, palette: [SIMD4<Float>]) {
    (self.colors, self.palette) = (colors, palette)
    isExact = colors.areExact
    metric = sums.metric
    (total, count) = (sums.total, sums.count)
    let mean = sums.mean
    let whole = GlyphShare(area: count, square: count, count: count)
    best = Split(glyph: nil, inside: mean, outside: mean, share: whole)
    bestGain = 0
    if isExact {
      bestGain = square(total) / count
    } else {
      best.inside = shown(mean)
      best.outside = best.inside
      let way = best.inside - sums.origin
      bestGain = Self.dot(way, sums.difference(total)) * 2 - Self.dot(way, way) * count
    }
    bestGain += Self.leastGain * count
  }

  /// Considers a glyph that covers whole samples, given their sum and number.
  @inline(__always)
  mutating func consider(
    _ glyph: @autoclosure () -> SplitGlyph, _ inside: SIMD4<Float>, area: Float,
    _ sums: borrowing CellSums
  ) {
    let outside = total - inside
    let gain = square(inside) / area + square(outside) / (count - area)
    guard gain > bestGain else { return }
    let share = GlyphShare(area: area, square: area, count: count)
    take(glyph(), (inside / area, outside / (count - area)), gain, inside, share, sums)
  }

  /// Considers a glyph that covers samples partially, given the sum of what it covers.
  @inline(__always)
  mutating func consider(
    _ glyph: @autoclosure () -> SplitGlyph, _ inside: SIMD4<Float>, _ share: GlyphShare,
    _ sums: borrowing CellSums
  ) {
    let outside = total - inside
    let both = Self.dot(inside * metric, outside)
    let gain =
      (share.restSquare * square(inside) + share.square * square(outside) - 2 * share.mixed * both)
      / share.determinant
    guard gain > bestGain else { return }
    let pair = limited(
      (share.restSquare * inside - share.mixed * outside) / share.determinant, share, sums)
    take(
      glyph(), pair, Self.gain(pair, inside, outside, share, metric), inside, share, sums)
  }

  /// Keeps a split if it is the best so far by the gain of its displayable colors.
  private mutating func take(
    _ glyph: SplitGlyph, _ pair: (SIMD4<Float>, SIMD4<Float>), _ exactGain: Float,
    _ inside: SIMD4<Float>, _ share: GlyphShare, _ sums: borrowing CellSums
  ) {
    var gain = exactGain
    var split = Split(
      glyph: glyph, inside: sums.origin + sums.difference(pair.0),
      outside: sums.origin + sums.difference(pair.1), share: share)
    if !isExact {
      (split.inside, split.outside) = (shown(split.inside), shown(split.outside))
      gain = Self.gain(
        (split.inside - sums.origin, split.outside - sums.origin), sums.difference(inside),
        sums.difference(total - inside), share, SIMD4(1, 1, 1, 0))
    }
    guard gain > bestGain else { return }
    (best, bestGain) = (split, gain)
  }
}

extension SplitSearch {
  /// Returns the displayable color nearest to a color.
  private func shown(_ color: SIMD4<Float>) -> SIMD4<Float> {
    guard var nearest = palette.first else { return colors.nearest(to: color) }
    for other in palette where color.distance(to: other) < color.distance(to: nearest) {
      nearest = other
    }
    return nearest
  }

  /// Clamps the inner color to valid colors and adjusts the outer one to preserve the ink.
  private func limited(
    _ inside: SIMD4<Float>, _ share: GlyphShare, _ sums: borrowing CellSums
  ) -> (SIMD4<Float>, SIMD4<Float>) {
    let (low, high) = sums.limits
    let possible = inside.clamped(lowerBound: low, upperBound: high)
    let outside = (total - possible * share.area) / share.rest
    let limited = outside.clamped(lowerBound: low, upperBound: high)
    return ((total - limited * share.rest) / share.area, limited)
  }

  /// Returns the gain of a pair of colors.
  private static func gain(
    _ pair: (SIMD4<Float>, SIMD4<Float>), _ inside: SIMD4<Float>, _ outside: SIMD4<Float>,
    _ share: GlyphShare, _ metric: SIMD4<Float>
  ) -> Float {
    let linear = dot(pair.0 * metric, inside) + dot(pair.1 * metric, outside)
    return 2 * linear - dot(pair.0 * metric, pair.0) * share.square
      - 2 * dot(pair.0 * metric, pair.1) * share.mixed
      - dot(pair.1 * metric, pair.1) * share.restSquare
  }

  @inline(__always)
  private func square(_ sum: SIMD4<Float>) -> Float {
    let squares = metric * sum * sum
    return squares.x + squares.y + squares.z
  }

  @inline(__always)
  private static func dot(_ one: SIMD4<Float>, _ other: SIMD4<Float>) -> Float {
    let products = one * other
    return products.x + products.y + products.z
  }
}
