package import Settings
package import TOML

/// The settings with their effective values.
package struct EffectiveSettings: Hashable, Sendable {
  /// The source of a value.
  package enum Source: Hashable, Sendable {
    case file
    /// The default, because the file doesn't set the key.
    case fallback
    /// The default, because the value on a line of the file is invalid.
    case mistake(line: Int?)
  }

  /// A key with its effective value.
  package struct ResolvedSetting: Hashable, Sendable {
    package var key: SettingsKey
    /// The value; `nil` if it is unset and depends on other settings.
    package var value: TOMLValue?
    package var source: Source
  }

  /// The settings in the order of the schema.
  package var settings: [ResolvedSetting]
  /// The named timers; `nil` if the file has none.
  package var timers: TOMLValue?
  /// The keys of a named timer, in the order of the schema.
  var memberNames: [String]

  /// Determines the effective values; invalid ones are ignored.
  package init(_ schema: SettingsSchema, _ document: TOMLDocument, _ mistakes: [ConfigMistake]) {
    settings = schema.keys.map { key in
      if let mistake = mistakes.first(where: { $0.key == key.path.description }) {
        return ResolvedSetting(key: key, value: key.fallback, source: .mistake(line: mistake.line))
      }
      guard let value = document.value(of: key.path) else {
        return ResolvedSetting(key: key, value: key.fallback, source: .fallback)
      }
      return ResolvedSetting(key: key, value: value, source: .file)
    }
    timers = document.value(of: NamedTimer.path)
    memberNames = (schema.lists[NamedTimer.path] ?? []).map(\.path.description)
  }

  /// Returns the members of a table in the order of the schema, then by name.
  package func ordered(_ members: [String: TOMLValue]) -> [(name: String, value: TOMLValue)] {
    let names = memberNames.filter { members[$0] != nil }
    let others = members.keys.filter { !memberNames.contains($0) }.sorted()
    return (names + others).compactMap { name in members[name].map { (name, $0) } }
  }
}
