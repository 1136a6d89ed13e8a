/// The columns of a poster beside what it is about.
struct PosterPlace: Hashable, Sendable {
  /// The columns, which never hold the column that is read.
  let columns: Range<Int>

  /// The width below which a poster that is cut says nothing.
  private static let leastWidth = 10

  /// Places a poster of a width beside a column; `nil` if there is no room on either side.
  ///
  /// It stands to the right of the column, or to the left where that is preferred, with one or two
  /// columns between. Where it doesn't fit, it stands on the other side, and where it fits on
  /// neither, it is cut on the wider one.
  init?(width: Int, beside column: Int, in bounds: Range<Int>, prefersLeft: Bool) {
    let left = bounds.clamped(to: Int.min..<max(Int.min + 1, column - 1))
    let right = bounds.clamped(to: min(Int.max - 1, column + 2)..<Int.max)
    let sides = prefersLeft ? [left, right] : [right, left]
    let room = sides.first { $0.count >= width } ?? (left.count > right.count ? left : right)
    guard width > 0, room.count >= min(width, Self.leastWidth) else { return nil }
    let width = min(width, room.count)
    let gap = room.count > width ? 1 : 0
    columns =
      room == left
      ? room.upperBound - gap - width..<room.upperBound - gap
      : room.lowerBound + gap..<room.lowerBound + gap + width
  }
}
