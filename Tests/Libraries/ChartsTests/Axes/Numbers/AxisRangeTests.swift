import Charts
import Testing

struct AxisRangeTests {
  @Test(
    "Infinite bounds are rejected",
    arguments: [(0, Double.infinity), (-Double.infinity, 0), (.nan, 1), (1, .nan)])
  func infiniteBoundsAreRejected(first: Double, second: Double) {
    #expect(throws: AxisError.notFinite) { try AxisRange(first, second) }
  }

  @Test(
    "Ranges that are too narrow are rejected",
    arguments: [
      (5.0, 5.0), (0.0, 0.0), (1.0, 1 + 1e-15), (1e300, 1e300), (0.0, Double.leastNonzeroMagnitude),
    ])
  func rangesThatAreTooNarrowAreRejected(first: Double, second: Double) {
    #expect(throws: AxisError.tooNarrow) { try AxisRange(first, second) }
  }

  /// ``Scale`` widens what an axis can't show.
  @Test(
    "Every scale has a valid range",
    arguments: [(7.0, 7.0), (-7, -7), (0, 0), (1e6, 1e6 + 1e-5), (1e300, 1e300)])
  func everyScaleHasAValidRange(lower: Double, upper: Double) throws {
    for kind in [ScaleType.linear, .log10, .symlog()] {
      let shown = Scale(kind, over: lower...upper).range
      let range = try AxisRange(shown.lowerBound, shown.upperBound)
      #expect(kind == .log10 || range.contains(lower) && range.contains(upper))
    }
  }

  @Test("Bounds are accepted in any order") func boundsAreAcceptedInAnyOrder() throws {
    let range = try AxisRange(278, 26)
    #expect(range.lower == 26 && range.upper == 278)
  }
}
