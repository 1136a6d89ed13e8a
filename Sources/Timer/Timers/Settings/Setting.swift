package import CommandLines
internal import Countdowns
package import Settings
package import TOML

/// A setting: its key in the file, its options, its row in the app's sheet, and its storage.
///
/// The command-line options, the file schema and its reader, the precedence of sources, the
/// settings sheet, and the lists in the manual pages are derived from the table of all settings.
package struct Setting: Sendable {
  /// A section of options in the help.
  package enum Group: CaseIterable, Hashable, Sendable {
    case face, alarm, terminal, time
  }

  package let key: SettingsKey
  package let group: Group
  /// The options that change the setting.
  package let options: [Option<Preferences>]
  /// The row in the settings sheet, if any.
  package var row: Row?
  /// Returns the value as stored in the file; `nil` if it isn't set.
  package let value: @Sendable (Preferences) -> TOMLValue?
  /// Stores a value of the setting's kind.
  package let store: @Sendable (TOMLValue, inout Preferences) -> Void
  /// Reads the value from a file.
  package private(set) var read:
    @Sendable (TOMLDocument, inout Preferences) throws(SettingsError) -> Void
  /// Fills in the value from another source if it isn't set.
  package let fill: @Sendable (inout Preferences, Preferences) -> Void

  private init<Value: Sendable>(
    _ key: SettingsKey, _ group: Group, _ path: Path<Value>,
    _ options: [Option<Preferences>],
    encode: @escaping @Sendable (Value) -> TOMLValue,
    decode: @escaping @Sendable (TOMLValue) -> Value?
  ) {
    (self.key, self.group, self.options) = (key, group, options)
    value = { $0[keyPath: path].map(encode) }
    store = { value, preferences in preferences[keyPath: path] = decode(value) }
    read = { (document, preferences) throws(SettingsError) in
      preferences[keyPath: path] = try document.value(of: key.path, key.kind, by: decode)
    }
    fill = { preferences, other in
      preferences[keyPath: path] = preferences[keyPath: path] ?? other[keyPath: path]
    }
  }
}

// MARK: - Kinds

extension Setting {
  package typealias Path<Value> = ValuePath<Preferences, Value?>

  /// Creates a Boolean setting with the options `--KEY` and `--no-KEY`, and others if there are any.
  package static func toggle(
    _ name: String, _ path: Path<Bool>, in group: Group, fallback: Bool?,
    help: String,
    on: String, off: String, short: Character? = nil, details: String = "",
    others: [Option<Preferences>] = []
  ) -> Setting {
    var option = Option.toggle(name, path, help: on, opposite: off)
    option.short = short
    return Setting(
      SettingsKey(
        TOMLPath(keys: [name]), .boolean, fallback: fallback.map { .boolean($0) }, help: help),
      group, path, [option.usually(fallback).detailed(details)] + others,
      encode: { .boolean($0) },
      decode: { if case .boolean(let isOn) = $0 { isOn } else { nil } })
  }

  /// Creates a setting whose value is one of a few words, with an option of the same name and
  /// `shortcuts` for some of its values.
  package static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: Path<Value>, in group: Group, fallback: Value,
    help: String,
    option: String, as placeholder: String? = nil, details: String = "",
    shortcuts: [Option<Preferences>] = []
  ) -> Setting {
    let words = Value.allCases.map(\.rawValue)
    return Setting(
      SettingsKey(
        TOMLPath(keys: [name]), .choice(words), fallback: .string(fallback.rawValue), help: help),
      group, path,
      shortcuts + [.choice(name, path, as: placeholder, help: option).detailed(details)],
      encode: { .string($0.rawValue) },
      decode: { if case .string(let word) = $0 { Value(rawValue: word) } else { nil } })
  }

  /// Creates a setting whose value is a span of time.
  package static func span(
    _ name: String, _ path: Path<Duration>, in group: Group,
    fallback: TOMLValue?,
    orZero: Bool = false,
    help: String, options: [Option<Preferences>]
  ) -> Setting {
    Setting(
      SettingsKey(
        TOMLPath(keys: [name]), .form(Preferences.span), fallback: fallback, help: help),
      group, path, options, encode: { .string(SpanText.typed($0)) },
      decode: { value in
        guard case .string(let text) = value else { return nil }
        return try? (orZero ? SpanArgument.parseOrZero(text) : SpanArgument.parse(text)).duration
      })
  }

  /// Creates a setting whose value is an integer, with an option of the same name.
  package static func number(
    _ name: String, _ path: Path<Int>, in group: Group,
    range: ClosedRange<Int>, fallback: Int,
    help: String, option: String, kind: String, placeholder: String, details: String = ""
  ) -> Setting {
    Setting(
      SettingsKey(
        TOMLPath(keys: [name]), .integer(range), fallback: .integer(fallback), help: help),
      group, path,
      [.number(name, placeholder, path, in: range, kind, help: option).detailed(details)],
      encode: { .integer($0) },
      decode: { if case .integer(let number) = $0 { number } else { nil } })
  }

  /// Creates a setting whose value is a list of texts; `decode` throws a sentence for an invalid one.
  package static func texts<Element: Sendable>(
    _ name: String, _ path: Path<[Element]>, in group: Group, help: String,
    details: String = "",
    options: [Option<Preferences>], encode: @escaping @Sendable (Element) -> String,
    decode: @escaping @Sendable (String) throws(ValueError) -> Element
  ) -> Setting {
    let key = SettingsKey(TOMLPath(keys: [name]), .texts, help: help, details: details)
    var setting = Setting(
      key, group, path, options, encode: { .array($0.map { .string(encode($0)) }) },
      decode: { value in value.texts?.compactMap { try? decode($0) } })
    setting.read = { (document, preferences) throws(SettingsError) in
      guard let texts = try document.strings(key.path) else { return }
      var elements: [Element] = []
      for text in texts {
        do throws(ValueError) {
          elements.append(try decode(text))
        } catch {
          guard case .sentence(let sentence) = error else { continue }
          throw .line(document.line(of: key.path) ?? 1, key: key.path.description, sentence)
        }
      }
      preferences[keyPath: path] = elements
    }
    return setting
  }

  /// Creates a setting whose value is text.
  package static func text(
    _ name: String, _ path: Path<String>, in group: Group, help: String,
    details: String = ""
  ) -> Setting {
    Setting(
      SettingsKey(TOMLPath(keys: [name]), .text, help: help, details: details), group, path, [],
      encode: { .string($0) },
      decode: { if case .string(let text) = $0 { text } else { nil } })
  }
}

extension TOMLValue {
  /// The texts of a list; `nil` for any other value.
  fileprivate var texts: [String]? {
    guard case .array(let values) = self else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
