internal import Cells
package import Countdowns
package import Reports

/// The state of a timer in one sentence.
package enum StatusWords {
  /// Returns the sentence: `tea: running, 4:10 of 5:00 left, ends 14:32:07`.
  package static func sentence(_ report: TimerReport, in zone: Zone) -> String {
    var parts = ["\(TextWidth.visible(report.name)): \(report.state.rawValue)"]
    if let total = report.totalDigits, report.state != .ended {
      parts.append(
        report.overtime > .zero
          ? "\(time(report.currentDigits)) over"
          : "\(time(report.remainingDigits)) of \(time(total)) left")
    } else {
      parts.append(time(report.elapsedDigits))
    }
    if let clock = report.clockWords(in: zone), report.overtime == .zero {
      parts.append("ends \(clock)")
    }
    if let step = report.place.words { parts.append(step) }
    return ([parts.joined(separator: ", ")] + sharing(of: report, in: zone)).joined(
      separator: " · ")
  }

  /// Returns where a timer is shared, and since when it can't be reached, if it can't.
  private static func sharing(of report: TimerReport, in zone: Zone) -> [String] {
    [
      report.shared.map { "shared as \(TextWidth.visible($0))" },
      report.offlineSince.map {
        let time = zone.civilTime(at: $0).timeOfDay
        return "offline since \(ClockText.clockWords(time, showsSeconds: false))"
      },
    ].compactMap(\.self)
  }

  /// Returns a time with its unit, if it is only a number of seconds.
  private static func time(_ digits: String) -> String {
    digits.contains(":") ? digits : "\(digits) s"
  }
}
