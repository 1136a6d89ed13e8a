import Cells
import Countdowns
import TestSupport
import Testing

@testable import Reports

@Suite("Fields of a report")
struct ReportFieldTests {
  @Test("Names are short words, and each field has a one-line description")
  func documentation() {
    let names = ReportField.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.unicodeScalars.allSatisfy { ("a"..."z").contains($0) } })
    let help = ReportField.allCases.map(\.help)
    #expect(Set(help).count == help.count)
    #expect(help.allSatisfy { (10...90).contains($0.count) && !$0.contains("\n") })
  }

  @Test(
    "A countdown's fields",
    arguments: [
      (ReportField.remaining, "12:34"), (.seconds, "754"), (.fraction, "0.629"), (.percent, "37"),
      (.elapsed, "7:26"), (.total, "20:00"), (.overtime, ""),
      (.ends, "2026-11-21T14:32:07+01:00"), (.clock, "14:32:07"), (.state, "running"),
      (.name, "tea"), (.label, "Tea"), (.step, "1"), (.steps, "8"), (.steplabel, "Work"),
      (.round, "2"), (.rounds, "4"), (.color, "teal"), (.laps, "0"), (.lap, "7:26"),
    ])
  func countdown(field: ReportField, text: String) {
    let place = TimerReport.StepPlace(step: 1, steps: 8, round: 2, rounds: 4, label: "Work")
    var report = TimerReport.sample(label: "Tea", place: place)
    report.tint = .teal
    #expect(field.text(of: report, in: zone) == text)
  }

  @Test("The color is that of a reached warning, or else of the step")
  func color() {
    var report = TimerReport.sample()
    (report.tint, report.warnings) = (.teal, [Warning(.left(.seconds(700)), .pink)])
    #expect(ReportField.color.text(of: report, in: zone) == "teal")
    report.left = .seconds(699)
    #expect(ReportField.color.text(of: report, in: zone) == "pink")
  }

  @Test("Fields that a stopwatch lacks are empty")
  func stopwatch() {
    let report = TimerReport.stopwatch(laps: [.seconds(100)])
    let empty = ReportField.allCases.filter { $0.text(of: report, in: zone).isEmpty }
    #expect(
      empty == [
        .fraction, .percent, .total, .overtime, .ends, .clock, .label, .steplabel, .color,
      ])
    #expect(ReportField.laps.text(of: report, in: zone) == "1")
    #expect(ReportField.lap.text(of: report, in: zone) == "3:32")
  }

  @Test("Every field is one line of visible characters", arguments: 0..<200)
  func visible(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let report = TimerReport.random(&generator)
    for field in ReportField.allCases {
      let text = field.text(of: report, in: zone)
      #expect(text.unicodeScalars.allSatisfy { TextWidth.visible($0) == $0 })
    }
  }
}
