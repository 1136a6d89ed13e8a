internal import Alarms
internal import Settings
internal import TOML
internal import Texts

/// Where sounds and settings lie, by the XDG Base Directory Specification.
struct SoundPlaces: Hashable, Sendable {
  /// The folder of the user's own sounds; `nil` without a home.
  var sounds: String?
  /// The settings file; `nil` without a home.
  var settings: String?
  /// The folder of what programs remember; `nil` without a home.
  var state: String?
  /// The user's home.
  var home: String?

  /// Works out the places from environment variables; those that aren't absolute count as unset, as
  /// the specification asks for.
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

  /// The sounds that can be chosen.
  var soundLibrary: SoundLibrary { SoundLibrary(folder: sounds, home: home) }

  /// Returns a path as it is said to a person, with `~` for the home.
  func said(_ path: String) -> String {
    guard let home, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Keeps a sound as the chosen one, and returns where.
  func choose(_ name: String) throws(SettingsError) -> String {
    guard let settings else {
      throw .unwritable("neither HOME nor XDG_CONFIG_HOME is set")
    }
    let file = SettingsFile(path: settings)
    try file.save(file.read().setting("sound", to: .string(name)))
    return said(settings)
  }
}
