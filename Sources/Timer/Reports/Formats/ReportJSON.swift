internal import Cells
internal import Clocks
package import Countdowns
internal import JSON
internal import Texts

/// Formats a report as a JSON object on one line of fewer than 4000 bytes.
///
/// Members keep their names and meanings as long as `v` stays the same; new ones may be added.
/// Without a timer, the object has only the members `v` and `state`, and the state is `idle`.
package enum ReportJSON {
  /// The version of the schema.
  package static let version = 1
  /// The maximum number of laps in the list, which are the most recent ones.
  package static let lapLimit = 20
  /// The maximum number of bytes of a quoted text; longer ones end with an ellipsis.
  static let textLimit = 900
  private static let addressLimit = 256

  /// A member of the object, in output order.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    case version = "v"
    case name, label, state, remaining, total, elapsed, overtime, fraction, percent, ends, text
    case step, color, stopwatch, laps, lapCount, shared, offlineSince

    /// The one-line description in the manual.
    package var help: String {
      switch self {
      case .version: "version of the schema: \(ReportJSON.version)"
      case .name: "name by which the timer is controlled"
      case .label: "label of the timer, or null"
      case .state: "running, paused, waiting, ringing, ended, canceled, or idle without a timer"
      case .remaining: "remaining seconds, exact; null for a stopwatch without an end"
      case .total: "total seconds with added and removed time, or null"
      case .elapsed: "elapsed seconds, without pauses"
      case .overtime: "seconds since the end; 0 before it"
      case .fraction: "share of the time that is left, from 1.000 to 0.000, or null"
      case .percent: "whole percent of the time that is gone, from 0 to 100, or null"
      case .ends: "end in ISO 8601 with the local offset; null while unknown"
      case .text: "remaining time in digits; the elapsed time of a stopwatch without an end"
      case .step:
        "object of index, count, label (or null), round, rounds (null if endless), counted from 1"
      case .color: "name of the color of a reached warning or of the step, such as teal, or null"
      case .stopwatch: "whether the timer counts up"
      case .laps: "seconds of each finished lap, the last \(ReportJSON.lapLimit) at most"
      case .lapCount: "number of finished laps"
      case .shared: "address of the room of a shared timer; else there is no such member"
      case .offlineSince:
        "time in ISO 8601 since which it has been unreachable; else there is no such member"
      }
    }
  }

  /// Returns the line about a timer, or about no timer if `nil`, without a line break.
  package static func line(_ report: TimerReport?, in zone: Zone) -> String {
    guard let report else {
      return JSONValue([
        Key.version.rawValue: .number("\(version)"), Key.state.rawValue: .string("idle"),
      ]).description
    }
    let members = Key.allCases.compactMap { key in
      value(of: key, report, in: zone).map { JSONValue.Member(key.rawValue, $0) }
    }
    return escaped(JSONValue.object(members).description)
  }
}

// MARK: - Values

extension ReportJSON {
  /// Returns the value of a member; `nil` if the object lacks it.
  private static func value(of key: Key, _ report: TimerReport, in zone: Zone) -> JSONValue? {
    switch key {
    case .version: .number("\(version)")
    case .name: text(report.name)
    case .label: text(report.label)
    case .state: .string(report.state.rawValue)
    case .remaining: seconds(report.left)
    case .total: seconds(report.total)
    case .elapsed: seconds(report.elapsed)
    case .overtime: seconds(report.overtime)
    case .fraction: report.fractionLeft.map { .number($0) } ?? .null
    case .percent: report.percentGone.map { .number("\($0)") } ?? .null
    case .ends: report.ends.map { .string(ClockText.iso8601($0, in: zone)) } ?? .null
    case .text: .string(report.remainingDigits)
    case .step: step(report.place)
    case .color: report.shownTint.map { .string($0.rawValue) } ?? .null
    case .stopwatch: .boolean(report.countsUp)
    case .laps: .array(report.lapLengths.suffix(lapLimit).map { seconds($0) })
    case .lapCount: .number("\(report.laps.count)")
    case .shared: report.shared.map { text($0, limit: addressLimit) }
    case .offlineSince: report.offlineSince.map { .string(ClockText.iso8601($0, in: zone)) }
    }
  }

  private static func step(_ place: TimerReport.StepPlace) -> JSONValue {
    JSONValue([
      "index": .number("\(place.step)"),
      "count": .number("\(place.steps)"),
      "label": text(place.label),
      "round": .number("\(place.round)"),
      "rounds": place.isEndless ? .null : .number("\(place.rounds)"),
    ])
  }

  private static func seconds(_ duration: Duration?) -> JSONValue {
    duration.map { .number(SecondsText.text(max(.zero, $0))) } ?? .null
  }

  /// Returns a text, truncated where its escaped form would exceed the limit.
  private static func text(_ text: String?, limit: Int = textLimit) -> JSONValue {
    guard let text else { return .null }
    let bytes = text.unicodeScalars.reduce(0) { $0 + Self.bytes(of: $1) }
    guard bytes > limit else { return .string(text) }
    var kept = String.UnicodeScalarView()
    var left = limit - "…".utf8.count
    for scalar in text.unicodeScalars {
      left -= Self.bytes(of: scalar)
      guard left >= 0 else { break }
      kept.append(scalar)
    }
    return .string(String(kept) + "…")
  }
}

// MARK: - Escaping

extension ReportJSON {
  /// Returns the line with bidirectional control characters escaped; other control characters
  /// already are.
  private static func escaped(_ line: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if TextWidth.visible(scalar) == scalar {
        result.append(scalar)
      } else {
        result.append(contentsOf: "\\u\(String(scalar.value, radix: 16))".unicodeScalars)
      }
    }
    return String(result)
  }

  /// Returns the maximum number of bytes that a scalar takes in the line.
  private static func bytes(of scalar: Unicode.Scalar) -> Int {
    if TextWidth.visible(scalar) != scalar { return "\\u0000".utf8.count }
    return scalar == "\"" || scalar == "\\" ? 2 : UTF8.width(scalar)
  }
}
