import TestSupport
import Testing

@testable import Charts

struct LineFitTests {
  /// Values of one magnitude, and the number of fraction bits that they need.
  @Test(
    "The fit is exact up to the last digits",
    arguments: [
      (1.0, 1.0, 60), (1e9, 1e-3, 80), (1e15, 1.0, 60), (0.0, 1e-9, 90),
    ])
  func fitIsExactUpToTheLastDigits(offset: Double, spread: Double, shift: Int) {
    var random = SeededGenerator(seed: 7)
    for count in 2...12 {
      let positions = (0..<count).map { 1.542e9 + Double($0) * 86_400 }
      let values = (0..<count).map { _ in
        let value = offset + Double.random(in: -spread...spread, using: &random)
        return (value * 0x1p50).rounded() / 0x1p50
      }
      check(positions, values, shift: shift + 60)
    }
  }

  @Test(
    "Values of any magnitude keep their digits",
    arguments: [
      [1e300, 1e-300, -1e300], [1e-300, 1e300], [1e-300, 3e-300, 2e-300],
      [.leastNonzeroMagnitude, 1e308],
      [0, 0, 1e-200, 1e200, 0], [1.7e308, 1.7e308, 1.6e308],
      [1e16, 1, -1e16], [0.1, 0.1, 0.1],
    ])
  func valuesOfAnyMagnitudeKeepTheirDigits(values: [Double]) {
    check(values.indices.map(Double.init), values, shift: 1074)
  }

  @Test("The mean of the largest numbers is finite") func meanOfTheLargestNumbersIsFinite() {
    let greatest = Double.greatestFiniteMagnitude
    let values = Array(repeating: greatest, count: 7)
    let figures = ChartSummary(of: ChartExcerpt(of: lines(values))).series[0].figures
    #expect(figures?.mean == greatest)
    #expect(figures?.trend.slope == 0)
  }

  @Test("A single position has no slope") func singlePositionHasNoSlope() {
    var fit = LineFit(from: 3, to: 3)
    #expect(fit.slope == nil && fit.mean.isNaN)
    fit.add(3, 1)
    fit.add(3, 2)
    #expect(fit.slope == nil && fit.mean == 1.5)
  }

  @Test("A slope too large for a Double is missing") func slopeTooLargeForADoubleIsMissing() {
    let figures = ChartSummary(of: ChartExcerpt(of: lines([-1e308, 1e308]))).series[0].figures
    #expect(figures?.trend.slope == nil && figures?.trend.word == .rising)
    #expect(figures?.mean == 0)
  }

  /// Checks the mean and the slope against exact fractions.
  private func check(_ positions: [Double], _ values: [Double], shift: Int) {
    var fit = LineFit(from: positions[0], to: positions[positions.count - 1])
    for (position, value) in zip(positions, values) { fit.add(position, value) }
    let x = positions.map { ExactInteger($0, shift: 0) }
    let y = values.map { ExactInteger($0, shift: shift) }
    let count = ExactInteger(values.count)
    let zero = ExactInteger(0)
    let sum = y.reduce(zero, +)
    let size = y.reduce(zero) { $0 + $1.magnitude }
    let sumX = x.reduce(zero, +)
    let rise = count * zip(x, y).reduce(zero) { $0 + $1.0 * $1.1 } - sumX * sum
    let spread = count * x.reduce(zero) { $0 + $1 * $1 } - sumX * sumX
    expectClose(fit.mean, (sum, size), over: count, shift, "mean of \(values)")
    guard let slope = fit.slope else {
      Issue.record("no slope of \(values)")
      return
    }
    let span = count * (x[x.count - 1] - x[0])
    expectClose(slope, (rise, size * span), over: spread, shift, "slope of \(values)")
  }

  /// Expects a number to equal a fraction of integers scaled by 2^shift, within a relative error of
  /// 2^-51, 2^-95 of the magnitude of the terms, and the smallest number.
  private func expectClose(
    _ number: Double, _ fraction: (numerator: ExactInteger, size: ExactInteger),
    over denominator: ExactInteger, _ shift: Int, _ comment: Comment
  ) {
    let bits = 1200
    let exact = fraction.numerator.shifted(by: bits - shift)
    let error = (ExactInteger(number, shift: bits) * denominator - exact).magnitude
    let allowed =
      exact.magnitude.shifted(by: 95 - 51) + fraction.size.shifted(by: bits - shift)
      + denominator.shifted(by: 95 + bits - 1074)
    #expect(error.shifted(by: 95) <= allowed, comment)
  }
}
