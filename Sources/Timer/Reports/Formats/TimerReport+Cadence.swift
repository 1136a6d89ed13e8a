internal import Countdowns

extension TimerReport {
  /// Returns the time until the output changes by itself: at the next line of a cadence, or without
  /// one at the next change of the digits; `nil` if only an event changes it.
  package func timeToChange(every cadence: ReportCadence?) -> Duration? {
    switch state {
    case .running:
      guard let left, let total else {
        return cadence?.timeToChange(elapsed: elapsed) ?? time.timeToChange(overtime: elapsed)
      }
      return cadence.map { $0.timeToChange(left: left, total: total) }
        ?? (countsUp ? time.timeToChange(overtime: elapsed) : time.timeToChange(left: left))
    case .ringing:
      return cadence?.timeToChange(elapsed: overtime) ?? time.timeToChange(overtime: overtime)
    case .paused, .waiting, .ended, .canceled: return nil
    }
  }
}
