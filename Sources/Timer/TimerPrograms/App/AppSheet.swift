package import Widgets

/// A sheet above the app's page.
package enum AppSheet: Hashable, Sendable {
  case settings
  case saved(ListState)
  case form(TimerForm)
  case question(Question)
  /// The keys of the sheet or page below.
  case keys

  /// A question that confirms a destructive action.
  package enum Question: Hashable, Sendable {
    /// Whether to close the active timer with a tab ID.
    case close(id: Int)
    /// Whether to quit the app with active timers.
    case leave
  }
}
