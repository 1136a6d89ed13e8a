/// Numbers the edges of all contours, so that a pixel can tell whether a single line passes it.
///
/// The signed areas in a pixel add up to its coverage if they stem from consecutive edges that
/// together go one way along an axis, or from just two edges that meet: then the pixel holds two
/// neighbouring winding numbers only. Anything else may cross or overlap and is called crowded.
struct EdgeTrace {
  /// The edge's number, above two bits of what it shares a pixel with.
  private var own: UInt32 = 0
  /// The number of the edge before it in the contour; 0 is none.
  private var forerunner: UInt32 = 0
  /// The bits that don't matter when a pixel's trace is compared with the forerunner.
  private var ignored: UInt32 = 0
  /// What an edge that ends where its contour began may also meet.
  private var first: UInt32 = 0
  /// The ways along the axes that all edges since the last turn go.
  private var ways: UInt32 = 0
  private var contourStart = GridPoint(x: 0, y: 0)
  private var isClosing = false

  private static let alone: UInt32 = 0
  private static let oneWay: UInt32 = 1
  private static let turned: UInt32 = 2
  private static let step: UInt32 = 4

  /// Begins a contour.
  @inline(__always)
  mutating func begin(at point: GridPoint) {
    own &+= EdgeTrace.step
    first = own &+ EdgeTrace.step
    ways = 0
    contourStart = point
  }

  /// Goes on to the next edge of the contour, which has a length.
  @inline(__always)
  mutating func advance(from start: GridPoint, to end: GridPoint) {
    forerunner = own
    own &+= EdgeTrace.step
    isClosing = end == contourStart
    let (dx, dy) = (end.x &- start.x, end.y &- start.y)
    let taken: UInt32 =
      (dx >= 0 ? 1 : 0) | (dx <= 0 ? 2 : 0) | (dy >= 0 ? 4 : 0) | (dy <= 0 ? 8 : 0)
    ways &= taken
    ignored = ways == 0 ? 0 : EdgeTrace.oneWay
    if ways == 0 { ways = taken }
  }

  /// Notes in a pixel's trace that the edge passes; returns whether that makes the pixel crowded.
  @inline(__always)
  func mark(_ trace: inout UInt32) -> Bool {
    if trace == 0 {
      trace = own
      return false
    }
    if trace & ~ignored == forerunner {
      trace = own | (ignored == 0 ? EdgeTrace.turned : EdgeTrace.oneWay)
      return false
    }
    return isCrowded(&trace)
  }

  private func isCrowded(_ trace: inout UInt32) -> Bool {
    if trace & ~(EdgeTrace.step - 1) == own { return false }
    let closes = isClosing && trace == first
    trace = own | EdgeTrace.turned
    return !closes
  }
}
