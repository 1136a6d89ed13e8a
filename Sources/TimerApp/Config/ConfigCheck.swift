internal import Settings
internal import TOML

/// The check of a settings file for all of its mistakes.
struct ConfigCheck: Sendable {
  /// The keys that can be set.
  var schema: SettingsSchema
  /// Returns the values of a file that can’t be used, and why.
  ///
  /// A schema knows a value's form by its words only; here the text itself is read.
  var errors: @Sendable (TOMLDocument) -> [SettingsError] = { _ in [] }

  /// The check of the settings of `timer`.
  static let timer = ConfigCheck(schema: .timer) {
    Preferences($0).errors + PairsPreferences($0).errors
  }

  /// Returns the mistakes in a text, sorted by line.
  ///
  /// A text that isn't TOML has one mistake: what follows it can't be read.
  func mistakes(in text: SettingsText) -> [ConfigMistake] {
    do throws(SettingsError) {
      return mistakes(in: try text.document())
    } catch {
      return [ConfigMistake(error)]
    }
  }

  /// Returns the mistakes in a file's settings, sorted by line.
  func mistakes(in document: TOMLDocument) -> [ConfigMistake] {
    var found = schema.errors(in: document)
    found += errors(document).filter { !found.contains($0) }
    let unknown = schema.unknownSettings(in: document)
    let mistakes = found.map { ConfigMistake($0) } + unknown.map { ConfigMistake($0) }
    return mistakes.sorted { ($0.line ?? 0, $0.key ?? "") < ($1.line ?? 0, $1.key ?? "") }
  }
}
