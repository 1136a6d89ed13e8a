/// The way a window follows a stream at its right edge.
public enum Follow: Hashable, Sendable {
  /// Shows everything.
  case everything
  /// Shows the last points, by number.
  case points(Int)
  /// Shows a distance back from the newest position, in the unit of the positions.
  case distance(Double)
}

extension ChartWindow {
  /// Updates the window for positions that grew at the end and may have lost some at the beginning.
  ///
  /// A following window moves to the newest position. Any other stays, or moves only as far as
  /// necessary, and adds `added` to ``newCount``.
  public mutating func update(_ positions: Positions, added: Int) {
    let showedWhole = showsWhole
    whole = positions.span ?? whole
    smallest = Self.smallest(for: positions)
    if isFollowing {
      visible = followed(positions)
    } else if follow == nil, showedWhole {
      visible = whole
    } else {
      visible = movedInside(visible)
      if follow != nil { newCount += max(0, added) }
    }
  }

  /// Returns the range that following shows.
  func followed(_ positions: Positions) -> ClosedRange<Double> {
    let upper = whole.upperBound
    let lower =
      switch ownFollow ?? follow {
      case .points(let count) where positions.count > 0:
        positions[min(max(0, positions.count - max(1, count)), positions.count - 1)]
      case .distance(let distance): upper - max(0, distance)
      case .everything, .points, nil: whole.lowerBound
      }
    guard upper - lower >= floor else { return interval(from: upper - floor, width: floor) }
    return min(upper, max(lower, whole.lowerBound))...upper
  }
}
