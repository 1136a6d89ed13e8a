/// Numbers the edges of all contours, so that a pixel can tell whether a single line passes it.
///
/// The signed areas in a pixel add up to its coverage if they stem from edges of a part of a contour
/// that goes one way along an axis, or from just two edges that meet: the pixel then holds two
/// neighbouring winding numbers only. Anything else may cross or overlap and is called crowded.
///
/// For that a pixel remembers the first edge that passed it: four times its number, 1 more once
/// another edge has passed, and 2 more if one of them lies outside of the contour's seam. The seam
/// is the part around the contour's first corner that goes one way along an axis.
struct EdgeTrace {
  private var own: UInt32 = 0
  /// The first edge that this one may share a pixel with.
  private var companion: UInt32 = 0
  /// The contour's first edge.
  private var first: UInt32 = 0
  /// Where the contour's part begins that goes one way along each axis.
  private var start = (x: UInt32(0), y: UInt32(0))
  /// Which ways that is, by the sign.
  private var way = (x: 0, y: 0)
  /// The contour's last edge.
  private var final: UInt32 = 0
  /// The axis along which the seam goes one way: the one along which it begins earlier.
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

  /// What pixels are told of the edge.
  @inline(__always)
  var mark: Mark {
    let isBegun = (isSeamAlongX ? start.x : start.y) == first
    let isInSeam = own > seamStart || (isBegun && seamStart < .max)
    return Mark(
      own: isInSeam ? own : own | EdgeTrace.beyondSeam, companion: companion, first: first,
      isLast: own == final)
  }

  /// What a pixel is told of an edge that passes it.
  struct Mark {
    fileprivate let own: UInt32
    fileprivate let companion: UInt32
    fileprivate let first: UInt32
    fileprivate let isLast: Bool

    /// An edge of which nothing is remembered.
    static let none = Mark(own: 0, companion: 0, first: 0, isLast: false)

    /// Notes in a pixel's trace that the edge passes; returns whether the pixel is crowded then.
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

/// How far back from a contour's end its edges go the way along an axis on which it begins.
private struct Seam {
  /// The way, by the sign; 0 if the contour does not move along the axis.
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
