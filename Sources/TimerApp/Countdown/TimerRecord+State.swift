internal import Clocks
internal import Countdowns
internal import Reports

extension TimerReport.State {
  /// Creates the state of a countdown as other processes see it.
  init(_ state: TimeManager.State) {
    self =
      switch state {
      case .running: .running
      case .paused: .paused
      case .ringing: .ringing
      case .stopped(nil): .waiting
      case .stopped(.cancelled): .cancelled
      case .stopped: .ended
      }
  }
}

extension TimerRecord {
  /// Sets the times that a countdown in a state has.
  mutating func setTimes(of state: TimeManager.State, ends: WallTime, left: Duration) {
    switch state {
    case .running(let until): (deadline, self.ends) = (until, ends)
    case .ringing(let deadline, _), .stopped(.ended(let deadline)),
      .stopped(.rang(let deadline)), .stopped(.missed(let deadline)),
      .stopped(.acknowledged(let deadline, _)):
      (self.deadline, self.ends, self.left) = (deadline, ends, .zero)
    case .paused, .stopped: self.left = left
    }
  }
}
