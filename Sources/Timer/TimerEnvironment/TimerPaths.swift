package import Alarms
internal import Files
package import Settings
internal import TOML

/// The paths of sounds, settings and state, according to the XDG Base Directory Specification.
package struct TimerPaths: Hashable, Sendable {
  /// The folder of the user's own sounds; `nil` without a home directory.
  package var sounds: String?
  /// The settings file; `nil` without a home directory.
  package var settings: String?
  /// The folder for program state; `nil` without a home directory.
  package var state: String?
  /// The user's home directory.
  var home: String?

  private let folders: XDGFolders

  /// Derives the paths from environment variables.
  package init(environment: (String) -> String?) {
    folders = XDGFolders(environment: environment)
    home = folders.home
    sounds = SoundLibrary(folders).folder
    state = folders.state.map { $0 + "/timer" }
    settings = folders.timerSettings
  }

  /// The library of available sounds.
  package var soundLibrary: SoundLibrary { SoundLibrary(folder: sounds, home: home) }

  /// Returns a path for display, with the home directory abbreviated to `~`.
  package func said(_ path: String) -> String { folders.abbreviated(path) }

  /// Saves the chosen sound, and returns the path of the settings file for display.
  package func choose(_ name: String) throws(SettingsError) -> String {
    guard let settings else { throw .unwritable("neither HOME nor XDG_CONFIG_HOME is set") }
    let file = SettingsFile(path: settings)
    try file.save(file.read().setting("sound", to: .string(name)))
    return said(settings)
  }
}
