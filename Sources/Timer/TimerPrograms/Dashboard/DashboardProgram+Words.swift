internal import Cells
internal import Clocks
internal import Countdowns
internal import Faces
internal import Reports
internal import Timers

extension DashboardProgram {
  /// Returns the title of a timer: its name, or `Timer 2` for one that has only a number.
  func title(ofTimer name: String) -> String {
    Int(name) == nil ? TextWidth.visible(name) : "Timer \(name)"
  }

  /// Returns the title of a timer with its step, such as `Tea · Work · round 1 of 4`.
  func fullTitle(_ report: TimerReport) -> String {
    [title(ofTimer: report.name), report.place.words].compactMap(\.self).joined(separator: " · ")
  }

  /// Returns the title of a timer with its step or, if that doesn’t fit, only with the step’s label.
  func title(_ report: TimerReport, within columns: Int) -> String {
    let full = fullTitle(report)
    guard TextWidth.columns(of: full) > columns, report.place.words != nil,
      let label = report.place.label.map({ TextWidth.visible($0) }), !label.isEmpty
    else { return full }
    return "\(title(ofTimer: report.name)) · \(label)"
  }

  /// Returns the state of a timer in a few words: its end while it is running.
  func stateWords(_ entry: Dashboard.Entry, _ report: TimerReport, at now: Moment) -> String {
    if entry.isLost { return "interrupted" }
    switch report.state {
    case .running: return entry.ends.map { wording(of: entry).ends($0, now: now.wall) } ?? "running"
    case .paused: return "paused"
    case .waiting: return "waits for Enter"
    case .ringing:
      guard entry.name == dashboard.selection else { return EndWords.text }
      return "\(EndWords.text) · Enter \(report.isLastStep ? "stops" : "continues")"
    case .ended: return entry.isOver ? "done" : "its command is running"
    case .canceled: return report.countsUp ? "stopped" : "canceled"
    }
  }

  /// Returns the wording of sentences about a timer.
  func wording(of entry: Dashboard.Entry) -> Wording {
    Wording(name: nil, zone: zone, isExact: entry.record.target == nil)
  }

  var headingWords: String {
    let count = dashboard.runningCount
    return count == 0 ? "No running timers" : "Running · \(count)"
  }

  /// The question whether to cancel a timer.
  var questionWords: String {
    guard let question, let entry = dashboard.entry(named: question) else { return "" }
    return "\(entry.record.countsUp ? "Stop" : "Cancel") \(title(ofTimer: question))?"
  }

  /// Returns a timer in one spoken sentence.
  func spoken(_ entry: Dashboard.Entry, at now: Moment) -> String {
    let report = entry.record.report(at: now)
    let time = entry.isOver ? nil : report.currentDigits
    return [fullTitle(report), time, stateWords(entry, report, at: now)].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// Returns all timers in words.
  func spokenList(at now: Moment) -> String {
    ([headingWords] + dashboard.entries.map { spoken($0, at: now) }).joined(separator: "; ")
  }
}
