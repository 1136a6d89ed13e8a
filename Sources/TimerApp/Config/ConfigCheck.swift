internal import Settings

/// The check of a settings file for all of its mistakes.
struct ConfigCheck: Sendable {
  /// The keys that can be set.
  var schema: SettingsSchema
  /// Returns what else is wrong with a file, in the form “line 2: snooze: …”.
  ///
  /// A schema knows a value's form by its words only; here the text itself is read.
  var notes: @Sendable (SettingsDocument) -> [String] = { _ in [] }

  /// The check of the settings of `timer`.
  static let timer = ConfigCheck(schema: .timer) { Preferences($0).notes }

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
  func mistakes(in document: SettingsDocument) -> [ConfigMistake] {
    let errors = schema.errors(in: document)
    let unknown = schema.unknownSettings(in: document)
    let known = Set(errors.map(\.description) + unknown.map(\.description))
    let keys = schema.keys.map(\.path.description)
    let others = notes(document).filter { !known.contains($0) }
      .map { ConfigMistake(note: $0, keys: keys) }
    let mistakes = errors.map { ConfigMistake($0) } + unknown.map { ConfigMistake($0) } + others
    return mistakes.sorted { ($0.line ?? 0, $0.key ?? "") < ($1.line ?? 0, $1.key ?? "") }
  }
}
