internal import Alarms
internal import Settings
internal import Synth
internal import TOML
internal import Texts

/// The alarm that the settings file of `timer` describes, and where its sounds lie.
struct TimerAlarm: Hashable, Sendable {
  /// The sound that was chosen, or `none` for the bell alone.
  private(set) var sound: String?
  private(set) var volume: Int?
  private(set) var isMuted = false
  /// The sounds that can be chosen.
  let library: SoundLibrary
  /// The name of the settings file in sentences.
  let name: String
  /// A sentence about what is wrong with the file.
  private(set) var note: String?

  /// Reads the settings file; of one that has a mistake, nothing applies.
  ///
  /// The places are those of the XDG Base Directory Specification, as for `timer`: variables that
  /// aren’t absolute paths count as unset.
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

  /// Returns a path with `~` for the home.
  private static func shortened(_ path: String, _ home: String?) -> String {
    guard let home, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}

extension TimerAlarm {
  /// The silence after a file.
  private static let gap = Duration.seconds(1)

  /// Returns the sound of a name; `nil` for the bell alone.
  func part(_ name: String) throws(SoundError) -> AlarmProgram.Part? {
    if name == "none" { return nil }
    return try AlarmProgram.Part(library.find(name), gap: Self.gap)
  }

  /// Returns the chosen sound, or the standard one, with a note, if that can’t be read.
  func usualPart(_ note: inout String?) -> AlarmProgram.Part? {
    guard let sound else { return .builtIn(.standard) }
    do throws(SoundError) {
      return try part(sound)
    } catch {
      note = "\(name): \(error)"
      return .builtIn(.standard)
    }
  }
}
