internal import Countdowns

/// The texts about a timer in a status bar, before the bar's own markup.
struct StatusBarText {
  /// The time, the label and the state, unless the timer is running.
  let full: String
  /// Only the time.
  let short: String
  /// The lines shown on demand.
  let details: [String]

  /// Creates the texts for a report; they are empty without a timer.
  init(_ report: TimerReport?, in zone: Zone) {
    guard let report = report?.inList else {
      (full, short, details) = ("", "", [])
      return
    }
    short = report.currentDigits
    let state = report.state == .running ? nil : "(\(report.state.rawValue))"
    full = [short, report.shownLabel, state].compactMap { $0 }.joined(separator: " ")
    let total = report.overtime > .zero ? nil : report.totalDigits.map { " of \($0)" }
    let end = report.clockWords(in: zone).map { "\(Self.verb(for: report)) \($0)" }
    details = [
      Self.title(of: report), "\(report.state.rawValue), \(short)\(total ?? "")",
      report.place.words, end,
    ].compactMap { $0 }
  }

  private static func title(of report: TimerReport) -> String {
    let label = ShownText.limited(report.label ?? "")
    let name = ShownText.limited(report.name)
    return label.isEmpty || label == name ? name : "\(name): \(label)"
  }

  private static func verb(for report: TimerReport) -> String {
    report.state == .ringing || report.state == .ended ? "ended" : "ends"
  }
}
