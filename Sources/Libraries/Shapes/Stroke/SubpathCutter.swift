/// A subpath whose segments are measured, and which is cut into consecutive parts.
struct SubpathCutter {
  let subpath: Subpath

  /// The length of each segment.
  private let lengths: [Double]

  /// The distance of each segment's end from the subpath's start.
  private let ends: [Double]

  /// The combined length of all segments.
  let length: Double

  /// The segment on which the last part began.
  private var index = 0

  init(_ subpath: Subpath) {
    self.subpath = subpath
    var reached = 0.0
    lengths = subpath.segments.map(\.length)
    ends = lengths.map { length in
      reached += length
      return reached
    }
    length = reached
  }

  private var segments: [Segment] { subpath.segments }

  func start(of index: Int) -> Double { index > 0 ? ends[index - 1] : 0 }

  /// Returns the segment at a distance from the start, and the distance along it; at a corner, it is
  /// the incoming segment.
  func place(at distance: Double) -> (segment: Segment, distance: Double)? {
    guard !segments.isEmpty else { return nil }
    let index = ends.firstIndex(reaching: distance)
    return (segments[index], min(distance - start(of: index), lengths[index]))
  }

  /// Returns the part between two distances; a zero-length part is a point that keeps its
  /// direction.
  mutating func part(from: Double, to: Double) -> Subpath {
    while index + 1 < segments.count, ends[index] <= from { index += 1 }
    guard from < to else { return dot(at: from) }
    var parts: [Segment] = []
    for index in segments.indices[index...] {
      let start = start(of: index)
      guard start < to else { break }
      let length = lengths[index]
      let (first, last) = (max(from - start, 0), min(to - start, length))
      guard first < last else { continue }
      let isWhole = first <= 0 && last >= length
      // What only rounding leaves of a segment has no direction.
      guard isWhole || last - first > 1e-12 * self.length else { continue }
      parts.append(isWhole ? segments[index] : segments[index].portion(from: first, to: last))
    }
    return Subpath(parts) ?? dot(at: from)
  }

  private func dot(at distance: Double) -> Subpath {
    let segment = segments[index]
    let parameter = segment.parameter(atLength: distance - start(of: index))
    return Subpath(start: segment.point(at: parameter), heading: segment.tangent(at: parameter))
  }
}
