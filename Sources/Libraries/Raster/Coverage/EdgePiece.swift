/// The part of an edge within one row of pixels.
struct EdgePiece: Sendable {
  var edge: Edge
  let top: Int
  let bottom: Int
  let left: Int
  let right: Int

  /// The change at the piece, from left to right: 1 if the inside begins, -1 if it ends.
  private var side = 0
  /// The height at which the current side began.
  private var begun: Int

  init(_ edge: Edge, top rowTop: Int, bottom rowBottom: Int) {
    self.edge = edge
    top = max(edge.upper.y, rowTop)
    bottom = min(edge.lower.y, rowBottom)
    begun = top
    let first = top == edge.upper.y ? edge.upper.x : edge.x(atY: top)
    let last = bottom == edge.lower.y ? edge.lower.x : edge.x(atY: bottom)
    left = min(first, last)
    right = max(first, last)
  }

  /// Returns the height at which two pieces cross; `nil` if they don't.
  func crossing(with other: EdgePiece) -> Int? {
    let (from, to) = (max(top, other.top), min(bottom, other.bottom))
    guard from < to else { return nil }
    let above = edge.exactX(atY: Double(from)) - other.edge.exactX(atY: Double(from))
    let below = edge.exactX(atY: Double(to)) - other.edge.exactX(atY: Double(to))
    guard above * below < 0 else { return nil }
    return GridPoint.nearest(Double(from) + Double(to &- from) * (above / (above - below)))
  }

  /// Sets the side of the inside on which the piece lies from a height on; returns the part above
  /// if it is a boundary of the inside that ends here.
  ///
  /// A piece whose side doesn't change stays in one part, so that cuts don't affect the result.
  mutating func turn(to newSide: Int, atY y: Int) -> BoundaryPart? {
    guard newSide != side else { return nil }
    defer { (side, begun) = (newSide, y) }
    guard side != 0, begun < y else { return nil }
    var boundary = edge
    boundary.direction = side
    return BoundaryPart(edge: boundary, top: begun, bottom: y)
  }
}

/// A part of an edge with the inside on only one side, which the edge's direction gives.
struct BoundaryPart: Sendable {
  let edge: Edge
  let top: Int
  let bottom: Int
}
