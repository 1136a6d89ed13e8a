/// A desktop notification, and the arguments with which `notify-send` shows it.
package struct DesktopNotification: Hashable, Sendable {
  /// The importance; a critical notification stays until it is closed.
  package enum Urgency: String, Hashable, Sendable {
    case normal, critical
  }

  /// A button.
  package struct Action: Hashable, Sendable {
    /// The name that `notify-send` prints when the button is pressed; a word.
    package var name: String
    package var label: String

    package init(name: String, label: String) { (self.name, self.label) = (name, label) }
  }

  /// The options that an installed `notify-send` is assumed to have.
  package enum Options {
    /// Those of 0.8, which has buttons and replaces notifications.
    case all
    /// Those of 0.7.
    case basic
  }

  package var title: String
  package var text: String
  package var urgency: Urgency
  /// The category, by which users can set rules; not one of the standard ones, which are about
  /// devices and messages.
  package var category: String
  /// The buttons, where the desktop supports them.
  package var actions: [Action]

  /// The name of an icon that icon themes have.
  private static let icon = "appointment-soon"

  package init(
    title: String, text: String, urgency: Urgency = .normal, category: String,
    actions: [Action] = []
  ) {
    (self.title, self.text, self.urgency) = (title, text, urgency)
    (self.category, self.actions) = (category, actions)
  }

  /// Returns the arguments of `notify-send`, which replaces the notification with an ID.
  package func arguments(_ options: Options = .all, replacing id: String? = nil) -> [String] {
    var words = ["--urgency=\(urgency.rawValue)", "--icon=\(Self.icon)", "--category=\(category)"]
    // The alarm itself is the sound.
    if urgency == .critical { words += ["--hint=boolean:suppress-sound:true", "--expire-time=0"] }
    if options == .all {
      words += ["--app-name=timer", "--print-id"] + (id.map { ["--replace-id=\($0)"] } ?? [])
      words += actions.map { "--action=\($0.name)=\($0.label)" }
    }
    return words + ["--", title, Self.escaped(text)]
  }

  /// Returns a text with markup escaped, since most desktops interpret it; a title has none.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
