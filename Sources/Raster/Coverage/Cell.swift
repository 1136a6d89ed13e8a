/// A pixel's part in the sums of its row, and what has passed it.
struct Cell: Sendable {
  /// How much the coverage of the pixel differs from its left neighbour's, in units of twice a
  /// grid square.
  var area: Int32 = 0

  /// What has passed the pixel, as `EdgeTrace` writes it; 0 is nothing.
  var trace: UInt32 = 0

  /// Adds to the area; returns whether that is more than can be counted.
  @inline(__always)
  mutating func add(_ part: Int) -> Bool {
    let (sum, overflows) = area.addingReportingOverflow(Int32(truncatingIfNeeded: part))
    area = sum
    return overflows
  }

  /// Adds a signed height that lies, on average, half of `doubleX` right of the pixel's left side,
  /// and what the pixel before hands over; returns whether the pixel is crowded then.
  @inline(__always)
  mutating func add(
    _ height: Int, _ doubleX: Int, _ handed: inout Int, _ mark: EdgeTrace.Mark
  ) -> Bool {
    let beyond = height &* doubleX
    let isFull = add(handed &+ height &* (2 &* GridPoint.pixel) &- beyond)
    handed = beyond
    // A whole left side only changes the winding number that the pixel begins with.
    let isWholeSide = doubleX == 0 && abs(height) == GridPoint.pixel
    return (!isWholeSide && mark.note(in: &trace)) || isFull
  }
}
