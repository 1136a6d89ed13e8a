import Clocks
import Countdowns
import TestSupport

@testable import Reports

/// Texts that a reader could mistake for markup, commands or control sequences.
let hostileTexts = [
  "%{A1:rm -rf:}click%{A}", "%%{F#f00}", "%pid%", "#(reboot)", "#[fg=red]", "##[fg=red]#{host}#",
  "<b>&\"'</b>", "&amp;", "\",\"urgent\":\"true", "back\\slash \\n \\u0022", "two\nlines\r\n",
  "\u{1B}]0;x\u{7}", "\u{9B}31m", "{{total}}", "{total}", "\u{202E}evil\u{202C}", "a\u{2028}b",
  "\0\u{7F}", "e\u{301}\u{200B}\u{FEFF}", "👩‍👩‍👧‍👦🇩🇪", String(repeating: "日本", count: 400),
  "a" + String(repeating: "\u{301}", count: 5000), String(repeating: "\u{1B}", count: 80),
  String(repeating: "\u{202E}", count: 3000), "", " ",
]

/// A clock an hour east of UTC.
let zone = Zone.fixed(secondsEast: 3600)

/// 2026-11-21 14:32:07 in that zone.
let sampleEnd = WallTime(epochSeconds: 1_795_267_927)

extension TimerReport {
  /// A countdown of 20 min with 12:34 left.
  static func sample(
    name: String = "tea", label: String? = nil, state: State = .running,
    left: Duration = .seconds(754), total: Duration = .seconds(1200),
    overtime: Duration = .zero, place: StepPlace = .only, laps: [Duration] = []
  ) -> TimerReport {
    TimerReport(
      name: name, label: label, state: state, left: left, total: total, elapsed: total - left,
      overtime: overtime, ends: state == .paused ? nil : sampleEnd, place: place, laps: laps,
      time: TimeText(total: total))
  }

  /// A stopwatch without an end, after 5:12.5.
  static func stopwatch(laps: [Duration] = []) -> TimerReport {
    TimerReport(
      name: "run", state: .running, left: nil, total: nil, elapsed: .milliseconds(312_500),
      countsUp: true, laps: laps, time: TimeText(total: .seconds(600)))
  }

  /// A random report with hostile texts.
  static func random(_ generator: inout SeededGenerator) -> TimerReport {
    let isOpen = Int.random(in: 0..<8, using: &generator) == 0
    let total = Duration.random(upTo: .seconds(40_000), &generator)
    let isOver = Bool.random(using: &generator)
    let left = isOver ? Duration.zero : Duration.random(upTo: total, &generator)
    let since = Duration.random(upTo: .seconds(5000), &generator)
    let later = Duration.random(upTo: .seconds(200_000), &generator)
    let state = State.allCases.randomElement(using: &generator) ?? .running
    let hasEnd = !isOpen && Bool.random(using: &generator)
    let laps = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
      Duration.random(upTo: total, &generator)
    }
    return TimerReport(
      name: hostileTexts.randomElement(using: &generator) ?? "",
      label: Bool.random(using: &generator) ? hostileTexts.randomElement(using: &generator) : nil,
      state: state,
      left: isOpen ? nil : left, total: isOpen ? nil : total, elapsed: total - left,
      overtime: left == .zero ? since : .zero,
      ends: hasEnd ? sampleEnd.advanced(by: later) : nil,
      countsUp: isOpen, place: StepPlace.random(&generator), laps: laps.sorted(),
      time: TimeText(total: total, showsTenths: Bool.random(using: &generator)))
  }
}

extension TimerReport.StepPlace {
  static func random(_ generator: inout SeededGenerator) -> Self {
    let steps = Int.random(in: 1...9, using: &generator)
    let rounds = Int.random(in: 1...4, using: &generator)
    return Self(
      step: .random(in: 1...steps, using: &generator), steps: steps,
      round: .random(in: 1...rounds, using: &generator), rounds: rounds,
      label: Bool.random(using: &generator) ? hostileTexts.randomElement(using: &generator) : nil)
  }
}

extension Duration {
  /// Returns a random nonnegative duration, in whole seconds or with full precision.
  static func random(upTo longest: Duration, _ generator: inout SeededGenerator) -> Duration {
    let exact = Duration(
      attoseconds: .random(in: 0...longest.attoseconds, using: &generator))
    return Bool.random(using: &generator) ? exact : .seconds(exact.components.seconds)
  }
}
