internal import Alarms
internal import Settings
internal import TOML
internal import Texts

/// The paths of sounds, settings and state, according to the XDG Base Directory Specification.
struct AppPaths: Hashable, Sendable {
  /// The folder of the user's own sounds; `nil` without a home directory.
  var sounds: String?
  /// The settings file; `nil` without a home directory.
  var settings: String?
  /// The folder for program state; `nil` without a home directory.
  var state: String?
  /// The user's home directory.
  var home: String?

  /// Derives the paths from environment variables; those that aren't absolute paths count as unset,
  /// as the specification requires.
  init(environment: (String) -> String?) {
    func folder(_ name: String) -> String? {
      guard let path = environment(name), PathText.isAbsolute(path) else { return nil }
      let end = path.lastIndex { $0 != "/" }
      return end.map { String(path[...$0]) } ?? ""
    }
    let home = folder("HOME")
    self.home = home
    sounds = (folder("XDG_DATA_HOME") ?? home.map { $0 + "/.local/share" }).map {
      $0 + "/timer/sounds"
    }
    state = (folder("XDG_STATE_HOME") ?? home.map { $0 + "/.local/state" }).map { $0 + "/timer" }
    settings = (folder("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" }).map {
      $0 + "/timer/config.toml"
    }
  }

  /// The library of available sounds.
  var soundLibrary: SoundLibrary { SoundLibrary(folder: sounds, home: home) }

  /// Returns a path for display, with the home directory abbreviated to `~`.
  func said(_ path: String) -> String {
    guard let home, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Saves the chosen sound, and returns the path of the settings file for display.
  func choose(_ name: String) throws(SettingsError) -> String {
    guard let settings else {
      throw .unwritable("neither HOME nor XDG_CONFIG_HOME is set")
    }
    let file = SettingsFile(path: settings)
    try file.save(file.read().setting("sound", to: .string(name)))
    return said(settings)
  }
}
