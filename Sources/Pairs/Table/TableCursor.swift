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
  package static func move(
    _ step: Step, from place: Int, columns: Int, open: [Int]
  ) -> Int {
    let columns = max(1, columns)
    let (row, column) = (place / columns, place % columns)
    let line = open.filter { $0 / columns == row }
    switch step {
    case .first: return line.first ?? place
    case .last: return line.last ?? place
    case .left, .right, .up, .down: break
    }
    func distance(_ other: Int) -> (aside: Int, ahead: Int)? {
      let (down, right) = (other / columns - row, other % columns - column)
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
    let straight = ahead.filter { $0.1.aside == 0 }.min { $0.1.ahead < $1.1.ahead }
    let near = ahead.min {
      ($0.1.ahead + $0.1.aside, $0.1.aside) < ($1.1.ahead + $1.1.aside, $1.1.aside)
    }
    return (straight ?? near)?.0 ?? place
  }

  /// Returns the nearest open place to a place; `nil` if none is open.
  package static func nearest(to place: Int, columns: Int, open: [Int]) -> Int? {
    let columns = max(1, columns)
    func distance(_ other: Int) -> Int {
      abs(other / columns - place / columns) + abs(other % columns - place % columns)
    }
    return open.min { (distance($0), $0) < (distance($1), $1) }
  }
}
