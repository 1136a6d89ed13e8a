import Cells
import Countdowns
import JSON
import TestSupport
import Testing
import Texts

@testable import Reports

@Suite("Lines for status bars")
struct StatusBarReportTests {
  @Test(
    "A line about a paused timer",
    arguments: [
      (
        StatusBar.waybar,
        #"{"text":"12:34 Tea &amp; cake (paused)","tooltip":"tea: Tea &amp; cake\npaused, 12:34 of "#
          + #"20:00","class":"paused","percentage":37,"alt":"paused"}"#
      ),
      (.polybar, "12:34 Tea & cake (paused)"),
      (
        .i3blocks,
        ##"{"full_text":"12:34 Tea & cake (paused)","short_text":"12:34","color":"#999999","##
          + #""urgent":"false","markup":"none"}"#
      ),
      (
        .i3statusRust,
        #"{"icon":"","state":"Idle","text":"12:34 Tea &amp; cake (paused)","short_text":"12:34"}"#
      ),
      (.tmux, "12:34 Tea & cake (paused)"),
    ])
  func paused(bar: StatusBar, line: String) {
    #expect(bar.line(.sample(label: "Tea & cake", state: .paused), in: zone) == line)
  }

  @Test(
    "A line about no timer",
    arguments: [
      (
        StatusBar.waybar,
        #"{"text":"","tooltip":"","class":"idle","percentage":0,"alt":"idle"}"#
      ),
      (.polybar, ""),
      (.i3blocks, #"{"full_text":"","short_text":"","urgent":"false","markup":"none"}"#),
      (.i3statusRust, #"{"icon":"","state":"Idle","text":"","short_text":""}"#),
      (.tmux, ""),
    ])
  func idle(bar: StatusBar, line: String) {
    #expect(bar.line(nil, in: zone) == line)
  }

  @Test("A ringing timer and the last minute are highlighted")
  func urgency() {
    let ringing = TimerReport.sample(state: .ringing, left: .zero, overtime: .seconds(7))
    let lastMinute = TimerReport.sample(left: .seconds(42))
    #expect(StatusBar.tmux.line(ringing, in: zone) == "#[fg=red]+0:07 (ringing)#[default]")
    #expect(StatusBar.tmux.line(lastMinute, in: zone) == "#[fg=yellow]0:42#[default]")
    func value(_ bar: StatusBar, _ report: TimerReport, _ key: String) -> String? {
      JSONValue(bar.line(report, in: zone))?[key]?.string
    }
    #expect(value(.i3blocks, ringing, "urgent") == "true")
    #expect(value(.i3blocks, lastMinute, "urgent") == "false")
    #expect(value(.i3blocks, ringing, "color") == "#FF5555")
    #expect(value(.i3blocks, .sample(), "color") == nil)
    #expect(value(.i3statusRust, ringing, "state") == "Critical")
    #expect(value(.i3statusRust, lastMinute, "state") == "Warning")
    #expect(value(.i3statusRust, .sample(), "state") == "Info")
    #expect(value(.waybar, lastMinute, "class") == "last-minute")
  }

  @Test("A running step has its color, and nothing else has")
  func colors() {
    func line(_ bar: StatusBar, _ state: TimerReport.State = .running, left: Int = 754) -> String {
      var report = TimerReport.sample(state: state, left: .seconds(left))
      report.tint = .amber
      return bar.line(report, in: zone)
    }
    #expect(line(.polybar) == "%{F#FFC54D}12:34%{F-}")
    #expect(line(.tmux) == "#[fg=#FFC54D]12:34#[default]")
    #expect(JSONValue(line(.i3blocks))?["color"]?.string == "#FFC54D")
    #expect(
      JSONValue(line(.i3statusRust))?["text"]?.string
        == "<span foreground=\"#FFC54D\">12:34</span>")
    let classes = JSONValue(line(.waybar))?["class"]?.elements?.compactMap(\.string)
    #expect(classes == ["running", "amber"])
    #expect(line(.polybar, .paused) == "12:34 (paused)")
    #expect(line(.tmux, left: 42) == "#[fg=yellow]0:42#[default]")
    #expect(JSONValue(line(.waybar, .paused))?["class"]?.string == "paused")
  }

  @Test("Warnings replace the highlight of the last minute")
  func warnings() throws {
    func report(_ left: Int) throws -> TimerReport {
      var report = TimerReport.sample(left: .seconds(left))
      report.warnings = [try Warning("5m=purple"), try Warning("30=red")]
      return report
    }
    func value(_ bar: StatusBar, _ left: Int, _ key: String) throws -> JSONValue? {
      JSONValue(bar.line(try report(left), in: zone))?[key]
    }
    #expect(try value(.waybar, 400, "class") == .string("running"))
    #expect(try value(.waybar, 42, "class") == .array([.string("running"), .string("purple")]))
    #expect(try value(.i3blocks, 400, "color") == nil)
    #expect(try value(.i3blocks, 42, "color") == .string("#B79CFF"))
    #expect(try value(.i3statusRust, 42, "state") == .string("Info"))
    #expect(try value(.i3statusRust, 30, "state") == .string("Critical"))
    #expect(try StatusBar.tmux.line(report(42), in: zone) == "#[fg=#B79CFF]0:42#[default]")
    #expect(try StatusBar.polybar.line(report(42), in: zone) == "%{F#B79CFF}0:42%{F-}")
    let late = TimerReport.sample(state: .ringing, left: .zero, overtime: .seconds(7))
    var own = late
    own.warnings = try report(42).warnings
    for bar in StatusBar.allCases { #expect(bar.line(own, in: zone) == bar.line(late, in: zone)) }
  }

  @Test("All output is one short line without control characters", arguments: StatusBar.allCases)
  func oneLine(bar: StatusBar) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let line = bar.line(.random(&generator), in: zone)
      #expect(line.unicodeScalars.allSatisfy { TextWidth.visible($0) == $0 })
      #expect(line.utf8.count < 8000)
    }
  }
}

@Suite("Hostile names in status bars")
struct HostileStatusBarTests {
  private static let texts = hostileTexts

  private func report(_ text: String, _ state: TimerReport.State) -> TimerReport {
    .sample(name: text, label: text, state: state)
  }

  private func members(_ bar: StatusBar, _ report: TimerReport) throws -> [JSONValue.Member] {
    let value = try #require(JSONValue(bar.line(report, in: zone)))
    guard case .object(let members) = value else { return [] }
    return members
  }

  @Test("waybar decodes the original text", arguments: texts)
  func waybar(text: String) throws {
    let report = report(text, .paused)
    let members = try members(.waybar, report)
    #expect(members.map(\.key) == ["text", "tooltip", "class", "percentage", "alt"])
    let words = StatusBarText(report, in: zone)
    #expect(members[0].value.string.map(unescapedPango) == words.full)
    #expect(members[1].value.string.map(unescapedPango) == words.details.joined(separator: "\n"))
    #expect(members.map(\.value)[2...] == [.string("paused"), .number("37"), .string("paused")])
    for member in members[..<2] {
      let text = try #require(member.value.string)
      #expect(text.unicodeScalars.allSatisfy { !["<", ">", "\"", "'"].contains($0) })
    }
  }

  @Test("i3status-rs decodes the original text", arguments: texts)
  func i3statusRust(text: String) throws {
    let report = report(text, .ended)
    let members = try members(.i3statusRust, report)
    #expect(members.map(\.key) == ["icon", "state", "text", "short_text"])
    #expect(members[2].value.string.map(unescapedPango) == StatusBarText(report, in: zone).full)
    #expect(members[0].value == .string("") && members[1].value == .string("Good"))
  }

  @Test(
    "i3blocks decodes the same text whether or not it understands escapes", arguments: texts)
  func i3blocks(text: String) throws {
    let report = report(text, .ringing)
    let line = StatusBar.i3blocks.line(report, in: zone)
    let members = try members(.i3blocks, report)
    #expect(members.map(\.key) == ["full_text", "short_text", "color", "urgent", "markup"])
    #expect(
      members[0].value.string == StatusBar.i3blocks.escaped(StatusBarText(report, in: zone).full))
    #expect(members[4].value == .string("none"))
    #expect(!line.unicodeContains("\\"))
    // As version 1.4 parses it: each quotation mark begins or ends a string.
    let strings = line.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
    #expect(strings.count == 1 + 4 * members.count)
    #expect(String(strings[3]) == members[0].value.string)
  }

  @Test("polybar and tmux find only our own tags", arguments: texts)
  func tags(text: String) {
    for state in TimerReport.State.allCases {
      let report = report(text, state)
      let words = StatusBarText(report, in: zone).full
      let polybar = StatusBar.polybar.line(report, in: zone)
      #expect(!polybar.unicodeContains("%{") && polybar.withoutEmptySpaces == words)
      var tmux = StatusBar.tmux.line(report, in: zone)
      if state == .ringing {
        #expect(tmux.hasPrefix("#[fg=red]") && tmux.hasSuffix("#[default]"))
        tmux = String(tmux.dropFirst(9).dropLast(10))
      }
      for opener in ["#[", "#{", "#("] { #expect(!tmux.unicodeContains(opener)) }
      #expect(tmux.withoutEmptySpaces.halvingNumberSigns == words)
    }
  }
}
