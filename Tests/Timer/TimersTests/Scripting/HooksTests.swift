import Cells
import Clocks
import Countdowns
import Reports
import Testing

@testable import Timers

struct HooksTests {
  private static let hooks = Hooks(start: "a", step: "b", end: "c", cancel: "d")

  private static func report(
    name: String = "tea", label: String? = nil, step: String? = nil, isOpen: Bool = false
  ) -> TimerReport {
    TimerReport(
      name: name, label: label, state: .running, left: isOpen ? nil : .milliseconds(200_500),
      total: isOpen ? nil : .seconds(300), elapsed: .milliseconds(99_500),
      ends: isOpen ? nil : WallTime(epochSeconds: 1_795_271_527), countsUp: isOpen,
      place: .init(step: 1, steps: 2, round: 3, rounds: 4, label: step),
      time: TimeText(total: .seconds(300)))
  }

  private struct Variable: Hashable {
    var name: String
    var value: String
  }

  private static func variables(_ report: TimerReport) -> [Variable] {
    HookVariables.list(report, event: "end", zone: .utc).map { variable in
      let parts = variable.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Variable(
        name: String(parts.first ?? ""), value: parts.count > 1 ? String(parts[1]) : "none")
    }
  }

  @Test func eachEventHasItsCommandAndItsOption() {
    let commands = Hooks.Trigger.allCases.map { Self.hooks[$0] }
    #expect(commands == ["a", "b", "c", "d"])
    #expect(
      Hooks.Trigger.allCases.map(\.option)
        == ["--on-start", "--on-step", "--on-end", "--on-cancel"])
    #expect(Hooks.Trigger.allCases.allSatisfy { Hooks()[$0] == nil })
  }

  @Test("Each variable occurs once")
  func names() {
    let names = Self.variables(Self.report()).map(\.name)
    #expect(Set(names).count == names.count, "\(names)")
    #expect(names.allSatisfy { $0.hasPrefix("TIMER_") })
    #expect(Self.variables(Self.report(isOpen: true)).map(\.name) == names)
  }

  @Test("Times are exact seconds, and other values are as in a template")
  func values() {
    let variables = Self.variables(Self.report(label: "Tea", step: "Work"))
    let expected = [
      ("EVENT", "end"), ("NAME", "tea"), ("LABEL", "Tea"), ("STATE", "running"),
      ("REMAINING", "200.5"), ("TOTAL", "300"), ("ELAPSED", "99.5"), ("STEP", "1"), ("STEPS", "2"),
      ("STEP_LABEL", "Work"), ("ROUND", "3"), ("ROUNDS", "4"),
      ("ENDS", "2026-11-21T14:32:07+00:00"),
    ]
    for (name, value) in expected {
      let values = variables.filter { $0.name == "TIMER_" + name }.map(\.value)
      #expect(values == [value], "\(name)")
    }
  }

  @Test("Variables that a stopwatch without an end lacks are empty")
  func stopwatch() {
    let variables = Self.variables(Self.report(isOpen: true))
    for name in ["TIMER_REMAINING", "TIMER_TOTAL", "TIMER_ENDS", "TIMER_LABEL"] {
      #expect(variables.first { $0.name == name }?.value == "", "\(name)")
    }
  }

  @Test(
    "Texts have no control characters, and stay within one variable",
    arguments: ["a=b", "two\nlines", "$(reboot)", "'\"`\\;", "\u{1B}]0;x\u{7}", "\u{9B}31m", ""])
  func hostile(_ text: String) {
    let names = Self.variables(Self.report()).map(\.name)
    let variables = Self.variables(Self.report(name: text, label: text, step: text))
    #expect(variables.map(\.name) == names)
    for name in ["TIMER_NAME", "TIMER_LABEL", "TIMER_STEP_LABEL"] {
      #expect(variables.first { $0.name == name }?.value == TextWidth.visible(text), "\(name)")
    }
  }
}
