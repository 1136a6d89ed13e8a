package import Settings
package import TOML

/// What the settings file says about games.
package struct PairsSettings: Hashable, Sendable {
  package var preferences = PairsPreferences()
  /// The user's own themes.
  package var themes: [CardTheme] = []
  /// The errors in the settings file.
  package var errors: [SettingsError] = []

  /// The keys in the settings file.
  package static let keys = all.map(\.key)

  package init() {}

  /// Reads the settings in a document; an invalid value is reported and skipped.
  package init(_ document: TOMLDocument) {
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
  package func filled(from file: PairsPreferences) -> PairsPreferences {
    var all = self
    for setting in PairsSettings.all { setting.fill(&all, file) }
    return all
  }
}
