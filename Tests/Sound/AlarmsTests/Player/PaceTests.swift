import Glibc
import Testing

@testable import Alarms

struct PaceTests {
  @Test("Frames may be ahead of the clock up to a limit")
  func ahead() {
    var pace = Pace(rate: 1_000, ahead: 700)
    #expect(pace.allowance(at: .seconds(5)) == 700)
    pace.count(700)
    #expect(pace.allowance(at: .seconds(5)) == 0)
    #expect(pace.allowance(at: .milliseconds(5_025)) == 25)
    pace.restart()
    #expect(pace.allowance(at: .seconds(9)) == 700)
  }

  @Test("Without a limit any number may be written")
  func unlimited() {
    var pace = Pace(rate: 1_000, ahead: nil)
    pace.count(1 << 40)
    #expect(pace.allowance(at: .zero) == .max)
  }
}

struct RecoveriesTests {
  @Test("Ten recoveries in five seconds are tolerated, and eleven aren't")
  func limit() throws {
    var recoveries = Recoveries()
    for second in 0..<30 { try recoveries.count(at: .milliseconds(second * 501)) }
    var storm = Recoveries()
    for _ in 0..<10 { try storm.count(at: .zero) }
    #expect(throws: PCMError(operation: "write", code: EPIPE)) {
      try storm.count(at: .seconds(5))
    }
  }
}

struct StallTests {
  @Test("A device that neither accepts nor plays frames for a while has stalled")
  func still() throws {
    var stall = Stall(patience: .seconds(2))
    for tick in 0..<80 { try stall.look(available: 5, written: 0, at: .milliseconds(tick * 25)) }
    #expect(throws: PCMError(operation: "write", code: ETIMEDOUT)) {
      try stall.look(available: 5, written: 0, at: .milliseconds(2_000))
    }
  }

  @Test("A device that makes progress hasn't stalled", arguments: [0, 1])
  func moving(written: Int) throws {
    var stall = Stall(patience: .seconds(2))
    for tick in 0..<200 {
      let available = written > 0 ? 5 : tick
      try stall.look(available: available, written: written, at: .milliseconds(tick * 25))
    }
  }

  @Test("Time during which the program itself was stopped doesn’t count")
  func sleep() throws {
    var stall = Stall(patience: .seconds(2))
    try stall.look(available: 5, written: 0, at: .zero)
    try stall.look(available: 5, written: 0, at: .seconds(3_600))
    try stall.look(available: 5, written: 0, at: .seconds(7_200))
  }
}
