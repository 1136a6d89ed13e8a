/// The user's folders according to the XDG Base Directory Specification.
///
/// Variables that aren't absolute paths count as unset, as the specification requires.
package struct XDGFolders: Hashable, Sendable {
  /// The home directory; `nil` if it is unknown.
  package let home: String?
  /// The folder of settings; `nil` without a home directory, like the others.
  package let settings: String?
  /// The folder of the user's own data, such as sounds.
  package let data: String?
  /// The folder of the state of programs.
  package let state: String?

  /// Derives the folders from environment variables.
  package init(environment: (String) -> String?) {
    func folder(_ name: String) -> String? {
      let slash = UInt8(ascii: "/")
      guard let path = environment(name)?.utf8, path.first == slash else { return nil }
      let end = path.lastIndex { $0 != slash }
      return end.map { String(decoding: path[...$0], as: UTF8.self) } ?? ""
    }
    let home = folder("HOME")
    self.home = home
    settings = folder("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" }
    data = folder("XDG_DATA_HOME") ?? home.map { $0 + "/.local/share" }
    state = folder("XDG_STATE_HOME") ?? home.map { $0 + "/.local/state" }
  }

  /// The settings file of `timer`.
  package var timerSettings: String? { settings.map { $0 + "/timer/config.toml" } }

  /// Returns a path for display, with the home directory abbreviated to `~`.
  package func abbreviated(_ path: String) -> String {
    guard let home, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
