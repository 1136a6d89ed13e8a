import Cells
import Countdowns
import TestSupport
import Testing

@testable import Reports

@Suite("The status table")
struct StatusTableTests {
  private let work = TimerReport.StepPlace(step: 1, steps: 8, round: 1, rounds: 1, label: "Work")

  @Test("Columns are aligned, even beside wide characters")
  func table() {
    let reports: [TimerReport] = [
      .sample(label: "Green tea"), .sample(name: "日本", state: .paused, place: work), .stopwatch(),
      .sample(name: "eggs", label: "Eggs", state: .ringing, left: .zero, overtime: .seconds(7)),
    ]
    #expect(
      StatusTable.lines(reports, in: zone) == [
        "NAME  STATE    REMAINING  TOTAL  ENDS      LABEL",
        "tea   running      12:34  20:00  14:32:07  Green tea",
        "日本  paused       12:34  20:00  -         Work · step 1 of 8",
        "run   running       5:12      -  -",
        "eggs  ringing      +0:07  20:00  14:32:07  Eggs",
      ])
  }

  @Test("The label is followed by the address of the room in which a timer is shared")
  func shared() {
    var reports = [TimerReport.sample(label: "Green tea"), .sample(name: "eggs")]
    for index in reports.indices { reports[index].shared = "mqtt://localhost/hall" }
    #expect(
      StatusTable.lines(reports, in: zone) == [
        "NAME  STATE    REMAINING  TOTAL  ENDS      LABEL",
        "tea   running      12:34  20:00  14:32:07  Green tea, shared as mqtt://localhost/hall",
        "eggs  running      12:34  20:00  14:32:07  shared as mqtt://localhost/hall",
      ])
  }

  @Test("The label of a running step can have its color")
  func colors() {
    let reports = [
      TimerReport.sample(name: "日本", place: work), .sample(name: "tea", state: .paused),
    ]
    .map { report in
      var report = report
      report.tint = .teal
      return report
    }
    let plain = StatusTable.lines(reports, in: zone)
    let colored = StatusTable.lines(reports, in: zone, isColored: true)
    #expect(colored[0] == plain[0] && colored[2] == plain[2])
    #expect(colored[1].hasSuffix("14:32:07  \u{1B}[38;5;30mWork · step 1 of 8\u{1B}[39m"))
    #expect(
      StatusTable.lines(reports, in: zone, width: 45, isColored: true)[1]
        .replacing("\u{1B}[38;5;30m", with: "").replacing("\u{1B}[39m", with: "")
        == StatusTable.lines(reports, in: zone, width: 45)[1])
  }

  @Test("There are no lines without timers, and no label column without labels")
  func emptiness() {
    #expect(StatusTable.lines([], in: zone).isEmpty)
    #expect(
      StatusTable.lines([.sample()], in: zone) == [
        "NAME  STATE    REMAINING  TOTAL  ENDS",
        "tea   running      12:34  20:00  14:32:07",
      ])
  }

  @Test("A label precedes the step, and isn't repeated")
  func labels() {
    func last(_ label: String?, _ place: TimerReport.StepPlace) -> String? {
      StatusTable.lines([.sample(label: label, place: place)], in: zone).last.map {
        String($0.dropFirst("tea   running      12:34  20:00  14:32:07  ".count))
      }
    }
    #expect(last("Day", work) == "Day, Work · step 1 of 8")
    var single = TimerReport.StepPlace.only
    single.label = "Tea"
    #expect(last("Tea", single) == "Tea" && last(nil, single) == "Tea")
  }

  @Test("Labels are truncated before names, and names before lines")
  func narrowness() {
    let report = TimerReport.sample(name: "breakfast-tea", label: "A long label of this tea")
    func last(_ width: Int) -> String? {
      StatusTable.lines([report], in: zone, width: width).last
    }
    #expect(
      last(80) == "breakfast-tea  running      12:34  20:00  14:32:07  A long label of this tea")
    #expect(last(66) == "breakfast-tea  running      12:34  20:00  14:32:07  A long label …")
    #expect(last(60) == "breakfast-tea  running      12:34  20:00  14:32:07  A long …")
    #expect(last(57) == "breakfast…  running      12:34  20:00  14:32:07  A long …")
    #expect(last(20) == "breakfa…  running  …")
    #expect(last(0) == "")
  }

  @Test("Lines are visible and no wider than requested", arguments: 0..<150)
  func visibility(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let reports = (0..<5).map { _ in TimerReport.random(&generator) }
    let width = Int.random(in: 0...140, using: &generator)
    let narrow = StatusTable.lines(reports, in: zone, width: width)
    #expect(narrow.count == 6 && narrow.allSatisfy { TextWidth.columns(of: $0) <= width })
    for line in StatusTable.lines(reports, in: zone) + narrow {
      #expect(line.unicodeScalars.allSatisfy { TextWidth.visible($0) == $0 })
      #expect(line.last != " ")
    }
  }

  @Test("Times have at least minutes and seconds")
  func minutes() {
    var report = TimerReport.sample(left: .seconds(3), total: .seconds(5))
    let line = StatusTable.lines([report], in: zone).last
    #expect(line?.contains("  0:03   0:05  ") == true, "\(line ?? "")")
    #expect(StatusBarText(report, in: zone).short == "0:03")
    report.total = nil
    #expect(report.remainingDigits == "3" && report.inList.remainingDigits == "0:03")
  }

  @Test("Digits are right-aligned with their heading", arguments: 0..<150)
  func alignment(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let reports = (0..<5).map { _ in TimerReport.random(&generator) }
    let lines = StatusTable.lines(reports, in: zone)
    let titles = try #require(lines.first).characters(upTo: "REMAINING")
    for (report, line) in zip(reports.map(\.inList), lines.dropFirst()) {
      var start = ""
      for character in line where TextWidth.columns(of: start) < titles { start.append(character) }
      #expect(start.hasSuffix(" " + report.currentDigits))
    }
  }
}

extension String {
  /// Returns the number of characters up to and including a word.
  fileprivate func characters(upTo word: String) -> Int {
    indices.first { self[$0...].hasPrefix(word) }
      .map { distance(from: startIndex, to: $0) + word.count } ?? 0
  }
}
