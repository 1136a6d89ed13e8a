extension Path {
  /// Returns the part between two fractions of the combined length of all subpaths.
  ///
  /// Fractions are clamped to 0...1. If `from` isn't below `to`, or either is NaN, the result is
  /// empty. A closed subpath stays closed if less than a millionth is cut off, so that its last
  /// join doesn't appear suddenly. A zero-length subpath, which a stroke draws as a dot, is kept if
  /// it lies inside the range.
  public func trimmedPath(from: Double, to: Double) -> Path {
    let (first, last) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard !from.isNaN, !to.isNaN, first < last else { return Path() }
    if first == 0, last == 1 { return self }

    let measured = subpaths.map { (subpath: $0, cutter: SubpathCutter($0)) }
    let total = measured.reduce(0) { $0 + $1.cutter.length }
    var result = Path()
    var reached = 0.0
    for (subpath, var cutter) in measured {
      let length = cutter.length
      let start = max(first * total - reached, 0)
      let end = min(last * total - reached, length)
      let isDot = length == 0 && (first * total...last * total).contains(reached)
      reached += length
      if isDot { result.append(subpath) }
      guard start < end else { continue }
      let isWhole = subpath.isClosed && end - start >= length * (1 - 1e-6)
      result.append(isWhole ? subpath : cutter.part(from: start, to: end))
    }
    return result
  }
}
