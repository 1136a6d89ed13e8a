import Charts
import TestSupport
import Testing

struct TickFadeTests {
  private func opacities(_ fade: TickFade<Int>, _ progress: Double) -> [Int: Double] {
    let shown = fade.shown(at: progress) { Double($0) }
    return Dictionary(uniqueKeysWithValues: shown.map { ($0.tick, $0.opacity) })
  }

  @Test("Two tick sets cross-fade") func twoTickSetsCrossFade() {
    let fade = TickFade(from: [0, 2, 4], to: [0, 5])
    #expect(opacities(fade, 0) == [0: 1, 2: 1, 4: 1])
    #expect(opacities(fade, 0.25) == [0: 1, 2: 0.75, 4: 0.75, 5: 0.25])
    #expect(opacities(fade, 1) == [0: 1, 5: 1])
    #expect(opacities(TickFade([1, 2]), 0.5) == [1: 1, 2: 1])
  }

  @Test("The most opaque tick comes last") func mostOpaqueTickComesLast() {
    let fade = TickFade(from: [0, 2, 4], to: [0, 5])
    let shown = fade.shown(at: 0.25) { (tick: Int) -> Double in -Double(tick) }
    #expect(shown.map(\.tick) == [5, 4, 2, 0])
    #expect(shown.map(\.place) == [-5, -4, -2, 0])
  }

  @Test("Common ticks never fade and opacity never jumps")
  func commonTicksNeverFadeAndOpacityNeverJumps() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<300 {
      var fade = TickFade([0, 1, 2])
      var progress = 1.0
      for _ in 0..<5 {
        let next = (0..<8).filter { _ in Bool.random(using: &random) }
        let before = opacities(fade, progress)
        let solid = next.filter { before[$0] == 1 }
        fade = fade.redirected(to: next, at: progress)
        #expect(opacities(fade, 0) == before)
        progress = Double.random(in: 0...1.2, using: &random)
        let after = opacities(fade, progress)
        #expect(solid.allSatisfy { after[$0] == 1 })
        #expect(after.values.allSatisfy { $0 > 0 && $0 <= 1 })
        #expect(opacities(fade, 1) == Dictionary(uniqueKeysWithValues: next.map { ($0, 1) }))
      }
    }
  }
}
