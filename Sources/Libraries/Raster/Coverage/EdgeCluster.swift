import Shapes

/// A set of edge pieces in a row whose columns overlap, so that the winding number is constant only
/// on either side of the whole set.
struct EdgeCluster: Sendable {
  private var pieces: [EdgePiece] = []
  /// The heights between which no piece begins, ends or crosses another.
  private var cuts: [Int] = []
  /// The pieces between two cuts from left to right, each with its position.
  private var order: [(place: Double, piece: Int)] = []
  /// The pieces from top to bottom.
  private var pending: [Int] = []

  /// The maximum number of pairs of pieces, and of pieces between cuts, that are resolved exactly.
  private static let effort = 1 << 18

  /// Appends the boundary of the inside, given the winding number on the left; returns the one on
  /// the right.
  mutating func resolve(
    _ given: ArraySlice<EdgePiece>, _ winding: Int, _ rows: Range<Int>, _ style: FillStyle,
    into parts: inout [BoundaryPart]
  ) -> Int {
    pieces.removeAll(keepingCapacity: true)
    for piece in given where !piece.edge.isLevel { pieces.append(piece) }
    guard findCuts() else { return resolveCoarsely(winding, rows, style, into: &parts) }
    order.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    pending.append(contentsOf: pieces.indices)
    pending.sort { pieces[$0].top > pieces[$1].top }
    var after = winding
    for (top, bottom) in zip(cuts, cuts.dropFirst()) {
      moveOrder(to: top, bottom)
      after = winding
      for (_, piece) in order {
        let side = step(over: piece, &after, style)
        if let part = pieces[piece].turn(to: side, atY: top) { parts.append(part) }
      }
    }
    for index in pieces.indices {
      if let part = pieces[index].turn(to: 0, atY: pieces[index].bottom) { parts.append(part) }
    }
    return after
  }

  /// Crosses a piece; returns 1 if the inside begins there, -1 if it ends.
  private func step(over piece: Int, _ winding: inout Int, _ style: FillStyle) -> Int {
    let wasInside = style.contains(winding: winding)
    winding += pieces[piece].edge.direction
    return (style.contains(winding: winding) ? 1 : 0) - (wasInside ? 1 : 0)
  }

  /// Finds the cuts; returns whether that was possible within the maximum effort.
  private mutating func findCuts() -> Bool {
    cuts.removeAll(keepingCapacity: true)
    for piece in pieces {
      cuts.append(piece.top)
      cuts.append(piece.bottom)
    }
    var pairs = 0
    for (index, piece) in pieces.enumerated() {
      // Pieces are sorted from left to right: those beyond the piece's right end can't cross it.
      for other in pieces[(index + 1)...] {
        if other.left > piece.right { break }
        pairs += 1
        if pairs > EdgeCluster.effort { return false }
        if let crossing = piece.crossing(with: other) { cuts.append(crossing) }
      }
    }
    cuts.sort()
    var last = Int.min
    cuts.removeAll { cut in
      defer { last = cut }
      return cut == last
    }
    return pieces.count * cuts.count <= EdgeCluster.effort
  }

  /// Sorts the order for the next two cuts.
  private mutating func moveOrder(to top: Int, _ bottom: Int) {
    order.removeAll { pieces[$0.piece].bottom <= top }
    while let piece = pending.last, pieces[piece].top <= top {
      order.append((0, piece))
      pending.removeLast()
    }
    let middle = Double(top &+ bottom) / 2
    for index in order.indices {
      order[index].place = pieces[order[index].piece].edge.exactX(atY: middle)
    }
    order.sort { ($0.place, $0.piece) < ($1.place, $1.piece) }
  }

  private mutating func findOrder(atY middle: Double) {
    order.removeAll(keepingCapacity: true)
    for (index, piece) in pieces.enumerated() {
      let isThere = Double(piece.top) < middle && middle < Double(piece.bottom)
      if isThere { order.append((piece.edge.exactX(atY: middle), index)) }
    }
    order.sort { ($0.place, $0.piece) < ($1.place, $1.piece) }
  }

  /// Approximates the row by the winding numbers along 64 lines.
  ///
  /// This applies to thousands of edges in a row, which no picture can resolve.
  private mutating func resolveCoarsely(
    _ winding: Int, _ rows: Range<Int>, _ style: FillStyle, into parts: inout [BoundaryPart]
  ) -> Int {
    var after = winding
    let height = GridPoint.pixel / 64
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: height) {
      findOrder(atY: Double(top + height / 2) + 0.5)
      after = winding
      for index in order.indices {
        let (place, piece) = order[index]
        let side = step(over: piece, &after, style)
        guard side != 0 else { continue }
        let x = GridPoint.nearest(place)
        var edge = Edge(from: GridPoint(x: x, y: top), to: GridPoint(x: x, y: top + height))
        edge.direction = side
        parts.append(BoundaryPart(edge: edge, top: top, bottom: top + height))
      }
    }
    return after
  }
}
