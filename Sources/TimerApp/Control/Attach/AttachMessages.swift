internal import Control
internal import Reports

extension AttachProgram {
  /// An event from outside of a view.
  enum Message: Hashable, Sendable {
    /// The timer has sent its state.
    case changed(TimerRecord)
    /// The timer refuses a command, with the reason.
    case refused(String)
    /// The state, in words, is to be shown for a while.
    case report(String)
    /// The connection has ended, and the timer had not.
    case gone
    /// An instant has arrived at which something changes.
    case instantReached
  }

  /// What only the edge can do for a view.
  enum Effect: Hashable, Sendable {
    /// The timer is asked for something.
    case send(ControlRequest)
  }
}
