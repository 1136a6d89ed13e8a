import Cells
import Clocks
import Countdowns
import Reports
import Testing

@testable import Timers

struct StatusWordsTests {
  static let ends = WallTime(epochSeconds: 1_795_271_527)
  static let steps = TimerReport.StepPlace(
    step: 1, steps: 2, round: 3, rounds: 4, label: "Work")

  static func report(
    _ state: TimerReport.State, left: Duration? = .milliseconds(250_500),
    overtime: Duration = .zero, ends: WallTime? = nil, place: TimerReport.StepPlace = .only,
    name: String = "tea"
  ) -> TimerReport {
    let length = Duration.seconds(300)
    return TimerReport(
      name: name, state: state, left: left, total: left == nil ? nil : length,
      elapsed: left.map { length - $0 } ?? .seconds(75), overtime: overtime, ends: ends,
      countsUp: left == nil, place: place, time: TimeText(total: length))
  }

  @Test(
    "One sentence describes a timer's state",
    arguments: [
      (report(.running, ends: ends), "tea: running, 4:11 of 5:00 left, ends 14:32:07"),
      (report(.paused), "tea: paused, 4:11 of 5:00 left"),
      (
        report(.waiting, place: steps),
        "tea: waiting, 4:11 of 5:00 left, Work · round 3 of 4"
      ),
      (
        report(.ringing, left: .zero, overtime: .seconds(7), ends: ends), "tea: ringing, +0:07 over"
      ),
      (report(.ended, left: .zero, overtime: .seconds(7), ends: ends), "tea: ended, 5:00"),
      (report(.canceled), "tea: canceled, 4:11 of 5:00 left"),
      (report(.running, left: nil), "tea: running, 1:15"),
      (report(.paused, left: nil), "tea: paused, 1:15"),
    ])
  func sentence(_ report: TimerReport, _ words: String) {
    #expect(StatusWords.sentence(report, in: .utc) == words)
  }

  @Test("A time without a colon has its unit")
  func units() {
    var report = Self.report(.canceled, left: .seconds(2))
    (report.total, report.time) = (.seconds(3), TimeText(total: .seconds(3)))
    #expect(StatusWords.sentence(report, in: .utc) == "tea: canceled, 2 s of 3 s left")
  }

  @Test("Names and labels have no control characters, and stay on one line")
  func hostile() {
    let text = "a\n\u{1B}[2J\u{9B}1m\u{202E}"
    let place = TimerReport.StepPlace(step: 1, steps: 2, round: 1, rounds: 1, label: text)
    let sentence = StatusWords.sentence(Self.report(.paused, place: place, name: text), in: .utc)
    #expect(sentence == TextWidth.visible(sentence))
    #expect(sentence.hasPrefix(TextWidth.visible(text) + ": paused"))
  }

  @Test("The sentence says where a timer is shared, and since when it can’t be reached")
  func shared() {
    var report = Self.report(.paused)
    report.shared = "mqtt://localhost/hall"
    let words = "tea: paused, 4:11 of 5:00 left · shared as mqtt://localhost/hall"
    #expect(StatusWords.sentence(report, in: .utc) == words)
    report.offlineSince = Self.ends
    #expect(StatusWords.sentence(report, in: .utc) == words + " · offline since 14:32")
  }
}
