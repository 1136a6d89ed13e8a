import Clocks
import Countdowns
import Testing

@testable import Reports

@Suite("Steps that passed while no process ran")
struct StepWalkTests {
  private func record(_ lengths: [Duration], rounds: Int, position: Int = 0) -> TimerRecord {
    var record = ResumptionTests.record()
    record.steps = lengths.map { .init(length: $0) }
    record.rounds = rounds
    record.position = position
    return record
  }

  private func resumption(_ record: TimerRecord, late: Duration) -> Resumption {
    let deadline = record.deadline ?? Instant(sinceZero: .zero)
    let now = Moment(
      instant: deadline.advanced(by: late),
      wall: (record.ends ?? record.written).advanced(by: late))
    return Resumption(of: record, lives: false, boot: "b", at: now, ageLimit: RecordLimits.longest)
  }

  @Test("Each step starts exactly at the end of the previous one", arguments: 0..<300)
  func oracle(seed: Int) {
    var random = RandomRecords(seed: UInt64(seed))
    let lengths = (0...random.number(0...3)).map { _ in Duration.seconds(random.number(1...9)) }
    let rounds = random.number(1...5)
    var record = record(
      lengths, rounds: rounds, position: random.number(0...lengths.count * rounds - 1))
    if seed % 2 == 0 { record.finalStep = Step(length: .seconds(random.number(1...30))) }
    for late in 0...160 {
      // The reference advances second by second.
      var (position, left) = (record.position, Duration.zero)
      var rest = late
      while true {
        if left == .zero {
          position += 1
          guard position < record.stepCount else { break }
          left = lengths[position % lengths.count]
          if position == record.stepCount - 1, let last = record.finalStep { left = last.length }
        }
        guard rest > 0 else { break }
        left -= .seconds(1)
        rest -= 1
      }
      let ends = (record.ends ?? record.written).advanced(by: .seconds(late - rest))
      let expected: Resumption =
        position < record.stepCount
        ? .running(left: left, position: position, asOf: .now)
        : .over(since: .seconds(rest), ends: ends)
      #expect(resumption(record, late: .seconds(late)) == expected)
    }
  }

  @Test("Years of short rounds are skipped at once")
  func years() {
    let record = record(Array(repeating: .nanoseconds(1), count: 1000), rounds: 1000)
    let late = Duration.seconds(31_557_600)
    let end = Duration.nanoseconds(999_999)
    #expect(
      resumption(record, late: late)
        == .over(
          since: late - end, ends: (record.ends ?? record.written).advanced(by: end)))
    #expect(
      resumption(record, late: .nanoseconds(2500))
        == .running(left: .nanoseconds(1), position: 2501, asOf: .now))
  }

  @Test("Steps that wait for a key never begin without one")
  func waits() {
    var record = record([.seconds(5), .seconds(3)], rounds: 2, position: 1)
    record.waits = true
    #expect(
      resumption(record, late: .seconds(100)) == .waiting(position: 2, since: .seconds(100)))
    record.phase = .ringing
    #expect(
      resumption(record, late: .seconds(100)) == .waiting(position: 2, since: .seconds(100)))
    record.position = 3
    #expect(
      resumption(record, late: .seconds(100))
        == .over(since: .seconds(100), ends: record.ends ?? record.written))
  }
}
