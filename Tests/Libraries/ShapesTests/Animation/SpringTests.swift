import Shapes
import Testing

struct SpringTests {
  private static let springs = [
    Spring.smooth, .snappy, .bouncy, Spring(duration: 0.7, bounce: -0.4),
    Spring(response: 0.3, dampingRatio: 0),
  ]

  /// x″ = ω²·(target − x) − 2ζω·x′, by finite differences.
  @Test("A pushed spring satisfies its differential equation", arguments: springs)
  func pushedSpringSatisfiesItsEquation(spring: Spring) {
    let (frequency, step) = (2 * Double.pi / spring.response, 1e-5)
    for index in 1...30 {
      let time = Double(index) / 30
      func speed(_ time: Double) -> Double {
        spring.velocity(target: 3, initialVelocity: -2, time: time)
      }
      func place(_ time: Double) -> Double {
        spring.value(target: 3, initialVelocity: -2, time: time)
      }
      let slope = (place(time + step) - place(time - step)) / (2 * step)
      #expect(abs(slope - speed(time)) < 1e-5 * frequency)
      let force = (speed(time + step) - speed(time - step)) / (2 * step)
      let expected =
        frequency * frequency * (3 - place(time))
        - 2 * spring.dampingRatio * frequency * speed(time)
      #expect(abs(force - expected) < 1e-4 * frequency * frequency)
    }
    #expect(spring.value(target: 3.0, initialVelocity: -2, time: 0) == 0)
    #expect(spring.velocity(target: 3.0, initialVelocity: -2, time: 0) == -2)
  }

  @Test("Bounce and damping give each other", arguments: [-0.9, -0.2, 0, 0.15, 1])
  func bounceAndDamping(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(abs(spring.bounce - bounce) < 1e-12 && spring.duration == 0.5)
    #expect((spring.dampingRatio > 1) == (bounce < 0))
  }

  @Test("Springs of unusable numbers arrive immediately", arguments: [0, -1, Double.nan])
  func unusableNumbers(response: Double) {
    let spring = Spring(response: response, dampingRatio: 0.5)
    #expect(spring.value(target: 2.0, initialVelocity: 5, time: 0.1) == 2)
    #expect(spring.velocity(target: 2.0, initialVelocity: 5, time: 0.1) == 0)
  }
}
