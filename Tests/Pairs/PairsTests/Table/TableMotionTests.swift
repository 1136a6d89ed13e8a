import Clocks
import Shapes
import Testing

@testable import Pairs

struct TableMotionTests {
  private func at(_ seconds: Double) -> Instant {
    Instant(sinceZero: .milliseconds(Int(seconds * 1000)))
  }

  @Test("A card leaves the deck every 0.15 s and flies for a second")
  func dealing() {
    var motion = TableMotion()
    motion.dealt = at(10)
    #expect(motion.dealShare(of: 0, at: at(10)) == 0)
    #expect(motion.dealShare(of: 0, at: at(10.5)) == 0.5)
    #expect(motion.dealShare(of: 0, at: at(11)) == 1)
    #expect(motion.dealShare(of: 4, at: at(10.6)) == 0)
    #expect(motion.dealShare(of: 4, at: at(11.1)) == 0.5)
    #expect(motion.hasFlights(cards: 32, at: at(15.64)))
    #expect(!motion.hasFlights(cards: 32, at: at(15.65)))
  }

  @Test("A matched card spins once in a second, then shrinks and disappears")
  func exit() {
    var motion = TableMotion()
    motion.matches[3] = at(1)
    #expect(motion.exit(of: 3, at: at(0.9)) == .spinning(.zero))
    #expect(motion.exit(of: 3, at: at(1.25)) == .spinning(.degrees(90)))
    #expect(motion.exit(of: 3, at: at(2)) == .leaving(1))
    #expect(motion.exit(of: 3, at: at(2.35)) == .gone)
    #expect(motion.exit(of: 4, at: at(1)) == .gone)
  }

  @Test("Points fly for 2.5 s, slowly at first")
  func numbers() {
    let number = TableMotion.FlyingNumber(points: 3, place: 0, start: at(0))
    #expect(number.share(at: at(0)) == 0)
    #expect(number.share(at: at(1.25)) < 0.5)
    #expect(number.share(at: at(2.5)) == 1)
  }

  @Test("Shuffled cards slide from their former places")
  func sliding() {
    var motion = TableMotion()
    motion.shuffled = TableMotion.Slide(start: at(0), origins: [1, 0, 2])
    #expect(motion.slide(to: 0, at: at(0.4))?.origin == 1)
    #expect(motion.slide(to: 0, at: at(0.4))?.share == 0.5)
    #expect(motion.slide(to: 2, at: at(0.4)) == nil)
  }

  @Test("A card shakes three times, ever less, and rests at its place")
  func shaking() {
    var motion = TableMotion()
    motion.shakes[2] = at(1)
    #expect(motion.shakeOffset(of: 2, at: at(1)) == 0)
    #expect(motion.shakeOffset(of: 2, at: at(1.45)) == 0)
    #expect(motion.shakeOffset(of: 3, at: at(1.1)) == 0)
    let offsets = (0...450).map { motion.shakeOffset(of: 2, at: at(1 + Double($0) / 1000)) }
    #expect(offsets.allSatisfy { abs($0) <= TableMotion.shakeReach })
    let turns = zip(offsets, offsets.dropFirst()).count { $0 > 0 && $1 <= 0 }
    #expect(turns == 3)
    let first = offsets.prefix(150).max() ?? 0
    #expect(first > TableMotion.shakeReach / 2 && first > (offsets.suffix(150).max() ?? 0))
    motion.tidy(cards: 4, at: at(1.45))
    #expect(motion.isEmpty)
  }

  @Test("Finished animations are removed, and then nothing moves")
  func tidy() {
    var motion = TableMotion()
    motion.dealt = at(0)
    motion.turns[1] = at(0)
    motion.matches[2] = at(0)
    motion.numbers = [TableMotion.FlyingNumber(points: -1, place: 0, start: at(0))]
    motion.tidy(cards: 4, at: at(1.34))
    #expect(!motion.isEmpty && motion.turns.isEmpty && motion.matches[2] != nil)
    motion.tidy(cards: 4, at: at(2.5))
    #expect(motion.isEmpty)
  }
}
