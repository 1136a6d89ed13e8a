/// A path whose segments are measured once, for many questions about places along it.
public struct MeasuredPath: Sendable {
  /// The path.
  public let path: Path

  /// The combined length of all subpaths, including closing lines.
  public let length: Double

  let lines: [SubpathCutter]
  /// The distance of each subpath's end from the path's start.
  private let ends: [Double]

  /// Measures a path.
  public init(_ path: Path) {
    self.path = path
    lines = path.subpaths.map(SubpathCutter.init)
    var reached = 0.0
    ends = lines.map { line in
      reached += line.length
      return reached
    }
    length = reached
  }

  /// Returns the point at a fraction of the length, as ``Path/point(at:)`` does.
  public func point(at fraction: Double) -> Point? {
    guard let (segment, distance) = place(at: fraction) else { return nil }
    return segment.point(at: segment.parameter(atLength: distance))
  }

  /// Returns the unit tangent at a fraction of the length, as ``Path/tangent(at:)`` does.
  public func tangent(at fraction: Double) -> Point? {
    guard let (segment, distance) = place(at: fraction) else { return nil }
    return segment.tangent(at: segment.parameter(atLength: distance))
  }

  /// Returns the part between two fractions of the length, as ``Path/trimmedPath(from:to:)`` does.
  public func trimmedPath(from: Double, to: Double) -> Path {
    let (first, last) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard !from.isNaN, !to.isNaN, first < last else { return Path() }
    if first == 0, last == 1 { return path }
    var result = Path()
    var reached = 0.0
    for var line in lines {
      let start = max(first * length - reached, 0)
      let end = min(last * length - reached, line.length)
      let isDot = line.length == 0 && first * length <= reached && reached <= last * length
      reached += line.length
      if isDot { result.append(line.subpath) }
      guard start < end else { continue }
      let isWhole = line.subpath.isClosed && end - start >= line.length * (1 - 1e-6)
      result.append(isWhole ? line.subpath : line.part(from: start, to: end))
    }
    return result
  }

  /// Returns the segment at a fraction of the length, and the distance along it.
  private func place(at fraction: Double) -> (segment: Segment, distance: Double)? {
    guard !fraction.isNaN, length > 0 else {
      return fraction.isNaN
        ? nil : lines.lazy.compactMap(\.subpath.segments.first).first.map { ($0, 0) }
    }
    let target = min(max(fraction, 0), 1) * length
    let index = ends.firstIndex(reaching: target)
    return lines[index].place(at: target - (index > 0 ? ends[index - 1] : 0))
  }
}

extension [Double] {
  /// Returns the index of the first of ascending distances that is positive and reaches a distance,
  /// or else of the last.
  func firstIndex(reaching distance: Double) -> Int {
    var (low, high) = (0, Swift.max(0, count - 1))
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > 0, self[middle] >= distance { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
