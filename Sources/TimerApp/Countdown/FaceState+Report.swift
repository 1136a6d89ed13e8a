internal import Clocks
internal import Countdowns
internal import Faces
internal import Reports

extension FaceState {
  /// Creates what a face shows of a timer; the wording has the captions.
  init(_ report: TimerReport, _ wording: Wording, at now: WallTime) {
    self.init(
      snapshot: report.snapshot, time: report.time, name: report.shownName,
      caption: wording.caption(report, now: now),
      shortCaption: wording.shortCaption(report, now: now))
    guard report.countsUp else { return }
    (elapsed, direction, isOpen) = (report.elapsed, .filling, report.isOpen)
  }

  /// Returns the window's title.
  func title(named name: String?) -> String {
    let time =
      switch snapshot.phase {
      case .ringing: "Time’s up"
      case .paused: "\(digits) paused"
      case .ready, .running, .ended: digits
      }
    return name.map { "\(time) · \($0)" } ?? time
  }

  /// The share of the time that is gone, in percent; `nil` for a stopwatch without an end.
  var percent: Int? { isOpen ? nil : Int((1 - snapshot.fractionLeft) * 100) }
}

// MARK: - What a report shows

extension TimerReport {
  /// Whether it is a stopwatch without an end.
  var isOpen: Bool { total == nil }

  /// The number of the step among those of all rounds, from 1.
  var stepNumber: Int { (place.round - 1) * place.steps + place.step }

  /// The number of steps in all rounds.
  var stepCount: Int { place.steps * place.rounds }

  /// Whether no step comes after the present one.
  var isLastStep: Bool { stepNumber == stepCount }

  /// The label of the step as it can be shown.
  var shownStepLabel: String? { place.label.flatMap { CountdownSettings.label($0) } }

  /// What it is for and, among steps, which one it is: `Tea · Work 1/8`.
  var shownName: String? {
    let name = label.flatMap { CountdownSettings.label($0) }
    guard stepCount > 1 else { return name }
    let number = "\(stepNumber)/\(stepCount)"
    let step = shownStepLabel.map { "\($0) \(number)" } ?? number
    return name.map { "\($0) · \(step)" } ?? step
  }

  /// The state as a face shows it; without an end, the picture goes round once a minute.
  var snapshot: Snapshot {
    if let left, let total {
      return Snapshot(phase: phase, left: left, total: total, overtime: overtime)
    }
    let minute = Duration.seconds(60)
    let inMinute = elapsed - minute * elapsed.wholeUnits(of: minute)
    return Snapshot(phase: phase, left: minute - inMinute, total: minute)
  }

  private var phase: Snapshot.Phase {
    switch state {
    case .running: .running
    case .paused: .paused
    case .waiting: .ready
    case .ringing: .ringing
    case .ended, .cancelled: .ended
    }
  }
}

// MARK: - Captions

extension Wording {
  /// Returns the line below a face: the length, how it stands, and what keys do.
  func caption(_ report: TimerReport, now: WallTime) -> String {
    let length = lengthWords(report)
    switch report.state {
    case .waiting: return "\(length) · Enter starts it"
    case .paused: return "\(length) · paused · space goes on"
    case .ringing:
      let next = report.isLastStep ? "stop" : "next step"
      return "\(length) · time’s up · Enter \(next) · s snooze"
    case .running, .ended, .cancelled:
      return report.ends.map { "\(length) · \(ends($0, now: now))" } ?? length
    }
  }

  /// Returns what must be known where there is no room for more.
  func shortCaption(_ report: TimerReport, now: WallTime) -> String {
    switch report.state {
    case .waiting: "Enter starts it"
    case .paused: "paused"
    case .ringing: "time’s up · Enter stop"
    case .running, .ended, .cancelled: report.ends.map { ends($0, now: now) } ?? ""
    }
  }

  /// Returns the length of the present step, or what there is instead of one.
  func lengthWords(_ report: TimerReport) -> String {
    report.total.map { length($0) } ?? "stopwatch"
  }
}
