/// Lengths of dashes and gaps that repeat along a line.
struct DashPattern {
  private let lengths: [Double]
  private let period: Double
  private let phase: Double

  /// The number of dashes in a subpath above which they are too fine to be drawn.
  private static let limit = 100_000.0

  /// Creates a pattern; `nil` for a solid line.
  init?(_ style: StrokeStyle) {
    guard style.isDashed else { return nil }
    lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    period = lengths.reduce(0, +)
    let rest = style.dashPhase.truncatingRemainder(dividingBy: period)
    self.phase = rest < 0 ? rest + period : rest
  }

  /// Returns the dashes of a subpath; a zero-length dash is a dot with the line's direction.
  ///
  /// On a closed subpath, a dash that crosses the seam is one dash with a join.
  func cut(_ subpath: Subpath) -> [Subpath] {
    var cutter = SubpathCutter(subpath)
    let length = cutter.length
    guard length > 0, length / period * Double(lengths.count) < DashPattern.limit else {
      return [subpath]
    }
    let ranges = ranges(upTo: length)
    guard let first = ranges.first, let last = ranges.last else { return [] }
    let runsAcross = subpath.isClosed && first.from <= 0 && last.to >= length && first.to > 0
    if runsAcross, ranges.count == 1 { return [subpath] }
    var dashes = ranges.map { cutter.part(from: max($0.from, 0), to: min($0.to, length)) }
    if runsAcross, let end = dashes.popLast() {
      dashes[0] = Subpath(start: end.start, segments: end.segments + dashes[0].segments)
    }
    return dashes
  }

  /// Returns the positions of the dashes along a line.
  private func ranges(upTo length: Double) -> [(from: Double, to: Double)] {
    var ranges: [(from: Double, to: Double)] = []
    var position = -phase
    while position < length {
      for (index, step) in lengths.enumerated() {
        let end = position + step
        let isSeen = step > 0 ? end > 0 : end >= 0
        if index.isMultiple(of: 2), isSeen, position < length { ranges.append((position, end)) }
        position = end
      }
    }
    return ranges
  }
}
