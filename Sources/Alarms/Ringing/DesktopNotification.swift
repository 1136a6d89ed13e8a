internal import Glibc

/// Desktop notifications through the session bus.
package enum DesktopNotification {
  /// Shows a message with `notify-send`; returns `false` if there is no session or the program is
  /// missing.
  ///
  /// `environment` returns a variable's value; an empty one counts as unset.
  @MainActor
  package static func show(
    _ title: String, _ text: String, environment: (String) -> String?
  ) -> Bool {
    guard hasSession(environment),
      let program = SearchPath(environment("PATH")).find("notify-send")
    else { return false }
    // The message may be sent when the program is about to end.
    let words = ["--app-name=timer", "--", title, escaped(text)]
    return ChildProcess(program, words, endsWithProgram: false) != nil
  }

  /// Returns a text with markup escaped, since most desktops interpret it.
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

  private static func hasSession(_ environment: (String) -> String?) -> Bool {
    if environment("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    guard let folder = environment("XDG_RUNTIME_DIR") else { return false }
    return unsafe access(folder + "/bus", F_OK) == 0
  }
}
