internal import Pairs
internal import Settings
internal import TOML

/// What the settings file says about games.
struct PairsSettings: Hashable, Sendable {
  var preferences = PairsPreferences()
  /// The user's own themes.
  var themes: [CardTheme] = []
  /// The errors in the settings file.
  var errors: [SettingsError] = []

  /// The keys in the settings file.
  static let keys = all.map(\.key)

  init() {}

  /// Reads the settings file; a file that can't be read or has errors is ignored.
  init(from paths: AppPaths) {
    self = CheckedSettings(paths).pairs
  }

  /// Reads the settings in a document; an invalid value is reported and skipped.
  init(_ document: TOMLDocument) {
    for setting in Self.all {
      do throws(SettingsError) {
        try setting.read(document, &preferences)
      } catch {
        errors.append(error)
      }
    }
    themes = CardTheme.own(in: document) { errors.append($0) }
  }
}

extension PairsPreferences {
  /// Returns these preferences, with missing values filled in from a file.
  func filled(from file: PairsPreferences) -> PairsPreferences {
    var all = self
    for setting in PairsSettings.all { setting.fill(&all, file) }
    return all
  }
}
