internal import Files
internal import Settings
internal import TOML

/// The alarm that the settings file of `timer` configures.
struct TimerAlarm: Hashable, Sendable {
  /// The chosen sound, or `none` for just the bell.
  private(set) var sound: String?
  private(set) var volume: Int?
  private(set) var isMuted = false
  /// A sentence about an error in the file, if any.
  private(set) var note: String?

  /// Reads the settings file; if it has an error, none of it applies.
  init(environment: (String) -> String?) {
    let folders = XDGFolders(environment: environment)
    guard let path = folders.timerSettings else { return }
    do throws(SettingsError) {
      let document = try SettingsFile(path: path).read().document()
      let sound = try document.string("sound")
      let volume = try document.integer("volume", in: 0...100)
      let isMuted = try document.boolean("mute") ?? false
      (self.sound, self.volume, self.isMuted) = (sound, volume, isMuted)
    } catch { note = "\(folders.abbreviated(path)): \(error)" }
  }
}
