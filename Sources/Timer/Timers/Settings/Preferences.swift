package import Countdowns
package import Faces
package import Settings
package import TOML

/// The settings from a file or a command line; `nil` for those that aren't set.
///
/// The command line, the environment and the file each give one; of these, in that order, the first
/// that sets a value takes precedence.
package struct Preferences: Hashable, Sendable {
  package var sound: String?
  package var volume: Int?
  package var fade: Duration?
  package var isMuted: Bool?
  var flashes: Bool?
  package var snooze: Duration?
  var alarmLimit: Duration?
  /// The time for which unfinished timers are kept.
  package var keepsUnfinished: Duration?
  package var notifies: Bool?
  package var raises: Bool?
  package var face: Face?
  var direction: Direction?
  package var showsProgress: Bool?
  package var hasEffects: Bool?
  package var showsTenths: Bool?
  var showsOvertime: Bool?
  package var warnings: [Warning]?
  package var suspend: SuspendRule?
  package var glyphs: GlyphArgument?
  package var color: ColorArgument?
  package var palette: PaletteArgument?
  package var background: BackgroundArgument?
  package var isStill: Bool?
  package var sharing = SharingPreferences()
  package var timers: [NamedTimer] = []
  /// The values in the file, by key.
  package var fileValues: [TOMLPath: TOMLValue] = [:]
  /// The errors in the file's values.
  package var errors: [SettingsError] = []
  /// The mistakes in the file, one sentence each.
  package var notes: [String] = []

  /// Creates preferences without any setting.
  package init() {}
}

extension Preferences {
  /// The description of spans in error messages.
  package static let span = "a span such as 5m"
  /// The names of the faces.
  package static let faces = Face.allCases.map(\.rawValue)

  /// Reads the settings from a document; invalid values are recorded as errors and skipped, and keys
  /// that the schema doesn't have add notes.
  package init(_ document: TOMLDocument, in schema: SettingsSchema = .countdowns) {
    for setting in Preferences.settings {
      do throws(SettingsError) {
        try setting.read(document, &self)
      } catch {
        errors.append(error)
      }
    }
    for index in 0..<document.count(of: NamedTimer.path) {
      do throws(SettingsError) {
        timers.append(try NamedTimer(NamedTimer.path[index], in: document))
      } catch { errors.append(error) }
    }
    for key in schema.keys { fileValues[key.path] = document.value(of: key.path) }
    let unknown = schema.unknownSettings(in: document)
    notes = errors.map(\.description) + unknown.map(\.description)
  }

  /// Reads the settings from the environment.
  package init(environment: (String) -> String?) {
    if let value = environment("REDUCED_MOTION") { isStill = value != "0" }
    if environment("NO_COLOR") != nil { color = .never }
  }

  /// Returns these preferences, with missing values filled in from a file.
  package func filled(from file: Preferences) -> Preferences {
    // Most often there is no file.
    guard file != Preferences() else { return self }
    var all = self
    for setting in Preferences.settings { setting.fill(&all, file) }
    all.timers = file.timers
    all.fileValues = file.fileValues
    all.notes = file.notes
    return all
  }

  /// Returns the preferences of a command line, with missing values filled in from the environment
  /// and then from a file.
  package func filled(from file: Preferences, environment: (String) -> String?) -> Preferences {
    filled(from: Preferences(environment: environment).filled(from: file))
  }
}
