import Clocks
import TestSupport
import Testing

@testable import Sharing

@Suite("The offset of clocks")
struct ClockOffsetTests {
  /// Returns the moment on a clock that is ahead, at a true time in milliseconds.
  private func moment(_ time: Int, ahead: Duration = .zero) -> Moment {
    SimulatedClock(offset: ahead).moment(at: .milliseconds(time))
  }

  /// Returns what is known after messages with transit times in milliseconds, 30 s apart.
  private func offset(ahead: Duration, transits: [Int], half: Int? = 20) -> ClockOffset {
    var offset = ClockOffset()
    let half = half.map { Duration.milliseconds($0) }
    offset.ownHalf = half
    for (number, transit) in transits.enumerated() {
      let sent = number * 30_000
      offset.add(
        sent: moment(sent).wall, half: half, at: moment(sent + transit, ahead: ahead).instant)
    }
    return offset
  }

  @Test("Nothing is corrected before anything is known")
  func unknown() {
    let verdict = ClockOffset().verdict(at: moment(0))
    #expect(verdict == .unknown && verdict.offset == .zero)
    #expect(verdict.words == "not compared yet")
  }

  @Test(
    "Clocks that differ by hours are corrected by the fastest message",
    arguments: [-10_800, 10_800])
  func wrong(seconds: Int) {
    let ahead = Duration.seconds(seconds)
    let verdict = offset(ahead: ahead, transits: [90, 45, 300]).verdict(
      at: moment(200_000, ahead: ahead))
    // Its transit was 5 ms longer than half of both round trips.
    #expect(verdict.offset - ahead == .milliseconds(5))
    #expect(verdict.words.hasPrefix("3 h "))
  }

  @Test("The drift is measured, so that lost beats don't matter", arguments: [-150, 150])
  func drift(partsPerMillion: Int) {
    var offset = ClockOffset()
    offset.ownHalf = .zero
    let mine = SimulatedClock(offset: .seconds(60), drift: partsPerMillion)
    for beat in 0..<8 {
      let sent = Duration.seconds(beat * 30)
      offset.add(
        sent: SimulatedClock().moment(at: sent).wall, half: .zero, at: mine.moment(at: sent).instant
      )
    }
    let (time, now) = (Duration.seconds(600), mine.moment(at: .seconds(600)))
    let ahead = SimulatedClock().moment(at: time).wall.duration(to: now.wall)
    let error = offset.verdict(at: now).offset - ahead
    #expect(error < .milliseconds(1) && error > .milliseconds(-1))
  }

  @Test("Right clocks aren't corrected, whatever delays the messages", arguments: 0..<50)
  func right(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    // The broker serves this viewer late, always.
    let late = Int.random(in: 0...200, using: &generator)
    let count = Int.random(in: 1...12, using: &generator)
    let transits = (0..<count).map { index in
      late + 40 + (index > 1 ? 0 : Int.random(in: 0...900, using: &generator))
    }
    let verdict = offset(ahead: .zero, transits: transits).verdict(at: moment(400_000))
    #expect(verdict.offset == .zero)
    #expect(verdict.words.hasPrefix("agrees with the shared timer’s within "))
  }

  @Test("A clock is corrected once it surely differs, and not before")
  func sure() {
    func isCorrected(_ milliseconds: Int, _ count: Int) -> Bool {
      let ahead = Duration.milliseconds(milliseconds)
      let transits = [Int](repeating: 40, count: count)
      return offset(ahead: ahead, transits: transits).verdict(
        at: moment((count - 1) * 30_000 + 40, ahead: ahead)
      ).offset != .zero
    }
    #expect(isCorrected(-60, 1) && !isCorrected(-40, 8))
    #expect(!isCorrected(500, 1) && !isCorrected(500, 2) && isCorrected(500, 3))
    #expect(!isCorrected(200, 8))
  }

  @Test("Unknown round trips make it less sure")
  func unknownTrips() {
    let ahead = Duration.milliseconds(1500)
    let verdict = offset(ahead: ahead, transits: [40, 40, 40], half: nil).verdict(
      at: moment(90_000, ahead: ahead))
    #expect(verdict.offset == .zero)
  }

  @Test("A stored message is as old as its expiry says, within a second")
  func stored() throws {
    let ahead = Duration.seconds(-7200)
    var offset = ClockOffset()
    let now = moment(20_000, ahead: ahead)
    offset.addStored(
      sent: moment(0).wall, age: .seconds(19)...(.seconds(21)), at: now.instant)
    let interval = try #require(offset.verdict(at: now).interval)
    #expect(interval.contains(ahead))
    #expect(offset.verdict(at: now).offset == ahead)
    offset.ownHalf = .zero
    offset.add(sent: moment(30_000).wall, half: .zero, at: moment(30_004, ahead: ahead).instant)
    let direct = offset.verdict(at: moment(31_000, ahead: ahead)).offset
    #expect(direct - ahead == .milliseconds(4), "A direct message replaces it.")
  }

  @Test("When the viewer's clock is set, what was measured stays right")
  func set() {
    let offset = offset(ahead: .seconds(3600), transits: [40, 40, 40])
    let after = moment(100_000, ahead: .seconds(-1800))
    let verdict = offset.verdict(at: after)
    #expect(verdict.offset > .seconds(-1801) && verdict.offset < .seconds(-1799))
    #expect(offset.verdict(at: moment(100_000)).offset == .zero)
  }

  @Test(
    "When the publisher's clock is set, either way, the next message corrects it",
    arguments: [-60, 60])
  func publisherSet(seconds: Int) {
    var offset = offset(ahead: .zero, transits: [40, 40, 40])
    let sent = moment(90_000).wall.advanced(by: .seconds(seconds))
    offset.add(sent: sent, half: .milliseconds(20), at: moment(90_040).instant)
    let verdict = offset.verdict(at: moment(90_040))
    #expect(verdict.offset == .seconds(-seconds))
  }

  @Test("Forged times never trap")
  func forged() {
    var offset = ClockOffset()
    for time in [0, 253_402_214_399, 1_795_271_467, 0] as [Int64] {
      offset.add(sent: WallTime(epochSeconds: time), half: .seconds(60), at: moment(0).instant)
      #expect(!offset.verdict(at: moment(0)).words.isEmpty)
    }
  }
}
