internal import Alarms
internal import Settings
internal import Synth
internal import TOML
internal import Texts

/// The alarm configured in the settings file of `timer`, and the location of its sounds.
struct TimerAlarm: Hashable, Sendable {
  /// The chosen sound, or `none` for just the bell.
  private(set) var sound: String?
  private(set) var volume: Int?
  private(set) var isMuted = false
  /// The available sounds.
  let library: SoundLibrary
  /// The name of the settings file for use in sentences.
  let name: String
  /// A sentence about an error in the file, if any.
  private(set) var note: String?

  /// Reads the settings file; if it has an error, none of it applies.
  ///
  /// Paths follow the XDG Base Directory Specification, as in `timer`: variables that aren't
  /// absolute paths count as unset.
  init(environment: (String) -> String?) {
    func folder(_ name: String, _ usual: String) -> String? {
      if let path = environment(name), PathText.isAbsolute(path) { return path }
      return home.map { $0 + "/" + usual }
    }
    let home = environment("HOME").flatMap { PathText.isAbsolute($0) ? $0 : nil }
    let sounds = folder("XDG_DATA_HOME", ".local/share").map { $0 + "/timer/sounds" }
    library = SoundLibrary(folder: sounds, home: home)
    let file = folder("XDG_CONFIG_HOME", ".config").map { $0 + "/timer/config.toml" }
    name = file.map { Self.shortened($0, home) } ?? "HOME"
    if let file { read(SettingsFile(path: file)) }
  }

  private mutating func read(_ file: SettingsFile) {
    do throws(SettingsError) {
      let document = try file.read().document()
      let sound = try document.string("sound")
      let volume = try document.integer("volume", in: 0...100)
      let isMuted = try document.boolean("mute") ?? false
      (self.sound, self.volume, self.isMuted) = (sound, volume, isMuted)
    } catch { note = "\(name): \(error)" }
  }

  /// Returns a path with the home directory abbreviated to `~`.
  private static func shortened(_ path: String, _ home: String?) -> String {
    guard let home, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}

extension TimerAlarm {
  /// The pause after a sound file.
  private static let gap = Duration.seconds(1)

  /// Returns the sound with the given name; `nil` for just the bell.
  func track(_ name: String) throws(SoundError) -> AlarmPlaylist.Track? {
    if name == "none" { return nil }
    return try AlarmPlaylist.Track(library.find(name), gap: Self.gap)
  }

  /// Returns the chosen sound, or the default one and a note if it can't be read.
  func defaultTrack(_ note: inout String?) -> AlarmPlaylist.Track? {
    guard let sound else { return .builtIn(.standard) }
    do throws(SoundError) {
      return try track(sound)
    } catch {
      note = "\(name): \(error)"
      return .builtIn(.standard)
    }
  }
}
