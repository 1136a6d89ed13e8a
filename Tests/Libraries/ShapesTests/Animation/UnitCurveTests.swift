import Shapes
import Testing

struct UnitCurveTests {
  private static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .bezier(0, 0, 1, 1), .bezier(1, 0, 0, 1),
    .bezier(0, 1, 0, 1), .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    UnitCurve.circularEaseInOut.inverse,
  ]

  @Test("A curve goes from 0 to 1 monotonically", arguments: curves)
  func goesFromZeroToOneMonotonically(curve: UnitCurve) {
    let values = (0...500).map { curve.value(at: Double($0) / 500) }
    #expect(values.first == 0 && values.last == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
    #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1 && curve.value(at: .nan) == 0)
  }

  /// The expected value is the curve's point at parameter t, in closed form.
  @Test(
    "Values lie on the Bézier curve",
    arguments: [
      [0.42, 0, 1, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [0.1, 3, 0.9, -2], [1, 0, 0, 1],
    ])
  func valueLiesOnTheCurve(controls: [Double]) {
    let curve = UnitCurve.bezier(controls[0], controls[1], controls[2], controls[3])
    for step in 1..<40 {
      let t = Double(step) / 40
      let weights = [3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t]
      let x = weights[0] * controls[0] + weights[1] * controls[2] + weights[2]
      let y = weights[0] * controls[1] + weights[1] * controls[3] + weights[2]
      // Where the curve is stationary in x, the value is less precise.
      #expect(abs(curve.value(at: x) - y) < 1e-4)
    }
  }

  @Test("The velocity is the slope", arguments: curves + [.bezier(0.3, -1, 0.6, 2)])
  func velocityIsTheSlope(curve: UnitCurve) {
    for index in 1..<40 where index != 20 {
      let (time, step) = (Double(index) / 40, 1e-6)
      let slope = (curve.value(at: time + step) - curve.value(at: time - step)) / (2 * step)
      #expect(abs(curve.velocity(at: time) - slope) < 1e-3 * max(1, abs(slope)))
    }
    #expect(curve.velocity(at: -0.1) == 0 && curve.velocity(at: 1.1) == 0)
  }

  @Test("The inverse returns the time", arguments: curves)
  func inverseReturnsTheTime(curve: UnitCurve) {
    for index in 0...40 {
      let time = Double(index) / 40
      // Where the curve is flat, the time is less precise.
      #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-4)
    }
  }

  @Test("A circular curve lies on its circle") func circularCurveLiesOnItsCircle() {
    for index in 0...20 {
      let time = Double(index) / 20
      let height = 1 - UnitCurve.circularEaseIn.value(at: time)
      #expect(abs(time * time + height * height - 1) < 1e-12)
    }
  }

  @Test("Ease-out is ease-in reversed") func easeOutIsEaseInReversed() {
    for step in 0...20 {
      let time = Double(step) / 20
      let (easeIn, easeOut) = (UnitCurve.easeIn.value(at: time), UnitCurve.easeOut)
      #expect(abs(easeIn + easeOut.value(at: 1 - time) - 1) < 1e-9)
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
  }

  /// x″ = ω²·(1 − x) − 2ζω·x′, by finite differences.
  @Test(
    "A spring satisfies its differential equation",
    arguments: [0.0, 0.2, 0.825, 0.999, 1, 1.001, 1.5, 4])
  func springSatisfiesItsEquation(damping: Double) {
    let spring = UnitCurve.spring(response: 0.7, dampingFraction: damping)
    let (frequency, step) = (2 * Double.pi / 0.7, 1e-4)
    for index in 1...30 {
      let time = Double(index) / 20
      let x = [-step, 0, step].map { spring.value(at: time + $0) }
      let speed = (x[2] - x[0]) / (2 * step)
      let force = (x[2] - 2 * x[1] + x[0]) / (step * step)
      let expected = frequency * frequency * (1 - x[1]) - 2 * damping * frequency * speed
      #expect(abs(force - expected) < 1e-3 * frequency * frequency)
    }
    #expect(spring.value(at: 0) == 0)
    #expect(spring.value(at: 1e-6) < 1e-9)
  }

  @Test("A spring overshoots according to its damping") func springOvershootsByItsDamping() {
    let spring = UnitCurve.spring(response: 1, dampingFraction: 0.5)
    let peak = (0...4000).map { spring.value(at: Double($0) / 1000) }.max() ?? 0
    // 1 + e^(−πζ/√(1−ζ²))
    #expect(abs(peak - 1.163_033_5) < 1e-5)
    let firm = UnitCurve.spring(response: 1, dampingFraction: 1)
    #expect((0...4000).allSatisfy { firm.value(at: Double($0) / 1000) <= 1 })
    #expect(abs(firm.value(at: 20) - 1) < 1e-12)
  }

  @Test(
    "Any number is a valid parameter",
    arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e308, 1e-308])
  func anyNumberIsAllowed(value: Double) {
    for time in [value, 0, 0.5, 1, 1e308] {
      let curves = [
        UnitCurve.bezier(value, value, value, value), .bezier(0.1, value, value, 1),
        .spring(response: value, dampingFraction: 0.5),
        .spring(response: 1, dampingFraction: value),
      ]
      #expect(curves.allSatisfy { !$0.value(at: time).isNaN })
    }
  }
}
