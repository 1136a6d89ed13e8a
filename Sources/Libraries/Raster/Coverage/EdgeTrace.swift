/// An index of the edges of all contours, used to detect whether a pixel is crossed by a single
/// line.
///
/// The signed areas in a pixel add up to its coverage if they come from edges of a part of a
/// contour that is monotonic along an axis, or from just two edges that meet: the pixel then holds
/// only two adjacent winding numbers. All other pixels may have crossing or overlapping edges and
/// are called crowded.
///
/// The trace of a pixel is four times the number of the first edge through it, plus 1 if another
/// edge passed, plus 2 if one of them is outside the contour's seam. The seam is the part around
/// the contour's first vertex that is monotonic along an axis.
struct EdgeTrace {
  private var own: UInt32 = 0
  /// The first edge with which this one may share a pixel.
  private var companion: UInt32 = 0
  /// The contour's first edge.
  private var first: UInt32 = 0
  /// The start of the contour's current monotonic part along each axis.
  private var start = (x: UInt32(0), y: UInt32(0))
  /// The signs of those parts' directions.
  private var way = (x: 0, y: 0)
  /// The contour's last edge.
  private var final: UInt32 = 0
  /// Whether the seam is monotonic along x rather than y; of the two, the longer one is used.
  private var isSeamAlongX = false
  /// The last edge before those of the seam at the contour's end; the maximum if there is no seam.
  private var seamStart = UInt32.max

  private static let step: UInt32 = 4
  fileprivate static let shared: UInt32 = 1
  fileprivate static let beyondSeam: UInt32 = 2

  /// Begins a contour at its last vertex.
  @inline(__always)
  mutating func begin(_ points: Span<GridPoint>, _ contour: Range<Int>) {
    first = own &+ EdgeTrace.step
    final = own &+ EdgeTrace.step &* UInt32(truncatingIfNeeded: contour.count)
    start = (first, first)
    let (x, y) = (Seam(points, contour, \.x), Seam(points, contour, \.y))
    way = (x.way, y.way)
    isSeamAlongX = x.count > y.count
    let count = UInt32(truncatingIfNeeded: max(x.count, y.count))
    seamStart = count > 0 ? final &- EdgeTrace.step &* count : .max
  }

  /// Advances to the next edge of the contour, which must have a nonzero length.
  @inline(__always)
  mutating func advance(from last: GridPoint, to next: GridPoint) {
    let forerunner = own
    own &+= EdgeTrace.step
    let (dx, dy) = (next.x &- last.x, next.y &- last.y)
    if dx != 0 {
      if dx ^ way.x < 0 { start.x = own }
      way.x = dx
    }
    if dy != 0 {
      if dy ^ way.y < 0 { start.y = own }
      way.y = dy
    }
    companion = max(first, min(start.x, start.y, forerunner))
  }

  /// The stamp that the current edge leaves in pixels.
  @inline(__always)
  var stamp: Stamp {
    let isBegun = (isSeamAlongX ? start.x : start.y) == first
    let isInSeam = own > seamStart || (isBegun && seamStart < .max)
    return Stamp(
      own: isInSeam ? own : own | EdgeTrace.beyondSeam, companion: companion, first: first,
      isLast: own == final)
  }

  /// The stamp that an edge leaves in the pixels that it crosses.
  struct Stamp {
    fileprivate let own: UInt32
    fileprivate let companion: UInt32
    fileprivate let first: UInt32
    fileprivate let isLast: Bool

    /// A stamp that leaves no trace.
    static let none = Stamp(own: 0, companion: 0, first: 0, isLast: false)

    /// Records the edge in a pixel's trace; returns whether the pixel is crowded.
    @inline(__always)
    func note(in trace: inout UInt32) -> Bool {
      if trace == 0 {
        trace = own
        return false
      }
      let isCompany = trace >= companion || isCompanyAcrossSeam(of: trace)
      trace |= own & EdgeTrace.beyondSeam | EdgeTrace.shared
      return !isCompany
    }

    /// Returns whether all edges of a pixel lie in the seam, or are only the last edge and the
    /// first.
    private func isCompanyAcrossSeam(of trace: UInt32) -> Bool {
      guard trace >= first else { return false }
      return (own | trace) & EdgeTrace.beyondSeam == 0
        || (isLast && trace & ~EdgeTrace.beyondSeam == first)
    }
  }
}

/// The edges at a contour's end that continue in its initial direction along an axis.
private struct Seam {
  /// The sign of the direction; 0 if the contour doesn't move along the axis.
  var way = 0
  /// The number of edges at the contour's end.
  var count = 0

  @inline(__always)
  init(_ points: Span<GridPoint>, _ contour: Range<Int>, _ part: (GridPoint) -> Int) {
    let end = contour.upperBound &- 1
    // The first edge starts at the last vertex.
    var last = part(points[end])
    for index in contour {
      way = part(points[index]) &- last
      if way != 0 { break }
      last = part(points[index])
    }
    var index = end
    while index > contour.lowerBound {
      let step = part(points[index]) &- part(points[index &- 1])
      if step != 0, step ^ way < 0 { break }
      index &-= 1
    }
    count = end &- index
  }
}
