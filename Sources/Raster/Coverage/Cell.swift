/// A pixel's part in the sums of its row, and what has passed it.
struct Cell: Sendable {
  /// How much the coverage of the pixel differs from its left neighbour's, in units of twice a
  /// grid square.
  var area: Int32 = 0

  /// What has passed the pixel, as `EdgeTrace` writes it; 0 is nothing.
  var trace: UInt32 = 0

  /// Adds to the area; returns whether that is more than can be counted.
  @inline(__always)
  mutating func add(_ part: Int32) -> Bool {
    let (sum, overflows) = area.addingReportingOverflow(part)
    area = sum
    return overflows
  }
}
