import Countdowns
import Testing
import Texts

@testable import Reports

@Suite("Report formats")
struct ReportFormatTests {
  @Test("The name of a bar selects its format, and braces make a template")
  func names() throws {
    for bar in StatusBar.allCases {
      #expect(try ReportFormat(named: bar.rawValue) == .bar(bar))
    }
    #expect(try ReportFormat(named: "{name}") == .template(ReportTemplate("{name}")))
    #expect(try ReportFormat(named: "{{") == .template(ReportTemplate("{{")))
  }

  @Test(
    "Any other word without braces is rejected",
    arguments: ["", "json", "Waybar", "remaining", "a\nb"])
  func words(text: String) {
    #expect(throws: ReportFormatError.unknownFormat(text)) { try ReportFormat(named: text) }
  }

  @Test("An error in a template is reported as such")
  func mistakes() {
    #expect(throws: ReportFormatError.unknownField("waybar")) {
      try ReportFormat(named: "{waybar}")
    }
    #expect(throws: ReportFormatError.strayBrace) { try ReportFormat(named: "tmux}") }
  }

  @Test("Each format has a line for a timer and one for no timer")
  func lines() throws {
    let report = TimerReport.sample()
    let template = try ReportFormat(named: "{state} {percent}%")
    #expect(ReportFormat.digits.line(report, in: zone) == "12:34")
    #expect(template.line(report, in: zone) == "running 37%")
    #expect(ReportFormat.digits.line(nil, in: zone).isEmpty && template.line(nil, in: zone).isEmpty)
    #expect(ReportFormat.json.line(nil, in: zone) == #"{"v":1,"state":"idle"}"#)
    for report in [report, nil] {
      #expect(ReportFormat.json.line(report, in: zone) == ReportJSON.line(report, in: zone))
      for bar in StatusBar.allCases {
        #expect(ReportFormat.bar(bar).line(report, in: zone) == bar.line(report, in: zone))
      }
    }
  }

  @Test("The digits show the time of interest, and name the step if there are several")
  func digits() {
    var report = TimerReport.sample()
    report.place = TimerReport.StepPlace(step: 1, steps: 2, round: 1, rounds: 4, label: "Work")
    #expect(ReportFormat.digits.line(report, in: zone) == "12:34 Work · round 1 of 4")
    report.place = .only
    report.countsUp = true
    #expect(ReportFormat.digits.line(report, in: zone) == report.elapsedDigits)
    #expect(report.elapsedDigits != report.remainingDigits)
  }
}
