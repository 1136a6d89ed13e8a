package import Reports

extension AttachProgram {
  /// A message to a view.
  package enum Message: Hashable, Sendable {
    /// The timer sent its state.
    case changed(TimerRecord)
    /// The timer refused a command, with the reason.
    case refused(String)
    /// A request to show the state in words for a while.
    case report(String)
    /// A lasting note about a shared timer, such as “offline since 14:03”, until `nil` follows.
    case standing(String?)
    /// The room of a shared timer accepts commands, or no longer does.
    case controlled(Bool)
    /// The connection closed before the timer ended.
    case gone
    /// A scheduled instant was reached.
    case instantReached
  }

  /// An effect of a view.
  package enum Effect: Hashable, Sendable {
    /// Sends a request to the timer.
    case send(ControlRequest)
    /// Tries to connect to the process to which the timer moved.
    case reconnect
  }
}
