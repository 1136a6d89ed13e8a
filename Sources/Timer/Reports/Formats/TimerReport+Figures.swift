internal import Cells
internal import Clocks
package import Countdowns
internal import Texts

extension TimerReport {
  /// The remaining time in digits; the elapsed time of a stopwatch without an end.
  package var remainingDigits: String { left.map { time.text(left: $0) } ?? elapsedDigits }

  /// The elapsed time in digits, rounded down.
  package var elapsedDigits: String { time.text(elapsed: max(.zero, elapsed)) }

  /// The total length in digits; `nil` for a stopwatch without an end.
  package var totalDigits: String? { total.map { time.text(left: $0) } }

  /// The time since the deadline in digits, with a plus sign; `nil` before it.
  package var overtimeDigits: String? { overtime > .zero ? time.text(overtime: overtime) : nil }

  /// The time of interest in digits: the elapsed time of a stopwatch, otherwise the remaining time.
  package var watchedDigits: String { countsUp ? elapsedDigits : remainingDigits }

  /// The overtime in digits, or before the deadline the time of interest.
  package var currentDigits: String { overtimeDigits ?? watchedDigits }

  /// The same report with times of at least minutes and seconds, for a list.
  package var inList: TimerReport {
    var report = self
    report.time = time.withMinutes
    return report
  }

  /// The remaining time in whole seconds, rounded up; the elapsed time of a stopwatch without an
  /// end, rounded down.
  package var wholeSeconds: Int {
    let second = Duration.seconds(1)
    return left?.rounded(up: second).wholeUnits(of: second) ?? elapsed.wholeUnits(of: second)
  }

  /// The remaining share of the time, from `0.000` to `1.000`, rounded up so that only the end is
  /// zero; `nil` for a stopwatch without an end.
  package var fractionLeft: String? {
    guard let (left, total) = parts else { return nil }
    let thousandths = total > 0 ? (left * 1000 + total - 1) / total : 0
    return "\(thousandths / 1000)." + NumberText.padded(Int(thousandths % 1000), to: 3)
  }

  /// The elapsed share of the time in whole percent, rounded down so that only the end is 100;
  /// `nil` for a stopwatch without an end.
  package var percentGone: Int? {
    guard let (left, total) = parts else { return nil }
    return total > 0 ? Int((total - left) * 100 / total) : 100
  }

  /// The length of each finished lap.
  package var lapLengths: [Duration] { zip(laps, [.zero] + laps).map { max(.zero, $0 - $1) } }

  /// The time since the end of the last lap.
  package var currentLap: Duration { max(.zero, elapsed - (laps.last ?? .zero)) }

  /// The time since the end of the last lap in digits, rounded down.
  package var lapDigits: String { time.text(elapsed: currentLap) }

  /// Returns the wall-clock time of the deadline, with the day if it differs from that of the
  /// report; `nil` while it is unknown.
  package func clockWords(in zone: Zone) -> String? {
    guard let ends else { return nil }
    let now = ends.advanced(by: overtime - (left ?? .zero))
    return ClockText.words(for: ends, now: now, in: zone)
  }

  /// The remaining and the total time in attoseconds.
  private var parts: (left: Int128, total: Int128)? {
    guard let left, let total else { return nil }
    let whole = max(0, total.attoseconds)
    return (min(max(0, left.attoseconds), whole), whole)
  }
}

extension TimerReport {
  /// The label of the step, or otherwise of the timer, as a status bar shows it; `nil` if it has no
  /// visible characters.
  var shownLabel: String? {
    let labels = [place.label, label].compactMap { $0 }.map { ShownText.limited($0) }
    return labels.first { !$0.isEmpty }
  }
}
