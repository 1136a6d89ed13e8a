/// A cutter of consecutive parts of a subpath.
struct SubpathCutter {
  private let segments: [Segment]

  /// The length of each segment.
  private let lengths: [Double]

  /// The distance of each segment from the subpath's start.
  private let starts: [Double]

  /// The combined length of all segments.
  let length: Double

  /// The segment on which the last part began.
  private var index = 0

  init(_ subpath: Subpath) {
    segments = subpath.segments
    var reached = 0.0
    lengths = segments.map(\.length)
    starts = lengths.map { length in
      defer { reached += length }
      return reached
    }
    length = reached
  }

  private func end(of index: Int) -> Double {
    index + 1 < starts.count ? starts[index + 1] : length
  }

  /// Returns the part between two distances; a zero-length part is a point that keeps its
  /// direction.
  mutating func part(from: Double, to: Double) -> Subpath {
    while index + 1 < segments.count, end(of: index) <= from { index += 1 }
    guard from < to else { return dot(at: from) }
    var parts: [Segment] = []
    for index in segments.indices[index...] {
      guard starts[index] < to else { break }
      let length = lengths[index]
      let (first, last) = (max(from - starts[index], 0), min(to - starts[index], length))
      guard first < last else { continue }
      let isWhole = first <= 0 && last >= length
      parts.append(isWhole ? segments[index] : segments[index].portion(from: first, to: last))
    }
    return Subpath(start: parts.first?.start ?? segments[index].start, segments: parts)
  }

  private func dot(at distance: Double) -> Subpath {
    let segment = segments[index]
    let parameter = segment.parameter(atLength: distance - starts[index])
    return Subpath(start: segment.point(at: parameter), heading: segment.direction(at: parameter))
  }
}
