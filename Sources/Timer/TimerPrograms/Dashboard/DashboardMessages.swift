package import Clocks
package import Countdowns
package import Reports

/// A message to a dashboard.
package enum DashboardMessage: Hashable, Sendable {
  /// A timer sent its state, with instants of the dashboard's clock.
  case changed(TimerRecord)
  /// A timer refused a command, with the reason.
  case refused(String, reason: String)
  /// A timer closed its connection.
  case closed(String)
  /// A timer has no free connection, or isn't ready yet; it is tried again at an instant.
  case isBusy(until: Instant)
  /// A notice.
  case note(String)
  /// A scheduled instant was reached.
  case instantReached
  /// The wall clock was set, or the machine was suspended.
  case wallClockChanged
}

/// A command of the user to a dashboard.
package enum DashboardCommand: Hashable, Sendable {
  /// A command for the selected timer.
  case timer(TimerCommand)
  /// Shows the selected timer alone.
  case open
  /// Cancels the selected timer after a confirmation, or removes one that is over.
  case remove
  case confirm, decline
  case newTimer, showKeys, hideKeys, leave
  /// A command for the timer that is shown alone.
  case view(CountdownKeyCommand)
}

/// The panes and items of a dashboard.
package enum DashboardOwner: Hashable, Sendable {
  case heading, list, empty, footer, notice, question, keys
  /// A timer by its name.
  case timer(String)
  /// A row of the key list.
  case key(Int)
  case button(DashboardCommand)
  /// An item of the timer that is shown alone.
  case view(CountdownOwner)
}

/// An effect of a dashboard.
package enum DashboardEffect: Hashable, Sendable {
  /// Sends a request to the timer with a name.
  case send(String, ControlRequest)
  /// Looks for timers that aren't followed yet.
  case search
  /// Asks all timers for their state.
  case refresh
  /// Opens the app after the dashboard has left the terminal.
  case openApp
}
