/// The best split of a cell among those tried so far.
///
/// A split's gain is the reduction of the squared error compared with an empty cell. For a glyph of
/// whole samples, the best two colors are the means of its two sides, and the gain is the sum of
/// `|sum|² / count` of both. For a glyph that covers samples partially, they solve the normal
/// equations of least squares. Either way, the ink of the cell stays exact. If not all colors can
/// be shown, the gain is that of the nearest displayable ones, which is never larger, so most
/// splits are ruled out before colors are searched.
struct SplitSearch<Sample: CellSample> {
  /// The gain per sample below which a split is invisible.
  private static var leastGain: Float { 0.25 }

  private let colors: ShownColors
  private let isExact: Bool
  /// The displayable colors to choose from, if there are few.
  private let palette: [SIMD4<Float>]
  private let metric: Float
  private let total: Sample
  private let count: Float
  private var bestGain: Float
  private(set) var best: Split

  /// A gain that is slightly less than that of the best split, for comparison with less exact ones.
  var nearGain: Float { bestGain - abs(bestGain) * 1e-4 }

  init(_ sums: borrowing CellSums<Sample>, _ colors: ShownColors, palette: [SIMD4<Float>]) {
    (self.colors, self.palette) = (colors, palette)
    isExact = colors.areExact
    metric = Sample.metric(along: sums.way)
    (total, count) = (sums.total, sums.count)
    let mean = sums.mean
    let whole = GlyphShare(area: count, square: count, count: count)
    best = Split(glyph: nil, inside: mean, outside: mean, share: whole)
    bestGain = 0
    if isExact {
      bestGain = metric * total.dot(total) / count
    } else {
      best.inside = shown(mean)
      best.outside = best.inside
      let way = best.inside - sums.origin
      bestGain = way.dot(sums.difference(total)) * 2 - way.dot(way) * count
    }
    bestGain += Self.leastGain * count
  }

  /// Considers a glyph that covers whole samples, given their sum and number.
  @inline(__always)
  mutating func consider(
    _ glyph: @autoclosure () -> SplitGlyph, _ inside: Sample, area: Float,
    _ sums: borrowing CellSums<Sample>
  ) {
    let outside = total - inside
    let gain = metric * (inside.dot(inside) / area + outside.dot(outside) / (count - area))
    guard gain > bestGain else { return }
    let share = GlyphShare(area: area, square: area, count: count)
    take(glyph(), (inside / area, outside / (count - area)), gain, inside, share, sums)
  }

  /// Considers a glyph that covers samples partially, given the sum of what it covers.
  @inline(__always)
  mutating func consider(
    _ glyph: @autoclosure () -> SplitGlyph, _ inside: Sample, _ share: GlyphShare,
    _ sums: borrowing CellSums<Sample>
  ) {
    let outside = total - inside
    let gain = metric * share.gain(inside.dot(inside), outside.dot(outside), inside.dot(outside))
    guard gain > bestGain else { return }
    let pair = limited(
      (inside * share.restSquare - outside * share.mixed) / share.determinant, share, sums)
    take(glyph(), pair, metric * Self.gain(pair, inside, outside, share), inside, share, sums)
  }

  /// Keeps a split if it is the best so far by the gain of its displayable colors.
  private mutating func take(
    _ glyph: SplitGlyph, _ pair: (Sample, Sample), _ exactGain: Float,
    _ inside: Sample, _ share: GlyphShare, _ sums: borrowing CellSums<Sample>
  ) {
    var gain = exactGain
    var split = Split(
      glyph: glyph, inside: sums.origin + sums.difference(pair.0),
      outside: sums.origin + sums.difference(pair.1), share: share)
    if !isExact {
      (split.inside, split.outside) = (shown(split.inside), shown(split.outside))
      gain = Self.gain(
        (split.inside - sums.origin, split.outside - sums.origin), sums.difference(inside),
        sums.difference(total - inside), share)
    }
    guard gain > bestGain else { return }
    // The first one tried is kept among glyphs that are equally good but for rounding, so that equal
    // neighbors have equal glyphs.
    (best, bestGain) = (split, gain + abs(gain) * 1e-5)
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
    _ inside: Sample, _ share: GlyphShare, _ sums: borrowing CellSums<Sample>
  ) -> (Sample, Sample) {
    let possible = inside.limited(from: sums.origin)
    let outside = (total - possible * share.area) / share.rest
    let limited = outside.limited(from: sums.origin)
    return ((total - limited * share.rest) / share.area, limited)
  }

  /// Returns the gain of a pair of colors.
  private static func gain<Part: CellSample>(
    _ pair: (Part, Part), _ inside: Part, _ outside: Part, _ share: GlyphShare
  ) -> Float {
    let linear = pair.0.dot(inside) + pair.1.dot(outside)
    return 2 * linear - pair.0.dot(pair.0) * share.square - 2 * pair.0.dot(pair.1) * share.mixed
      - pair.1.dot(pair.1) * share.restSquare
  }
}
