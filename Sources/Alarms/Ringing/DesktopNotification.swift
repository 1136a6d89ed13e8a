internal import Glibc

/// A message on the desktop, through the session's bus.
public enum DesktopNotification {
  /// Shows a message by `notify-send`; returns `false` when there is no session or no such program.
  ///
  /// The environment returns a variable's value; an empty one counts as unset.
  @MainActor
  public static func show(
    _ title: String, _ text: String, environment: (String) -> String?
  ) -> Bool {
    guard hasSession(environment),
      let program = SearchPath(environment("PATH")).find("notify-send")
    else { return false }
    return ChildProcess(program, ["--app-name=timer", "--", title, escaped(text)]) != nil
  }

  /// Returns a text in which nothing is markup, which most desktops take it for.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }

  private static func hasSession(_ environment: (String) -> String?) -> Bool {
    if environment("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    guard let folder = environment("XDG_RUNTIME_DIR") else { return false }
    return unsafe access(folder + "/bus", F_OK) == 0
  }
}
