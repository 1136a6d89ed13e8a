/// Numbers the edges of all contours, to detect whether a single line passes a pixel.
///
/// The signed areas in a pixel add up to its coverage if they stem from edges of a part of a
/// contour that goes one way along an axis, or from just two edges that meet: the pixel then holds
/// two neighboring winding numbers only. All other pixels may have crossing or overlapping edges
/// and are called crowded.
///
/// The trace of a pixel is four times the number of the first edge through it, plus 1 if another
/// edge passed, plus 2 if one of them is outside of the contour's seam. The seam is the part around
/// the contour's first corner that goes one way along an axis.
struct EdgeTrace {
  private var own: UInt32 = 0
  /// The first edge that this one may share a pixel with.
  private var companion: UInt32 = 0
  /// The contour's first edge.
  private var first: UInt32 = 0
  /// The start of the contour's current monotonic part along each axis.
  private var start = (x: UInt32(0), y: UInt32(0))
  /// The directions of those parts, by sign.
  private var way = (x: 0, y: 0)
  /// The contour's last edge.
  private var final: UInt32 = 0
  /// Whether the seam is monotonic along x rather than y: it uses the axis along which it begins
  /// earlier.
  private var isSeamAlongX = false
  /// The last edge before those of the seam at the contour's end; none if there is no seam.
  private var seamStart = UInt32.max

  private static let step: UInt32 = 4
  fileprivate static let shared: UInt32 = 1
  fileprivate static let beyondSeam: UInt32 = 2

  /// Begins a contour of some corners, at the last of them.
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

  /// Goes on to the next edge of the contour, which has a length.
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

  /// The mark of the current edge for pixels.
  @inline(__always)
  var mark: Mark {
    let isBegun = (isSeamAlongX ? start.x : start.y) == first
    let isInSeam = own > seamStart || (isBegun && seamStart < .max)
    return Mark(
      own: isInSeam ? own : own | EdgeTrace.beyondSeam, companion: companion, first: first,
      isLast: own == final)
  }

  /// The mark of an edge for the pixels that it passes.
  struct Mark {
    fileprivate let own: UInt32
    fileprivate let companion: UInt32
    fileprivate let first: UInt32
    fileprivate let isLast: Bool

    /// A mark that leaves no trace.
    static let none = Mark(own: 0, companion: 0, first: 0, isLast: false)

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

    /// Whether all edges of a pixel lie in the seam, or it is just the last edge and the first.
    private func isCompanyAcrossSeam(of trace: UInt32) -> Bool {
      guard trace >= first else { return false }
      return (own | trace) & EdgeTrace.beyondSeam == 0
        || (isLast && trace & ~EdgeTrace.beyondSeam == first)
    }
  }
}

/// The edges at a contour's end that continue in its initial direction along an axis.
private struct Seam {
  /// The direction, by sign; 0 if the contour doesn't move along the axis.
  var way = 0
  /// The number of edges at the contour's end.
  var count = 0

  @inline(__always)
  init(_ points: Span<GridPoint>, _ contour: Range<Int>, _ part: (GridPoint) -> Int) {
    let end = contour.upperBound &- 1
    // The first edge of all comes from the last corner.
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
