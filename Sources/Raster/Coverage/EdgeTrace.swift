/// Numbers the edges of all contours, so that a pixel can tell whether a single line passes it.
///
/// The signed areas in a pixel add up to its coverage if they stem from edges of a part of a contour
/// that goes one way along an axis, or from just two edges that meet: the pixel then holds two
/// neighbouring winding numbers only. Anything else may cross or overlap and is called crowded.
///
/// For that a pixel remembers the first edge that passed it: twice its number, and 1 more once
/// another edge has passed.
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
  /// The contour's first edge for its last one, which may share a pixel with it alone; else 0.
  private var closed: UInt32 = 0
  private var contourStart = GridPoint(x: 0, y: 0)

  private static let step: UInt32 = 2
  fileprivate static let shared: UInt32 = 1

  /// Begins a contour.
  @inline(__always)
  mutating func begin(at point: GridPoint) {
    first = own &+ EdgeTrace.step
    start = (first, first)
    way = (0, 0)
    contourStart = point
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
    closed = next == contourStart ? first : 0
  }

  /// What pixels are told of the edge.
  @inline(__always)
  var mark: Mark { Mark(own: own, companion: companion, closed: closed) }

  /// What a pixel is told of an edge that passes it.
  struct Mark {
    fileprivate let own: UInt32
    fileprivate let companion: UInt32
    fileprivate let closed: UInt32

    /// An edge of which nothing is remembered.
    static let none = Mark(own: 0, companion: 0, closed: 0)

    /// Notes in a pixel's trace that the edge passes; returns whether the pixel is crowded then.
    @inline(__always)
    func note(in trace: inout UInt32) -> Bool {
      if trace == 0 {
        trace = own
        return false
      }
      let isCompany = trace >= companion || trace == closed
      trace |= EdgeTrace.shared
      return !isCompany
    }
  }
}
