import Clocks
import JSON
import Countdowns
import Reports
import TestSupport
import Testing
import Timers

@testable import Sharing

@Suite("Shared states and records")
struct SharedStateRecordTests {
  @Test("A viewer with another clock reports what the timer reports", arguments: 0..<60)
  func reports(seed: Int) throws {
    var story = try RunStory(seed: seed)
    for number in 1...12 {
      story.step()
      let state = SharedState(
        story.record, id: "9f2c61d4", sequence: number, control: false, half: nil, at: story.now)
      let received = try SharedState(bytes: state.bytes)
      #expect(received == state)
      let offset = Duration.milliseconds(
        Int.random(in: -20_000_000...20_000_000, using: &story.generator))
      let uptime = Duration.seconds(Int.random(in: -9...99_999, using: &story.generator))
      for delay in [Duration.zero, .milliseconds(700), .seconds(3)] {
        let theirs = Moment(
          instant: story.now.instant.advanced(by: delay), wall: story.now.wall.advanced(by: delay))
        let mine = Moment(
          instant: theirs.instant.advanced(by: uptime), wall: theirs.wall.advanced(by: offset))
        let record = received.record(at: mine, offset: offset)
        expectSame(record.report(at: mine), story.record.report(at: theirs), offset: offset)
        #expect(record.status == story.record.status)
      }
    }
  }

  /// Expects that two reports are equal apart from laps and less than a millisecond.
  private func expectSame(_ shared: TimerReport, _ own: TimerReport, offset: Duration) {
    #expect(shared.name == own.name && shared.label == own.label && shared.state == own.state)
    #expect(shared.place == own.place && shared.tint == own.tint && shared.time == own.time)
    #expect(shared.countsUp == own.countsUp && shared.next?.label == own.next?.label)
    #expect(isNear(shared.next?.length, own.next?.length))
    #expect(isNear(shared.left, own.left) && isNear(shared.total, own.total))
    #expect(isNear(shared.elapsed, own.elapsed) && isNear(shared.overtime, own.overtime))
    #expect(isNear(shared.ends?.sinceEpoch, own.ends.map { $0.sinceEpoch + offset }))
    #expect(shared.warning == own.warning)
  }

  private func isNear(_ one: Duration?, _ other: Duration?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return (one - other).components.seconds == 0
      && abs((one - other).components.attoseconds) < 1_000_000_000_000_000
  }

  @Test("A state is still a valid record, as other programs read it", arguments: 0..<20)
  func records(seed: Int) throws {
    var story = try RunStory(seed: seed)
    for number in 1...6 {
      story.step()
      let state = SharedState(
        story.record, id: "9f2c61d4", sequence: number, control: true, half: .zero, at: story.now)
      let record = state.record(at: story.now, offset: .zero)
      #expect(try TimerRecord(record.json) == record)
    }
  }

  @Test("The expiry is what is left and ten minutes, or a day without an end")
  func expiry() throws {
    var record = try RunStory(seed: 1).record
    record.phase = .paused
    (record.total, record.steps, record.rounds) = (.seconds(100), [], 1)
    record.position = 0
    func expiry() -> Int {
      SharedState(
        record, id: "9f2c61d4", sequence: 1, control: false, half: nil, at: RunStory.start
      ).expiry
    }
    record.left = .milliseconds(90_500)
    #expect(expiry() == 690)
    record.left = RecordLimits.longest
    #expect(expiry() == Int(UInt32.max))
    record.phase = .canceled
    record.left = .zero
    #expect(expiry() == 600)
    record.total = nil
    #expect(expiry() == 86_400)
  }
}
