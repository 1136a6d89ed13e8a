import Testing

@testable import MQTT

struct BackOffTests {
  @Test("The waiting time doubles from 1 s to 30 s, and starts again")
  func doubling() {
    var backOff = BackOff()
    let times = (0..<7).map { _ in backOff.wait(jitter: 0) }
    #expect(times == [1, 2, 4, 8, 16, 30, 30].map { .seconds($0) })
    backOff.reset()
    #expect(backOff.wait(jitter: 0) == .seconds(1))
  }

  @Test("The jitter takes up to half of it away, and nothing more", arguments: [-1, 0, 0.5, 1, 7])
  func jitter(_ jitter: Double) {
    var backOff = BackOff()
    for _ in 0..<9 {
      var same = backOff
      let full = same.wait(jitter: 0)
      let time = backOff.wait(jitter: jitter)
      #expect(full / 2 <= time && time <= full)
      if jitter == 1 { #expect(time == full / 2) }
    }
  }
}
