package import Clocks
package import Countdowns
package import Faces
package import Reports
internal import Texts

extension FaceState {
  package init(_ report: TimerReport, _ captions: FaceCaptions, _ look: Look) {
    self.init(snapshot: report.snapshot, time: report.time)
    (direction, isStill) = (look.direction, look.isStill)
    (name, shortName, dots) = (report.faceName, report.place.shortWords, report.place.dots)
    if report.state == .running || report.state == .paused {
      next = report.next.map { "next: \(RoutineWords.words($0))" }
    }
    (caption, shortCaption, largeCaption) = (captions.caption, captions.short, captions.large)
    (otherCaption, otherShortCaption) = (captions.other, captions.otherShort)
    captionBelowLarge = captions.belowLarge
    showsProgress = look.showsProgress
    showsOvertime = look.showsOvertime
    flashes = look.flashes
    tint = report.tint
    (warning, followsUrgency) = (report.warning, report.warnings.isEmpty)
    if report.countsUp {
      (elapsed, direction, isOpen) = (report.elapsed, .filling, report.isOpen)
      time.showsTenths = report.time.showsTenths || look.stopwatchShowsTenths
    }
    if look.hasEffects, !look.isStill {
      effects = FaceEffects(after: report.elapsed + report.overtime)
    }
  }

  /// Returns the window's title, which changes each second at most.
  package func title(named name: String?) -> String {
    var whole = self
    whole.time = time.inWholeSeconds.withMinutes
    let time =
      switch snapshot.phase {
      case .ringing: "Time’s up"
      case .paused: "\(whole.digits) paused"
      case .ready, .running, .ended: whole.digits
      }
    return name.map { "\(time) · \($0)" } ?? time
  }

  /// The elapsed share of the total time in percent; `nil` for a stopwatch without an end.
  package var percent: Int? { isOpen ? nil : Int((1 - snapshot.fractionLeft) * 100) }
}

// MARK: - Reports

extension TimerReport {
  /// Whether it is a stopwatch without an end.
  package var isOpen: Bool { total == nil }

  /// The number of the current step in all rounds, from 1.
  var stepNumber: Int { (place.round - 1) * place.steps + place.step }

  /// The number of steps in all rounds.
  var stepCount: Int { place.steps * place.rounds }

  package var isLastStep: Bool { stepNumber == stepCount }

  /// The step and the round, which change, and then the label, such as `Work 1/4 · Tea`.
  var faceName: String? {
    let parts = [place.shortWords, label.flatMap { CountdownSettings.label($0) }]
      .compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// The label, the step and the round, such as `Tea · Work · round 1 of 4`.
  package var shownName: String? {
    let parts = [label.flatMap { CountdownSettings.label($0) }, place.words].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// The current step, as the end of a sentence; empty for a timer without steps.
  package var stepSuffix: String {
    guard let words = place.words else { return "" }
    if state == .canceled { return ", in \(words)" }
    return isLastStep ? ", the last of \(stepCount) steps" : ", \(words)"
  }

  /// The snapshot shown by a face; without an end, the picture completes a turn each minute.
  package var snapshot: Snapshot {
    if let left, let total {
      return Snapshot(phase: phase, left: left, total: total, overtime: overtime)
    }
    let minute = Duration.seconds(60)
    let inMinute = elapsed - minute * elapsed.wholeUnits(of: minute)
    return Snapshot(phase: phase, left: minute - inMinute, total: minute)
  }

  /// Returns the report as it would be after a pause or, if it is paused, after its end; `nil` in
  /// other states.
  func otherStateOfPause(at now: WallTime) -> TimerReport? {
    var other = self
    switch state {
    case .running: (other.state, other.ends) = (.paused, nil)
    case .paused: (other.state, other.ends) = (.running, left.map { now.advanced(by: $0) })
    case .waiting, .ringing, .ended, .canceled: return nil
    }
    return other
  }

  private var phase: Snapshot.Phase {
    switch state {
    case .running: .running
    case .paused: .paused
    case .waiting: .ready
    case .ringing: .ringing
    case .ended, .canceled: .ended
    }
  }
}

// MARK: - Captions

extension Wording {
  /// Returns the caption below a face: the length, the state, and the keys.
  package func caption(_ report: TimerReport, now: WallTime) -> String {
    let length = lengthWords(report)
    switch report.state {
    case .waiting: return "\(length) · Enter starts it"
    case .paused: return "\(length) · paused · space resumes"
    case .ringing: return "\(length) · \(ringingCaption(report)) · s snooze"
    case .running, .ended, .canceled:
      return report.ends.map { "\(length) · \(ends($0, now: now))" } ?? length
    }
  }

  /// Returns the short caption, for a face with little room.
  package func shortCaption(_ report: TimerReport, now: WallTime) -> String {
    switch report.state {
    case .waiting: "Enter starts it"
    case .paused: "paused"
    case .ringing: ringingCaption(report)
    case .running, .ended, .canceled: report.ends.map { ends($0, now: now) } ?? ""
    }
  }

  /// Returns the end or the state in a few words, for a tall window: `ends 14:32`, `paused`, `time is
  /// up` or `ended 14:32`; `nil` for a stopwatch without an end.
  package func largeCaption(_ report: TimerReport, now: WallTime) -> String? {
    guard !report.isOpen else { return nil }
    let clock =
      report.ends.map { ClockText.words(for: $0, now: now, in: zone, showsSeconds: false) } ?? ""
    return switch report.state {
    case .running: "ends \(clock)"
    case .paused: "paused"
    case .ringing: EndWords.large
    case .ended: "ended \(clock)"
    case .waiting, .canceled: ""
    }
  }

  /// Returns the caption below the large one, which already states the end or the pause.
  func captionBelowLarge(_ report: TimerReport, now: WallTime) -> String {
    switch report.state {
    case .running, .ended: lengthWords(report)
    case .paused: "\(lengthWords(report)) · space resumes"
    case .waiting, .ringing, .canceled: caption(report, now: now)
    }
  }

  private func ringingCaption(_ report: TimerReport) -> String {
    "\(EndWords.text) · Enter \(report.isLastStep ? "stop" : "next step")"
  }

  /// Returns the position of a step, if there are several, with its length.
  package func step(_ place: TimerReport.StepPlace, length: String) -> String {
    place.words.map { "\($0) · \(length)" } ?? length
  }

  /// Returns the length of the current step in words, or `stopwatch` if it has none.
  package func lengthWords(_ report: TimerReport) -> String {
    report.total.map { length($0) } ?? "stopwatch"
  }
}
