/// A pixel's part in the sums of its row, and what has passed it.
struct Cell: Sendable {
  /// How much the coverage of the pixel differs from its left neighbour's, in units of twice a
  /// grid square.
  var area: Int32 = 0

  /// The last edge that passed the pixel, as `EdgeTrace` writes it; 0 is none.
  var trace: UInt32 = 0
}
