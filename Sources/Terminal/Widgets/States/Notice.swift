package import Clocks
package import Scenes

/// A message that is shown for a while.
package struct Notice: Hashable, Sendable {
  package static let usualTime = Duration.seconds(4)

  package var text: String
  /// The instant at which it disappears.
  package var until: Instant
  /// The role of its color.
  package var role: Theme.Role

  /// Creates a notice that is shown for a time from a moment on.
  package init(
    _ text: String, _ role: Theme.Role = .accent, for time: Duration = usualTime, at now: Moment
  ) {
    (self.text, self.role, until) = (text, role, now.instant.advanced(by: time))
  }
}

extension Notice? {
  /// Removes a notice whose time is over.
  package mutating func expire(at now: Moment) {
    if let notice = self, notice.until <= now.instant { self = nil }
  }
}

extension Notice: Widget {
  package func draw(in context: inout DrawContext) {
    context.text(text, style: context.theme.style(role))
    context.changes(at: until)
  }
}
