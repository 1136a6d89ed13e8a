import Charts
import TestSupport
import Testing

struct NumberTicksExtendedTests {
  struct Case: Sendable {
    let lower, upper: Double
    let target: Int
    let isLoose: Bool
    let first, step: Double
    let count: Int
    init(
      _ lower: Double, _ upper: Double, _ target: Int, _ isLoose: Bool, _ first: Double,
      _ step: Double, _ count: Int
    ) {
      (self.lower, self.upper, self.target, self.isLoose) = (lower, upper, target, isLoose)
      (self.first, self.step, self.count) = (first, step, count)
    }
  }

  /// The first is the example of R's package `labeling`; the others are random, by a port of that
  /// package to Python.
  static let cases = [
    Case(8.1, 14.1, 4, false, 8, 2, 4),
    Case(1066.57, 3211.98, 10, false, 1000.0, 250.0, 10),
    Case(60.75, 138.46, 4, false, 60.0, 20.0, 5),
    Case(-25235803.68, -20380906.96, 4, true, -26000000.0, 2000000.0, 4),
    Case(-1.697e-05, 5.81e-06, 6, true, -1.8e-05, 3e-06, 9),
    Case(29555868.57, 30949638.56, 3, true, 29500000.0, 500000.0, 4),
    Case(-1364.2, -1345.74, 3, true, -1365.0, 10.0, 3),
    Case(0.00164693, 0.00423656, 5, true, 0.0015, 0.0005, 7),
    Case(0.00072393, 0.00107684, 4, false, 0.0007, 0.0001, 5),
    Case(21358.49, 60621.47, 5, true, 20000.0, 10000.0, 6),
    Case(1.46, 1.54, 5, true, 1.46, 0.02, 5),
    Case(-1105.86, -554.44, 5, true, -1150.0, 100.0, 7),
    Case(-0.08297709, 0.03487028, 4, false, -0.08, 0.04, 4),
    Case(-32920.76, 68888.18, 3, false, -40000.0, 40000.0, 4),
    Case(-0.04432306, 0.01029369, 6, true, -0.05, 0.01, 8),
    Case(-467.55, -461.32, 4, false, -468.0, 2.0, 4),
    Case(-157706168.08, -149172532.01, 6, true, -158000000.0, 2000000.0, 6),
    Case(0.01036709, 0.19271702, 3, false, 0.0, 0.1, 3),
    Case(-137631.32, -109156.12, 6, false, -135000.0, 5000.0, 6),
    Case(-7.43e-06, 4.2e-07, 4, true, -8e-06, 3e-06, 4),
    Case(6585589.88, 10992053.76, 5, true, 6000000.0, 1000000.0, 6),
    Case(243093.45, 851847.49, 5, false, 200000.0, 200000.0, 4),
    Case(-0.0002391, 0.00053659, 8, false, -0.0002, 0.0001, 8),
    Case(1.44e-06, 1.66e-06, 5, false, 1.45e-06, 5e-08, 5),
    Case(-1.88, 2.26, 3, false, -2.0, 2.0, 3),
    Case(-0.06033763, 0.23209822, 8, false, -0.05, 0.05, 7),
    Case(1645.99, 1698.78, 6, true, 1640.0, 10.0, 7),
    Case(-1.21e-06, -1.04e-06, 8, false, -1.2e-06, 2.5e-08, 7),
    Case(-40571666.29, 31957225.65, 10, true, -50000000.0, 10000000.0, 10),
    Case(-0.00077181, 0.02241196, 3, true, -0.005, 0.01, 4),
    Case(615785517.82, 863087691.41, 6, false, 600000000.0, 50000000.0, 6),
    Case(-8.19e-06, 8.948e-05, 8, false, -1e-05, 1e-05, 11),
    Case(0.15042631, 0.37800874, 10, false, 0.15, 0.025, 10),
    Case(-1.27e-06, -4.5e-07, 10, true, -1.3e-06, 1e-07, 10),
    Case(10.41, 20.7, 5, false, 10.0, 2.5, 5),
    Case(-0.08111664, 0.08896437, 6, false, -0.08, 0.04, 5),
    Case(0.00197715, 0.00280458, 8, false, 0.002, 0.0001, 9),
    Case(-280280.34, 95165.14, 10, false, -300000.0, 50000.0, 9),
    Case(1.13, 1.17, 10, false, 1.13, 0.005, 9),
    Case(-0.09646503, -0.08987684, 4, true, -0.097, 0.002, 5),
    Case(0.19067285, 0.20439997, 3, false, 0.19, 0.005, 4),
    Case(-59215.38, 21365.21, 8, false, -60000.0, 10000.0, 9),
    Case(-43923625.27, -17040112.04, 10, true, -44000000.0, 4000000.0, 8),
    Case(-530552673.64, -275650946.43, 8, false, -520000000.0, 40000000.0, 7),
    Case(0.00071782, 0.00144683, 3, false, 0.00075, 0.00025, 4),
    Case(-332281846.77, 510905309.26, 3, true, -400000000.0, 200000000.0, 6),
    Case(-0.00032424, -0.00031775, 6, true, -0.0003245, 1e-06, 8),
    Case(-7419.2, -7138.16, 10, false, -7410.0, 30.0, 10),
    Case(-1.9e-07, -1.4e-07, 6, false, -1.9e-07, 1e-08, 6),
  ]

  @Test("Ticks agree with the reference implementation", arguments: cases)
  func ticksAgreeWithTheReferenceImplementation(expected: Case) throws {
    let ticks = NumberTicks.extended(
      over: try AxisRange(expected.lower, expected.upper), target: expected.target,
      isLoose: expected.isLoose)
    let values = ticks.numbers.map(\.value)
    #expect(values.count == expected.count)
    for (index, value) in values.enumerated() {
      let wanted = expected.first + Double(index) * expected.step
      #expect((value - wanted).magnitude < expected.step * 1e-6)
    }
  }

  @Test("Shares have ticks at quarters") func sharesHaveTicksAtQuarters() throws {
    let ticks = NumberTicks.extended(over: try AxisRange(0, 1), target: 5, isLoose: true)
    let labels = NumberLabels(ticks.numbers, form: NumberForm(factor: .percent), width: \.count)
    #expect(labels.texts == ["0%", "25%", "50%", "75%", "100%"])
  }

  @Test("Loose ticks enclose the range") func looseTicksEncloseTheRange() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let range = try random.range()
      let values = NumberTicks.extended(over: range, target: 6, isLoose: true).numbers.map(\.value)
      #expect(values.first.map { $0 <= range.lower } == true)
      #expect(values.last.map { $0 >= range.upper } == true)
    }
  }
}
