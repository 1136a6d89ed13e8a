package import Countdowns
internal import JSON
package import Texts

/// Lines about timers.
extension StatusBar {
  /// Returns a line about a timer in the bar's format, without a line break; without a timer, the
  /// line that empties or hides the bar's module.
  package func line(_ report: TimerReport?, in zone: Zone) -> String {
    let text = StatusBarText(report, in: zone)
    let barClass = StatusBarClass(report)
    let tint = barClass == .running ? report?.shownTint : nil
    return switch self {
    case .waybar: waybar(text, barClass, tint, percent: report?.percentGone ?? 0)
    case .polybar: polybar(text, tint)
    case .i3blocks: i3blocks(text, barClass, tint)
    case .i3statusRust: i3statusRust(text, barClass, tint)
    case .tmux: tmux(text, barClass, tint)
    }
  }

  /// Returns a JSON object; with a tint, its class is a list with the names of the state and the
  /// color.
  private func waybar(
    _ text: StatusBarText, _ barClass: StatusBarClass, _ tint: Tint?, percent: Int
  ) -> String {
    let tooltip = text.details.map(escaped).joined(separator: "\n")
    return JSONValue([
      "text": .string(escaped(text.full)), "tooltip": .string(tooltip),
      "class": tint.map { .array([.string(barClass.rawValue), .string($0.rawValue)]) }
        ?? .string(barClass.rawValue),
      "percentage": .number("\(percent)"),
      "alt": .string(barClass.rawValue),
    ]).description
  }

  private func polybar(_ text: StatusBarText, _ tint: Tint?) -> String {
    let text = escaped(text.full)
    return tint.map { "%{F\(Self.color(of: $0))}\(text)%{F-}" } ?? text
  }

  /// Returns a JSON object in which `urgent` is a string, because i3blocks up to version 1.4 can't
  /// parse literals; all versions pass it on as a boolean.
  private func i3blocks(_ text: StatusBarText, _ barClass: StatusBarClass, _ tint: Tint?) -> String
  {
    var members: [JSONValue.Member] = [
      .init("full_text", .string(escaped(text.full))),
      .init("short_text", .string(text.short)),
    ]
    if let color = Self.color(of: barClass) ?? tint.map(Self.color) {
      members.append(.init("color", .string(color)))
    }
    members.append(.init("urgent", .string(barClass == .ringing ? "true" : "false")))
    members.append(.init("markup", .string("none")))
    return JSONValue.object(members).description
  }

  /// Returns a JSON object with an empty icon: a name missing from the icon set would cause an
  /// error message in place of the text.
  private func i3statusRust(
    _ text: StatusBarText, _ barClass: StatusBarClass, _ tint: Tint?
  ) -> String {
    let full = escaped(text.full)
    // The state already has the theme's red.
    let foreground: String? = tint == .red ? nil : tint.map { Self.color(of: $0) }
    return JSONValue([
      "icon": .string(""), "state": .string(tint == .red ? "Critical" : Self.state(of: barClass)),
      "text": .string(foreground.map { "<span foreground=\"\($0)\">\(full)</span>" } ?? full),
      "short_text": .string(escaped(text.short)),
    ]).description
  }

  private func tmux(_ text: StatusBarText, _ barClass: StatusBarClass, _ tint: Tint?) -> String {
    let text = escaped(text.full)
    return switch barClass {
    case .ringing: "#[fg=red]\(text)#[default]"
    case .lastMinute: "#[fg=yellow]\(text)#[default]"
    default: tint.map { "#[fg=\(Self.color(of: $0))]\(text)#[default]" } ?? text
    }
  }

  /// Returns the color of a tint, for a dark bar.
  private static func color(of tint: Tint) -> String {
    switch tint {
    case .red: "#FF5555"
    case .orange: "#FF9E64"
    case .amber: "#FFC54D"
    case .green: "#8BD17C"
    case .teal: "#5AD1C8"
    case .blue: "#7AA7FF"
    case .purple: "#B79CFF"
    case .pink: "#F48FB1"
    }
  }

  /// Returns the color of a class that needs attention.
  private static func color(of barClass: StatusBarClass) -> String? {
    switch barClass {
    case .ringing: "#FF5555"
    case .lastMinute: "#FFAA00"
    case .paused: "#999999"
    default: nil
    }
  }

  private static func state(of barClass: StatusBarClass) -> String {
    switch barClass {
    case .running: "Info"
    case .paused, .idle: "Idle"
    case .waiting, .ended: "Good"
    case .lastMinute: "Warning"
    case .ringing: "Critical"
    }
  }
}
