internal import Widgets

/// A sheet above the app's page.
enum AppSheet: Hashable, Sendable {
  case settings
  case saved(ListState)
  case form(TimerForm)
  case question(Question)
  /// The keys of the place below.
  case keys

  /// What is asked before something is lost.
  enum Question: Hashable, Sendable {
    /// Whether a timer that runs is closed, by its number.
    case close(id: Int)
    /// Whether the app ends with timers that run.
    case leave
  }
}
