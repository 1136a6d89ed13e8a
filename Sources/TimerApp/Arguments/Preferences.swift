internal import Cells
internal import Countdowns
internal import Faces
internal import Raster
internal import Scenes
internal import Settings
internal import TOML
internal import TerminalCodes

/// The settings in a file or on a command line; `nil` for those that aren't set.
struct Preferences: Hashable, Sendable {
  var sound: String?
  var volume: Int?
  var fade: Duration?
  var isMuted: Bool?
  var flashes: Bool?
  var snooze: Duration?
  var alarmLimit: Duration?
  /// How long a timer that was left unfinished is kept.
  var keepsUnfinished: Duration?
  var notifies: Bool?
  var raises: Bool?
  var face: Face?
  var direction: Direction?
  var showsProgress: Bool?
  var hasEffects: Bool?
  var showsTenths: Bool?
  var showsOvertime: Bool?
  var suspend: SuspendRule?
  var glyphs: GlyphArgument?
  var color: ColorArgument?
  var palette: PaletteArgument?
  var background: BackgroundArgument?
  var isStill: Bool?
  var timers: [NamedTimer] = []
  /// The values that the file has, by their keys.
  var fileValues: [TOMLPath: TOMLValue] = [:]
  /// The file's values that can't be used, and why.
  var errors: [SettingsError] = []
  /// What is wrong with the file, each in a sentence.
  var notes: [String] = []
}

extension Preferences {
  /// The words for spans in errors.
  static let span = "a span such as 5m"
  /// The names of the faces.
  static let faces = Face.allCases.map(\.rawValue)

  /// Collects what a file says; a wrong value is noted and left out.
  init(_ document: TOMLDocument) {
    for setting in Setting.all {
      do throws(SettingsError) {
        try setting.read(document, &self)
      } catch {
        errors.append(error)
      }
    }
    for index in 0..<document.count(of: NamedTimer.path) {
      do throws(SettingsError) {
        timers.append(try NamedTimer(NamedTimer.path[index], in: document))
      } catch {
        errors.append(error)
      }
    }
    for key in SettingsSchema.timer.keys { fileValues[key.path] = document.value(of: key.path) }
    let unknown = SettingsSchema.timer.unknownSettings(in: document)
    notes = errors.map(\.description) + unknown.map(\.description)
  }

  /// Reads the settings file; one that can't be read or has a mistake is ignored, and noted.
  init(from places: AppPaths) {
    self = CheckedSettings(places).preferences
  }

  /// Collects what the environment says.
  init(environment: (String) -> String?) {
    if let value = environment("REDUCED_MOTION") { isStill = value != "0" }
    if environment("NO_COLOR") != nil { color = .never }
  }

  /// Returns these preferences, with those of a file where these say nothing.
  func filled(from file: Preferences) -> Preferences {
    var all = self
    for setting in Setting.all { setting.fill(&all, file) }
    all.timers = file.timers
    all.fileValues = file.fileValues
    all.notes = file.notes
    return all
  }
}

extension CountdownSettings {
  /// Fills in defaults where the command line gave nothing.
  ///
  /// The environment takes precedence over the file.
  mutating func apply(_ file: Preferences, environment: (String) -> String? = { _ in nil }) {
    var usual = Preferences(environment: environment).filled(from: file)
    // A sound that is asked for by name is meant to be heard.
    if alarm.isAskedFor { usual.isMuted = nil }
    preferences = given.filled(from: usual)
    use(preferences)
    notes = file.notes
  }

  /// Takes over what was said; the rest is as it is usually.
  mutating func use(_ preferences: Preferences) {
    face = preferences.face ?? .bar
    direction = preferences.direction ?? .unwinding
    showsProgress = preferences.showsProgress ?? true
    hasEffects = preferences.hasEffects
    showsTenths = preferences.showsTenths ?? false
    showsOvertime = preferences.showsOvertime ?? true
    isStill = preferences.isStill ?? false
    suspend = preferences.suspend ?? .count
    glyphs = preferences.glyphs?.set
    pixels = preferences.glyphs?.pixels ?? .auto
    colors = preferences.color?.depth
    palette = preferences.palette ?? .standard
    background = preferences.background ?? .auto
    alarm.use(preferences)
  }
}

extension AlarmSettings {
  fileprivate mutating func use(_ preferences: Preferences) {
    chosenSound = preferences.sound
    volume = preferences.volume.map { Volume(percent: $0) } ?? .full
    fade = preferences.fade
    isMuted = preferences.isMuted ?? false
    flashes = preferences.flashes ?? true
    snooze = preferences.snooze ?? Self.usualSnooze
    limit = preferences.alarmLimit ?? Self.usualLimit
    notifies = preferences.notifies ?? true
    raises = preferences.raises ?? true
  }
}
