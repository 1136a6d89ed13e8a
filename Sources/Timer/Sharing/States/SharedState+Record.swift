package import Clocks
internal import Countdowns
package import Reports

extension SharedState {
  /// The maximum number of warnings.
  static let mostWarnings = 12
  /// The expiry of a state whose end is unknown.
  private static let endlessExpiry = 86_400

  /// Creates the state of a timer at a moment on the record's clock.
  package init(
    _ record: TimerRecord, id: String, sequence: Int, control: Bool, half: Duration?,
    at now: Moment
  ) {
    let report = record.report(at: now)
    self.init(
      id: id, sequence: sequence, phase: record.phase,
      name: SharedText.clean(record.name) ?? Self.unnamed,
      longest: record.longest.inMicroseconds, sent: now.wall.inMicroseconds,
      expiry: Self.expiry(of: report))
    label = record.label.flatMap(SharedText.clean)
    planned = record.total?.inMicroseconds
    (countsUp, showsTenths, takesCommands) = (record.countsUp, record.showsTenths, control)
    self.half = half?.inMicroseconds
    over = isOver ? record.written.inMicroseconds : nil
    setTimes(of: record, report, at: now)
    setStep(report)
  }

  /// The name of a timer without one.
  static let unnamed = "timer"

  private mutating func setTimes(of record: TimerRecord, _ report: TimerReport, at now: Moment) {
    if isOver { elapsed = report.elapsed.inMicroseconds }
    guard !isOpen else {
      origin = phase == .running ? record.origin.map { now.wallTime(of: $0).inMicroseconds } : nil
      elapsed = phase == .running ? nil : report.elapsed.inMicroseconds
      return
    }
    ends = (report.ends ?? record.deadline.map(now.wallTime))?.inMicroseconds
    switch phase {
    case .paused, .waiting, .canceled: (ends, left) = (nil, report.left?.inMicroseconds)
    case .ended where ends == nil: left = report.left?.inMicroseconds
    case .running, .ringing, .ended: break
    }
  }

  private mutating func setStep(_ report: TimerReport) {
    place = report.place
    place.label = place.label.flatMap(SharedText.clean)
    next = report.next.flatMap { $0.label.flatMap(SharedText.clean) }
    nextPlanned = report.next?.length.inMicroseconds
    color = report.tint
    guard let planned else { return }
    let all = report.warnings.map {
      Warning(left: $0.point.left(of: planned).inMicroseconds, color: $0.tint)
    }
    warnings = Array(all.sorted { $0.left < $1.left }.prefix(Self.mostWarnings))
  }

  /// Returns the time after which the broker may discard a state, in seconds.
  private static func expiry(of report: TimerReport) -> Int {
    guard let left = report.left, !report.place.isEndless else { return endlessExpiry }
    let spare = Int(timeShownWhenOver.components.seconds)
    return min(left.wholeUnits(of: .seconds(1)), Int(UInt32.max) - spare) + spare
  }
}

// MARK: - Records

extension SharedState {
  /// Returns the record of the timer as if it ran on this machine.
  ///
  /// `offset` is the time by which the clock of `now` is ahead of the publisher's. The process is a
  /// placeholder.
  package func record(at now: Moment, offset: Duration) -> TimerRecord {
    let clock = ViewerClock(now: now, offset: offset)
    let written = clock.wall(over ?? sent)
    var record = TimerRecord(
      name: name, process: .max, processStart: "shared", boot: "", countsSuspension: true,
      started: written, written: written, phase: phase, longest: longest)
    record.label = label
    (record.countsUp, record.showsTenths, record.total) = (countsUp, showsTenths, planned)
    (record.left, record.elapsed) = (left, elapsed)
    record.ends = ends.map(clock.wall)
    record.deadline = ends.map(clock.instant)
    record.originWall = origin.map(clock.wall)
    record.origin = origin.map(clock.instant)
    if record.left == nil, phase == .ringing || isOver { record.left = .zero }
    record.warnings = warnings.map { Countdowns.Warning(.left($0.left), $0.color) }
    setSteps(of: &record)
    if isOver { (record.status, record.ranFor) = (phase == .canceled ? 1 : 0, elapsed) }
    return record
  }

  /// Sets steps of which only the current and the next one are known.
  private func setSteps(of record: inout TimerRecord) {
    guard place.steps > 1 || place.rounds > 1 || place.label != nil else { return }
    let (index, length) = (place.step - 1, max(planned ?? longest, .microseconds(1)))
    record.steps = Array(repeating: Step(length: length), count: place.steps)
    record.rounds = place.rounds
    record.position = (place.round - 1) * place.steps + index
    record.waits = phase == .waiting
    record.steps[(index + 1) % place.steps] = Step(
      label: next, length: max(nextPlanned ?? length, .microseconds(1)))
    record.steps[index].label = place.label
    record.steps[index].color = color
  }
}

/// The clocks of a viewer.
private struct ViewerClock {
  let now: Moment
  let offset: Duration

  /// Returns a time of the publisher on the viewer's clock, within the years of the calendar.
  func wall(_ time: WallTime) -> WallTime {
    let shifted = time.sinceEpoch + offset
    return WallTime(sinceEpoch: min(max(shifted, .zero), Self.latest))
  }

  private static let latest = Duration.seconds(253_402_214_399)

  func instant(_ time: WallTime) -> Instant {
    let distance = now.wall.duration(to: wall(time))
    let bounded = min(max(distance, .zero - RecordLimits.longest), RecordLimits.longest)
    return now.instant.advanced(by: bounded)
  }
}

extension WallTime {
  /// The time without fractions of a microsecond.
  var inMicroseconds: WallTime { WallTime(sinceEpoch: sinceEpoch.inMicroseconds) }
}
