package import Countdowns
internal import Texts

/// The output format of a status bar.
package enum BarFormat: String, Hashable, Sendable, CaseIterable {
  case waybar, polybar, i3blocks
  case i3statusRust = "i3status-rs"
  case tmux

  /// Returns a line about a timer in the bar's format, without a line break; without a timer, the
  /// line that empties or hides the bar's module.
  package func line(_ report: TimerReport?, in zone: Zone) -> String {
    let text = BarText(report, in: zone)
    let barClass = BarClass(report)
    return switch self {
    case .waybar: Self.waybar(text, barClass, percent: report?.percentGone ?? 0)
    case .polybar: BarMarkup.polybar(text.full)
    case .i3blocks: Self.i3blocks(text, barClass)
    case .i3statusRust: Self.i3statusRust(text, barClass)
    case .tmux: Self.tmux(text, barClass)
    }
  }

  private static func waybar(_ text: BarText, _ barClass: BarClass, percent: Int) -> String {
    let tooltip = text.details.map(BarMarkup.pango).joined(separator: "\n")
    return JSONValue([
      "text": .string(BarMarkup.pango(text.full)),
      "tooltip": .string(tooltip),
      "class": .string(barClass.rawValue),
      "percentage": .number("\(percent)"),
      "alt": .string(barClass.rawValue),
    ]).description
  }

  /// Returns a JSON object in which `urgent` is a string, because i3blocks up to version 1.4 can't
  /// parse literals; all versions pass it on as a boolean.
  private static func i3blocks(_ text: BarText, _ barClass: BarClass) -> String {
    var members: [JSONValue.Member] = [
      .init("full_text", .string(BarMarkup.i3blocks(text.full))),
      .init("short_text", .string(text.short)),
    ]
    if let color = color(of: barClass) { members.append(.init("color", .string(color))) }
    members.append(.init("urgent", .string(barClass == .ringing ? "true" : "false")))
    members.append(.init("markup", .string("none")))
    return JSONValue.object(members).description
  }

  /// Returns a JSON object with an empty icon: a name missing from the icon set would cause an
  /// error message in place of the text.
  private static func i3statusRust(_ text: BarText, _ barClass: BarClass) -> String {
    JSONValue([
      "icon": .string(""),
      "state": .string(state(of: barClass)),
      "text": .string(BarMarkup.pango(text.full)),
      "short_text": .string(BarMarkup.pango(text.short)),
    ]).description
  }

  private static func tmux(_ text: BarText, _ barClass: BarClass) -> String {
    let escaped = BarMarkup.tmux(text.full)
    return switch barClass {
    case .ringing: "#[fg=red]\(escaped)#[default]"
    case .lastMinute: "#[fg=yellow]\(escaped)#[default]"
    default: escaped
    }
  }

  /// Returns the color of a class that needs attention.
  private static func color(of barClass: BarClass) -> String? {
    switch barClass {
    case .ringing: "#FF5555"
    case .lastMinute: "#FFAA00"
    case .paused: "#999999"
    default: nil
    }
  }

  private static func state(of barClass: BarClass) -> String {
    switch barClass {
    case .running: "Info"
    case .paused, .idle: "Idle"
    case .waiting, .ended: "Good"
    case .lastMinute: "Warning"
    case .ringing: "Critical"
    }
  }
}
