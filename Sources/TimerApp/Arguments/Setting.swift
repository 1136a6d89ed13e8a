internal import CommandLines
internal import Settings
internal import TOML

/// A setting: its key in the file, its options, and where it is stored.
///
/// From the table of all settings follow the options of the command line, the schema of the file, what it
/// says, and which of several sources counts.
struct Setting: Sendable {
  /// The section of its options in the help.
  enum Group: Hashable, Sendable {
    case face, alarm, terminal, time
  }

  let key: SettingsKey
  let group: Group
  /// The options that set it.
  let options: [Option<Preferences>]
  /// Takes over the value of a file.
  let read: @Sendable (TOMLDocument, inout Preferences) throws(SettingsError) -> Void
  /// Takes over another source's value where there is none.
  let fill: @Sendable (inout Preferences, Preferences) -> Void

  private init<Value: Sendable>(
    _ key: SettingsKey, _ group: Group, _ path: any WritableKeyPath<Preferences, Value?> & Sendable,
    _ options: [Option<Preferences>],
    read: @escaping @Sendable (TOMLDocument, TOMLPath) throws(SettingsError) -> Value?
  ) {
    (self.key, self.group, self.options) = (key, group, options)
    self.read = { (document, preferences) throws(SettingsError) in
      preferences[keyPath: path] = try read(document, key.path)
    }
    fill = { preferences, other in
      preferences[keyPath: path] = preferences[keyPath: path] ?? other[keyPath: path]
    }
  }
}

// MARK: - Kinds

extension Setting {
  typealias Path<Value> = any WritableKeyPath<Preferences, Value?> & Sendable

  /// Creates a setting that is on or off.
  static func flag(
    _ key: TOMLPath, _ path: Path<Bool>, in group: Group, fallback: Bool?, help: String,
    options: [Option<Preferences>]
  ) -> Setting {
    Setting(
      SettingsKey(key, .boolean, fallback: fallback.map { .boolean($0) }, help: help), group, path,
      options
    ) { (document, path) throws(SettingsError) in try document.boolean(path) }
  }

  /// Creates a setting that is on or off, with `--KEY` and `--no-KEY`.
  static func toggle(
    _ name: String, _ path: Path<Bool>, in group: Group, fallback: Bool?, help: String,
    on: String, off: String
  ) -> Setting {
    flag(
      TOMLPath(keys: [name]), path, in: group, fallback: fallback, help: help,
      options: [.toggle(name, path, help: on, opposite: off)])
  }

  /// Creates a setting that is one of a few words.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Value>, in group: Group, fallback: Value?, help: String,
    options: [Option<Preferences>]
  ) -> Setting {
    let words = Value.allCases.map(\.rawValue)
    let fallback = fallback.map { TOMLValue.string($0.rawValue) }
    return Setting(
      SettingsKey(TOMLPath(keys: [name]), .choice(words), fallback: fallback, help: help),
      group, path, options
    ) { (document, path) throws(SettingsError) in
      try document.choice(path, among: words).flatMap { Value(rawValue: $0) }
    }
  }

  /// Creates a setting that is one of a few words, with an option of the same name.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Value>, in group: Group, fallback: Value, help: String,
    option: String
  ) -> Setting {
    choice(
      name, path, in: group, fallback: fallback, help: help,
      options: [.choice(name, path, help: option)])
  }

  /// Creates a setting that is a span of time.
  static func span(
    _ name: String, _ path: Path<Duration>, in group: Group, fallback: TOMLValue?,
    orZero: Bool = false,
    help: String, options: [Option<Preferences>]
  ) -> Setting {
    Setting(
      SettingsKey(
        TOMLPath(keys: [name]), .form(Preferences.span), fallback: fallback, help: help),
      group, path, options
    ) { (document, path) throws(SettingsError) in
      try document.form(path, Preferences.span) { text in
        try? (orZero ? SpanArgument.parseOrZero(text) : SpanArgument.parse(text)).duration
      }
    }
  }

  /// Creates a setting that is a whole number, with an option of the same name.
  static func number(
    _ name: String, _ path: Path<Int>, in group: Group, range: ClosedRange<Int>, fallback: Int,
    help: String, option: String, kind: String, placeholder: String
  ) -> Setting {
    Setting(
      SettingsKey(
        TOMLPath(keys: [name]), .integer(range), fallback: .integer(fallback), help: help),
      group, path, [.number(name, placeholder, path, in: range, kind, help: option)]
    ) { (document, path) throws(SettingsError) in try document.integer(path, in: range) }
  }

  /// Creates a setting that is a text.
  static func text(
    _ name: String, _ path: Path<String>, in group: Group, help: String
  ) -> Setting {
    Setting(SettingsKey(TOMLPath(keys: [name]), .text, help: help), group, path, []) {
      (document, path) throws(SettingsError) in try document.string(path)
    }
  }
}
