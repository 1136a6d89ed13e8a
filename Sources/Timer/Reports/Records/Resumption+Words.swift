package import Clocks
package import Countdowns

extension Resumption {
  /// Returns a sentence without a period, such as `Tea would have ended 12 min ago, at 14:32:07`.
  ///
  /// Labels of steps are included as they are; the caller has to escape control characters.
  package func sentence(
    name: String, of record: TimerRecord, at now: WallTime, in zone: Zone
  ) -> String {
    let kept = PastWords.ago(RecordLimits.bounded(record.written.duration(to: now)))
    func clock(_ time: WallTime) -> String { ClockText.words(for: time, now: now, in: zone) }
    switch self {
    case .lives: return "\(name) is \(Self.word(for: record.phase)), in process \(record.process)"
    case .running(let left, let position, .now):
      return "\(name): \(PastWords.left(left)) left\(Self.place(position, of: record))"
    case .running(let left, let position, .written):
      let place = Self.place(position, of: record)
      return "\(name) had \(PastWords.left(left)) left\(place) when it was last saved, \(kept)"
    case .paused(let left):
      let place = Self.place(record.position, of: record)
      return "\(name) was paused with \(PastWords.left(left)) left\(place), \(kept)"
    case .stopwatch(let elapsed, .now): return "\(name): \(PastWords.counted(elapsed)) counted"
    case .stopwatch(let elapsed, .written):
      return "\(name) had counted \(PastWords.counted(elapsed)) when it was last saved, \(kept)"
    case .pausedStopwatch(let elapsed):
      return "\(name) was paused at \(PastWords.counted(elapsed)), \(kept)"
    case .waiting(let position, let since):
      let step = Self.step(position, of: record) ?? "the next step"
      return "\(name) is waiting to start \(step), due \(PastWords.ago(since))"
    case .over(let since, let ends) where record.phase == .ringing:
      return "\(name) ended \(PastWords.ago(since)), at \(clock(ends)); its alarm was cut off"
    case .over(let since, let ends):
      return "\(name) would have ended \(PastWords.ago(since)), at \(clock(ends))"
    case .ended(let since, let time):
      return "\(name) ended \(PastWords.ago(since)), at \(clock(time))"
    case .canceled(let since):
      return "\(name) was canceled \(PastWords.ago(since))"
    case .tooOld(let age):
      return "\(name) is too old: it was abandoned \(PastWords.ago(age))"
    }
  }

  private static func word(for phase: TimerReport.State) -> String {
    switch phase {
    case .running, .paused, .waiting, .ringing: phase.rawValue
    case .ended, .canceled: "over"
    }
  }

  /// Returns the words that name a step after a time; empty for a simple countdown.
  private static func place(_ position: Int, of record: TimerRecord) -> String {
    step(position, of: record).map { " in \($0)" } ?? ""
  }

  /// Returns the words for the place of a step; `nil` if there is only one step.
  private static func step(_ position: Int, of record: TimerRecord) -> String? {
    record.stepCount > 1 ? record.place(at: position).words : nil
  }
}
