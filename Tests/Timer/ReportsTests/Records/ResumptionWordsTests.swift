import Clocks
import Countdowns
import Testing

@testable import Reports

@Suite("The fate of a timer in words")
struct ResumptionWordsTests {
  private static let end = ResumptionTests.start.advanced(by: .seconds(240))

  /// Returns the sentence about a record that was written 2 h 5 min 10 s ago.
  private func sentence(_ resumption: Resumption, _ record: TimerRecord) -> String {
    let now = ResumptionTests.start.advanced(by: .seconds(7510))
    return resumption.sentence(name: "Tea", of: record, at: now, in: .utc)
  }

  @Test(
    "Simple countdowns",
    arguments: [
      (.lives, .paused, "Tea is paused, in process 12"),
      (.lives, .ended, "Tea is over, in process 12"),
      (
        .running(left: .milliseconds(249_500), position: 0, asOf: .now), .running,
        "Tea: 4 min 10 s left"
      ),
      (
        .running(left: .seconds(250), position: 0, asOf: .written), .running,
        "Tea had 4 min 10 s left when it was last saved, 2 h 5 min ago"
      ),
      (.paused(left: .seconds(180)), .paused, "Tea was paused with 3 min left, 2 h 5 min ago"),
      (
        .over(since: .seconds(754), ends: end), .running,
        "Tea would have ended 12 min ago, at 11:10:40"
      ),
      (
        .over(since: .seconds(754), ends: end), .ringing,
        "Tea ended 12 min ago, at 11:10:40; its alarm was cut off"
      ),
      (
        .over(since: .milliseconds(300), ends: end), .running,
        "Tea would have ended just now, at 11:10:40"
      ),
      (.ended(since: .seconds(40), at: end), .ended, "Tea ended 40 s ago, at 11:10:40"),
      (.canceled(since: .seconds(90_000)), .canceled, "Tea was canceled 1 d 1 h ago"),
      (.tooOld(.seconds(900_000)), .paused, "Tea is too old: it was abandoned 10 d 10 h ago"),
    ] as [(Resumption, TimerReport.State, String)])
  func countdowns(resumption: Resumption, phase: TimerReport.State, words: String) {
    #expect(sentence(resumption, ResumptionTests.record(phase)) == words)
  }

  @Test("Stopwatches")
  func stopwatches() {
    let record = ResumptionTests.stopwatch()
    let elapsed = Duration.milliseconds(185_900)
    #expect(sentence(.stopwatch(elapsed: elapsed, asOf: .now), record) == "Tea: 3 min 5 s counted")
    #expect(
      sentence(.stopwatch(elapsed: elapsed, asOf: .written), record)
        == "Tea had counted 3 min 5 s when it was last saved, 2 h 5 min ago")
    #expect(
      sentence(.pausedStopwatch(elapsed: elapsed), record)
        == "Tea was paused at 3 min 5 s, 2 h 5 min ago")
  }

  @Test("Steps are named by number, label and round")
  func steps() {
    var record = ResumptionTests.record()
    record.steps = [.init(length: .seconds(5)), .init(label: "Break", length: .seconds(3))]
    #expect(
      sentence(.running(left: .seconds(2), position: 1, asOf: .now), record)
        == "Tea: 2 s left in Break · step 2 of 2")
    record.rounds = 4
    record.position = 4
    #expect(
      sentence(.waiting(position: 5, since: .seconds(60)), record)
        == "Tea is waiting to start Break · round 3 of 4, due 1 min ago")
    #expect(
      sentence(.paused(left: .seconds(2)), record)
        == "Tea was paused with 2 s left in step 1 of 2 · round 3 of 4, 2 h 5 min ago")
  }
}
