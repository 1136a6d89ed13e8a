/// The columns of a poster beside the reading that it describes.
struct PosterPlace: Hashable, Sendable {
  /// The columns, which never include that of the reading.
  let columns: Range<Int>

  /// The minimum useful width of a truncated poster.
  private static let minWidth = 10

  /// Places a poster of a given width beside a column; `nil` if neither side has room.
  ///
  /// The poster goes to the right of the column, or to the left if preferred, with a gap of one or
  /// two columns. If it doesn't fit there, it goes to the other side; if it fits on neither side,
  /// it is truncated on the wider one.
  init?(width: Int, beside column: Int, in bounds: Range<Int>, prefersLeft: Bool) {
    let left = bounds.clamped(to: Int.min..<max(Int.min + 1, column - 1))
    let right = bounds.clamped(to: min(Int.max - 1, column + 2)..<Int.max)
    let sides = prefersLeft ? [left, right] : [right, left]
    let room = sides.first { $0.count >= width } ?? (left.count > right.count ? left : right)
    guard width > 0, room.count >= min(width, Self.minWidth) else { return nil }
    let width = min(width, room.count)
    let gap = room.count > width ? 1 : 0
    columns =
      room == left
      ? room.upperBound - gap - width..<room.upperBound - gap
      : room.lowerBound + gap..<room.lowerBound + gap + width
  }
}
