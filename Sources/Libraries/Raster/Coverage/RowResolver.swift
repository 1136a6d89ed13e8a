import Shapes

/// A resolver of pixel rows by winding numbers, which finds the parts of the row's edges that bound
/// the inside.
struct RowResolver: Sendable {
  /// The edges in crowded rows, topmost first.
  private var edges: [Edge] = []
  private var nextEdge = 0
  /// The edges that reach the current row.
  private var active: [Edge] = []
  private var pieces: [EdgePiece] = []
  private var cluster = EdgeCluster()

  /// Begins a path, whose rows must then be resolved from top to bottom.
  mutating func begin(_ outline: GridOutline, in window: CellWindow, crowded: [Bool]) {
    edges.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    nextEdge = 0
    var start = 0
    for end in outline.ends {
      var last = outline.points[end - 1]
      for index in start..<end {
        let next = outline.points[index]
        // Horizontal edges matter: they connect the pixels beside them to those above or below.
        let edge = Edge(from: last, to: next)
        if edge.reachesRow(of: window, in: crowded) { edges.append(edge) }
        last = next
      }
      start = end
    }
    edges.sort { $0.upper.y < $1.upper.y }
  }

  /// Appends the boundary parts within the row that begins at a height.
  mutating func resolve(rowAt top: Int, style: FillStyle, into parts: inout [BoundaryPart]) {
    let bottom = top &+ GridPoint.pixel
    while nextEdge < edges.count, edges[nextEdge].upper.y < bottom {
      active.append(edges[nextEdge])
      nextEdge += 1
    }
    active.removeAll { $0.lower.y <= top }
    pieces.removeAll(keepingCapacity: true)
    for edge in active { pieces.append(EdgePiece(edge, top: top, bottom: bottom)) }
    pieces.sort { $0.left < $1.left }
    var winding = 0
    var start = 0
    while start < pieces.count {
      var end = start + 1
      var right = pieces[start].right
      while end < pieces.count, pieces[end].left <= right {
        right = max(right, pieces[end].right)
        end += 1
      }
      winding = cluster.resolve(pieces[start..<end], winding, top..<bottom, style, into: &parts)
      start = end
    }
  }
}

extension Edge {
  /// Returns whether the edge has a part in a crowded row.
  fileprivate func reachesRow(of window: CellWindow, in crowded: [Bool]) -> Bool {
    let top = max(upper.y, window.top)
    let last = isLevel ? lower.y : min(lower.y, window.bottom) &- 1
    let isOutside = min(upper.x, lower.x) >= window.right || last < top || last >= window.bottom
    if isOutside || (isLevel && GridPoint.isBetweenRows(top)) { return false }
    let rows = (top &- window.top) >> GridPoint.bits...(last &- window.top) >> GridPoint.bits
    return crowded[rows].contains(true)
  }
}
