import Charts
import TestSupport
import Testing

struct GlideTests {
  @Test("A value at rest stays") func valueAtRestStays() {
    let glide = Glide(3.0)
    #expect(glide.value(at: .seconds(5)) == 3)
    #expect(!glide.isMoving(at: .zero))
    #expect(glide.end == nil)
  }

  @Test("A glide takes 0.6 seconds") func glideTakes06Seconds() {
    var glide = Glide(0.0)
    glide.move(to: 10, at: .seconds(1), easing: .linear)
    #expect(glide.value(at: .seconds(1)) == 0)
    #expect(isClose(glide.value(at: .milliseconds(1300)), 5))
    #expect(glide.isMoving(at: .milliseconds(1599)))
    #expect(glide.value(at: .milliseconds(1600)) == 10)
    #expect(!glide.isMoving(at: .milliseconds(1600)))
    #expect(glide.end == .milliseconds(1600))
  }

  @Test("With reduced motion, a glide ends at once") func withReducedMotionAGlideEndsAtOnce() {
    var glide = Glide(0.0)
    glide.move(to: 10, at: .zero)
    glide.move(to: 20, at: .milliseconds(100), reducedMotion: true)
    #expect(glide.value(at: .milliseconds(100)) == 20)
    #expect(!glide.isMoving(at: .milliseconds(100)))
  }

  @Test("Repeating the target doesn't delay a glide") func repeatingTheTargetDoesntDelayAGlide() {
    var glide = Glide(0.0)
    glide.move(to: 10, at: .zero)
    let end = glide.end
    glide.move(to: 10, at: .milliseconds(300))
    #expect(glide.end == end)
  }

  @Test(
    "Easing curves rise from zero to one", arguments: [Glide<Double>.Easing.linear, .out, .inOut])
  func easingCurvesRiseFromZeroToOne(easing: Glide<Double>.Easing) {
    #expect(easing.share(at: 0) == 0)
    #expect(easing.share(at: 1) == 1)
    let shares = (0...1000).map { easing.share(at: Double($0) / 1000) }
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 < $1 })
    #expect(isClose(easing.share(at: 0.5 - 1e-9), easing.share(at: 0.5 + 1e-9), 1e-7))
  }

  @Test("A glide never jumps or overshoots", arguments: 0..<50)
  func glideNeverJumpsOrOvershoots(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var glide = Glide(0.0...100.0)
    var now = Duration.zero
    var last = glide.value(at: now)
    for _ in 0..<300 {
      if Int.random(in: 0..<8, using: &random) == 0 {
        let lower = Double.random(in: -100...100, using: &random)
        let target = lower...lower + Double.random(in: 0...200, using: &random)
        glide.move(to: target, at: now, easing: seed % 2 == 0 ? .out : .inOut)
        // The value at the moment of the change is the value before it.
        #expect(agree(glide.value(at: now), last))
      }
      now += .milliseconds(Int.random(in: 0...20, using: &random))
      let value = glide.value(at: now)
      // The steepest easing has three times the average speed.
      let limit: Double = 300 * 3 * 20 / 600 + 1e-9
      #expect(abs(value.lowerBound - last.lowerBound) <= limit)
      let ends = [glide.start.lowerBound, glide.target.lowerBound].sorted()
      #expect((ends[0]...ends[1]).contains(value.lowerBound))
      last = value
    }
    #expect(glide.value(at: now + .seconds(1)) == glide.target)
  }

  @Test("Huge values don't overflow") func hugeValuesDontOverflow() {
    var glide = Glide(-1.7e308)
    glide.move(to: 1.7e308, at: .zero, easing: .linear)
    #expect(glide.value(at: .milliseconds(300)).isFinite)
  }

  @Test("An interval widens at once, and keeps moving if it is wide enough")
  func intervalsWiden() {
    var glide = Glide(0.0...100.0)
    glide.move(to: 0...10, at: .zero)
    let moving = glide
    glide.widen(to: 5...9, at: .milliseconds(100))
    #expect(glide == moving)
    glide.widen(to: -5...1000, at: .milliseconds(100))
    #expect(glide == Glide(-5...1000))
  }
}
