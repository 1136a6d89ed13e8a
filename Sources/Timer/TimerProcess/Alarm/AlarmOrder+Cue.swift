package import Alarms
internal import Clocks
internal import Timers

extension AlarmOrder {
  /// The equivalent cue for a ringer.
  package var cue: Ringer.Cue {
    switch self {
    case .none: .none
    case .ring(let instant): .at(instant.sinceZero)
    case .ringing(let instant): .ringing(since: instant.sinceZero)
    }
  }
}
