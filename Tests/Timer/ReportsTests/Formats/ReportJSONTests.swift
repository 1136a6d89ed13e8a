import Cells
import Clocks
import Countdowns
import JSON
import TestSupport
import Testing
import Texts

@testable import Reports

@Suite("Reports as JSON")
struct ReportJSONTests {
  @Test("The line for a countdown")
  func countdown() {
    let place = TimerReport.StepPlace(step: 1, steps: 8, round: 1, rounds: 1, label: "Work")
    var report = TimerReport.sample(
      label: "Tea", left: .seconds(754.25), place: place, laps: [.seconds(10), .seconds(25)])
    report.tint = .teal
    #expect(
      ReportJSON.line(report, in: zone)
        == #"{"v":1,"name":"tea","label":"Tea","state":"running","remaining":754.25,"#
        + #""total":1200,"elapsed":445.75,"overtime":0,"fraction":0.629,"percent":37,"#
        + #""ends":"2026-11-21T14:32:07+01:00","text":"12:35","#
        + #""step":{"index":1,"count":8,"label":"Work","round":1,"rounds":1},"#
        + #""color":"teal","stopwatch":false,"laps":[10,15],"lapCount":2}"#)
  }

  @Test("The lines for a stopwatch without an end and for no timer")
  func others() {
    #expect(
      ReportJSON.line(.stopwatch(), in: zone)
        == #"{"v":1,"name":"run","label":null,"state":"running","remaining":null,"total":null,"#
        + #""elapsed":312.5,"overtime":0,"fraction":null,"percent":null,"ends":null,"#
        + #""text":"5:12","step":{"index":1,"count":1,"label":null,"round":1,"rounds":1},"#
        + #""color":null,"stopwatch":true,"laps":[],"lapCount":0}"#)
    #expect(ReportJSON.line(nil, in: zone) == #"{"v":1,"state":"idle"}"#)
  }

  @Test("The schema describes each member, in output order")
  func schema() throws {
    let value = try #require(JSONValue(ReportJSON.line(.sample(), in: zone)))
    guard case .object(let members) = value else {
      Issue.record("a report is an object")
      return
    }
    let always = ReportJSON.Key.allCases.filter { ![.shared, .offlineSince].contains($0) }
    #expect(members.map(\.key) == always.map(\.rawValue))
    let help = ReportJSON.Key.allCases.map(\.help)
    #expect(Set(help).count == help.count)
    #expect(help.allSatisfy { (10...90).contains($0.count) && !$0.contains("\n") })
  }

  @Test("A shared timer has the address of its room and, while it can’t be reached, since when")
  func shared() throws {
    var report = TimerReport.sample()
    report.shared = "mqtt://localhost/hall"
    let line = try #require(JSONValue(ReportJSON.line(report, in: zone)))
    #expect(line["shared"] == .string("mqtt://localhost/hall") && line["offlineSince"] == nil)
    report.offlineSince = WallTime(epochSeconds: 1_795_271_527)
    let later = try #require(JSONValue(ReportJSON.line(report, in: zone)))
    #expect(later["offlineSince"]?.string?.hasPrefix("2026-11-21T") == true)
  }

  @Test("Times, texts and laps survive a round trip", arguments: 0..<300)
  func roundTrip(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let report = TimerReport.random(&generator)
    let line = ReportJSON.line(report, in: zone)
    #expect(line.unicodeScalars.allSatisfy { TextWidth.visible($0) == $0 })
    #expect(line.utf8.count < 4000)
    let value = try #require(JSONValue(line))
    #expect(value["remaining"]?.duration == report.left)
    #expect(value["total"]?.duration == report.total)
    #expect(value["elapsed"]?.duration == report.elapsed)
    #expect(value["overtime"]?.duration == report.overtime)
    #expect(value["laps"]?.elements?.compactMap(\.duration) == report.lapLengths.suffix(20))
    #expect(value["lapCount"]?.integer == report.laps.count)
    #expect(value["step"]?["count"]?.integer == report.place.steps)
    expectText(value["name"], report.name)
    if let label = report.label { expectText(value["label"], label) }
    if let label = report.place.label { expectText(value["step"]?["label"], label) }
  }

  /// Expects the same scalars, or, for a long text, a prefix with an ellipsis.
  private func expectText(_ value: JSONValue?, _ text: String) {
    let read = Array((value?.string ?? "missing").unicodeScalars)
    let all = Array(text.unicodeScalars)
    if read == all { return }
    #expect(read.last == "…" && all.starts(with: read.dropLast()) && read.count > 140)
  }

  @Test("The longest line has fewer than 4000 bytes", arguments: hostileTexts)
  func length(text: String) throws {
    let long = String(repeating: text, count: 100)
    let second = Duration(secondsComponent: 0, attosecondsComponent: 1)
    let time = Duration.seconds(7_889_400_000) - second
    let laps = (1...1000).map { (time / 1000 - second) * $0 }
    var report = TimerReport(
      name: long, label: long, state: .canceled, left: time, total: time, elapsed: time,
      overtime: time, ends: WallTime(sinceEpoch: time), countsUp: false,
      place: .init(step: 1000, steps: 1000, round: 1000, rounds: 1000, label: long), laps: laps,
      time: TimeText(total: time, showsTenths: true))
    (report.shared, report.offlineSince) = (long, report.ends)
    let line = ReportJSON.line(report, in: zone)
    #expect(line.utf8.count < 4000)
    #expect(JSONValue(line)?["laps"]?.elements?.count == 20)
  }
}

extension JSONValue {
  fileprivate var duration: Duration? { number.flatMap { SecondsText.duration($0) } }
}
