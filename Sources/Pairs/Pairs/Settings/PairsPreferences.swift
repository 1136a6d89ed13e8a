package import Settings
package import TOML

/// The options of games from a file or a command line; `nil` for those that aren't set.
package struct PairsPreferences: Hashable, Sendable {
  package var pairs: Int?
  /// The name of the theme.
  package var theme: String?
  /// The seconds for which a card earns a bonus.
  package var bonusSeconds: Int?
  /// The number of players, without the computer.
  package var players: Int?
  /// Whether games are easy.
  package var isEasy: Bool?
  /// Whether the computer is the second player.
  package var computer: ComputerSeat?
  /// When mismatched cards turn back.
  package var turnBack: TurnBack?
  /// Whether games play sounds.
  package var hasSounds: Bool?
  /// Whether animations are off.
  package var isStill: Bool?
  /// The player's name.
  package var name: String?
  /// The user's own themes.
  package var themes: [CardTheme] = []
  /// The errors in the file's values.
  package var errors: [SettingsError] = []

  package init() {}

  /// Creates preferences of which only one is set.
  package init<Value>(_ property: WritableKeyPath<PairsPreferences, Value?>, _ value: Value) {
    self[keyPath: property] = value
  }
}

extension PairsPreferences {
  /// The keys in the settings file.
  package static let keys = settings.map(\.key)

  /// Reads the settings in a document; an invalid value is reported and skipped.
  package init(_ document: TOMLDocument) {
    for setting in Self.settings {
      do throws(SettingsError) {
        try setting.read(document, &self)
      } catch {
        errors.append(error)
      }
    }
    themes = CardTheme.own(in: document) { errors.append($0) }
  }

  /// Returns these preferences, with missing values filled in from a file.
  package func filled(from file: PairsPreferences) -> PairsPreferences {
    var all = self
    for setting in Self.settings { setting.fill(&all, file) }
    return all
  }
}
