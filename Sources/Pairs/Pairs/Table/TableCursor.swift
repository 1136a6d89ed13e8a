/// The movement of a cursor over a table with empty places.
package enum TableCursor {
  /// A direction, or an end of the row.
  package enum Step: Hashable, Sendable {
    case left, right, up, down, first, last
  }

  /// Returns the place a step leads to, skipping empty places; the same place if there is none in
  /// that direction.
  ///
  /// A step moves to the nearest card in its direction, preferring one in the same row or column.
  package static func move(_ step: Step, from place: Int, in rows: CardRows, open: [Int]) -> Int {
    let row = rows.row(of: place)
    let line = open.filter { rows.row(of: $0) == row }
    switch step {
    case .first: return line.first ?? place
    case .last: return line.last ?? place
    case .left, .right, .up, .down: break
    }
    func distance(_ other: Int) -> (aside: Int, ahead: Int)? {
      let down = 2 * (rows.row(of: other) - row)
      let right = rows.halfColumn(of: other) - rows.halfColumn(of: place)
      let (ahead, aside) =
        switch step {
        case .left: (-right, abs(down))
        case .right: (right, abs(down))
        case .up: (-down, abs(right))
        default: (down, abs(right))
        }
      return ahead > 0 ? (aside, ahead) : nil
    }
    let ahead = open.compactMap { other in distance(other).map { (other, $0) } }
    // A centered row may be shifted by half a column.
    let straight = ahead.filter { $0.1.aside <= 1 }.min { $0.1 < $1.1 }
    let near = ahead.min {
      ($0.1.ahead + $0.1.aside, $0.1.aside) < ($1.1.ahead + $1.1.aside, $1.1.aside)
    }
    return (straight ?? near)?.0 ?? place
  }

  /// Returns the nearest open place to a place; `nil` if none is open.
  package static func nearest(to place: Int, in rows: CardRows, open: [Int]) -> Int? {
    func distance(_ other: Int) -> Int {
      2 * abs(rows.row(of: other) - rows.row(of: place))
        + abs(rows.halfColumn(of: other) - rows.halfColumn(of: place))
    }
    return open.min { (distance($0), $0) < (distance($1), $1) }
  }
}
