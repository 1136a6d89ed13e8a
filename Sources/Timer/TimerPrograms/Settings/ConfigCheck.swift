internal import Pairs
package import Settings
package import TOML
package import Timers

/// A check for all mistakes in a settings file.
package struct ConfigCheck: Sendable {
  /// The valid keys.
  package var schema: SettingsSchema
  /// Returns the errors for invalid values in a file.
  ///
  /// A schema describes a text's format only in words; this function parses the text.
  package var errors: @Sendable (TOMLDocument) -> [SettingsError] = { _ in [] }

  /// The check for the settings of `timer`.
  package static let timer = ConfigCheck(schema: .timer) {
    Preferences($0, in: .timer).errors + PairsPreferences($0).errors
  }

  /// Returns the mistakes in a text, sorted by line.
  ///
  /// Invalid TOML counts as one mistake, since the text after it can't be parsed.
  package func mistakes(in text: SettingsText) -> [ConfigMistake] {
    do throws(SettingsError) {
      return mistakes(in: try text.document())
    } catch {
      return [ConfigMistake(error)]
    }
  }

  /// Returns the mistakes in the settings of a file, sorted by line.
  package func mistakes(in document: TOMLDocument) -> [ConfigMistake] {
    var found = schema.errors(in: document)
    found += errors(document).filter { !found.contains($0) }
    let unknown = schema.unknownSettings(in: document)
    let mistakes = found.map { ConfigMistake($0) } + unknown.map { ConfigMistake($0) }
    return mistakes.sorted { ($0.line ?? 0, $0.key ?? "") < ($1.line ?? 0, $1.key ?? "") }
  }
}
