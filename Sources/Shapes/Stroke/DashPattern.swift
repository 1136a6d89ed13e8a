/// Lengths of dashes and gaps that repeat along a line.
struct DashPattern {
  private let lengths: [Double]
  private let period: Double
  private let phase: Double

  /// More dashes than this in a subpath are finer than any picture shows.
  private static let limit = 100_000.0

  /// None if the numbers mean a solid line.
  init?(_ dash: [Double], phase: Double) {
    let lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    self.lengths = lengths
    self.period = period
    let rest = phase.truncatingRemainder(dividingBy: period)
    self.phase = rest < 0 ? rest + period : rest
  }

  /// The dashes of a subpath, each open; over the seam of a closed one a dash goes on.
  func cut(_ subpath: Subpath) -> [Subpath] {
    let length = subpath.length
    guard length > 0, length / period * Double(lengths.count) < DashPattern.limit else {
      return [subpath]
    }
    var dashes: [Subpath] = []
    var (beginsAtSeam, endsAtSeam) = (false, false)
    var position = -phase
    while position < length {
      for (index, step) in lengths.enumerated() {
        let end = position + step
        if index.isMultiple(of: 2), end > 0, position < length, step > 0 {
          dashes.append(subpath.portion(from: max(position, 0), to: min(end, length)))
          beginsAtSeam = beginsAtSeam || position <= 0
          endsAtSeam = end >= length
        }
        position = end
      }
    }
    guard subpath.isClosed, beginsAtSeam, endsAtSeam else { return dashes }
    if dashes.count == 1 { return [subpath] }
    let first = dashes.removeFirst()
    dashes[dashes.count - 1].segments += first.segments
    return dashes
  }
}
