import Clocks
import Testing

struct FrameGridTests {
  private func at(_ milliseconds: Int) -> Instant {
    Instant(sinceZero: .milliseconds(milliseconds))
  }

  @Test(
    "An instant lies between the last frame before it and the next one",
    arguments: [50, 100], [-130, -100, 0, 1, 49, 50, 51, 250])
  func neighbors(interval: Int, time: Int) {
    let grid = FrameGrid(anchor: at(20), interval: .milliseconds(interval))
    let last = grid.last(notAfter: at(time))
    let next = grid.align(at(time), after: at(time))
    #expect(last <= at(time) && at(time) < next)
    #expect(last.duration(to: next) == .milliseconds(interval))
    #expect(
      at(20).duration(to: last).wholeUnits(of: .milliseconds(interval)) * interval
        == Int(at(20).duration(to: last) / .milliseconds(1)))
    #expect(grid.last(notAfter: last) == last)
  }

  @Test("Without an anchor, every instant is a frame")
  func withoutAnchor() {
    let grid = FrameGrid(anchor: nil)
    #expect(grid.last(notAfter: at(7)) == at(7))
    #expect(grid.align(at(7), after: at(3)) == at(7))
  }
}
