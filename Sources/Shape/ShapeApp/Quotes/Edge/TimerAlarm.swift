internal import Alarms
internal import Files
internal import Settings
internal import Synth
internal import TOML

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
  /// The paths are those of `timer`.
  init(environment: (String) -> String?) {
    let folders = XDGFolders(environment: environment)
    library = SoundLibrary(folder: folders.data.map { $0 + "/timer/sounds" }, home: folders.home)
    let file = folders.settings.map { $0 + "/timer/config.toml" }
    name = file.map(folders.abbreviated) ?? "HOME"
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
