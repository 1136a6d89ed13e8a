/// A pixel's contribution to the sums of its row, and a trace of the edges through it.
struct AreaCell: Sendable {
  /// The difference of the pixel's coverage from its left neighbor's, in units of twice a grid
  /// square.
  var area: Int32 = 0

  /// The edges through the pixel, as encoded by `EdgeTrace`; 0 for none.
  var trace: UInt32 = 0

  /// Adds to the area; returns whether it overflows.
  @inline(__always)
  mutating func add(_ part: Int) -> Bool {
    let (sum, overflows) = area.addingReportingOverflow(Int32(truncatingIfNeeded: part))
    area = sum
    return overflows
  }

  /// Adds a signed height whose mean position is half of `doubleX` right of the pixel's left side,
  /// and the carry of the previous pixel; returns whether the pixel becomes crowded.
  @inline(__always)
  mutating func add(
    _ height: Int, _ doubleX: Int, _ handed: inout Int, _ stamp: EdgeTrace.Stamp
  ) -> Bool {
    let beyond = height &* doubleX
    let isFull = add(handed &+ height &* (2 &* GridPoint.pixel) &- beyond)
    handed = beyond
    // A full-height left side only changes the winding number with which the pixel begins.
    let isWholeSide = doubleX == 0 && abs(height) == GridPoint.pixel
    return (!isWholeSide && stamp.note(in: &trace)) || isFull
  }
}
