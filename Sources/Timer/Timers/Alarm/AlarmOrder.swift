package import Clocks
package import Countdowns

/// An order to the alarm.
package enum AlarmOrder: Hashable, Sendable {
  case none
  case ring(at: Instant)
  /// Ring now, since the deadline was reached.
  case ringing(since: Instant)

  package init(_ state: TimeManager.State) {
    switch state {
    case .running(let until): self = .ring(at: until)
    case .ringing(let deadline, _): self = .ringing(since: deadline)
    case .paused, .stopped: self = .none
    }
  }
}
