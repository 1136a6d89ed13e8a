package import CommandLines
package import Settings
package import TOML

/// A setting: its key in the file, its options, and the property that stores it.
///
/// The options of the command line, the keys of the file, its reader, the precedence of sources, and
/// what is saved are derived from it.
package struct KeyedSetting<Values>: Sendable {
  package let key: SettingsKey
  /// The options that change the setting.
  package private(set) var options: [Option<Values>] = []
  /// Returns the value as stored in the file; `nil` if it isn't set.
  package let value: @Sendable (Values) -> TOMLValue?
  /// Reads the value from a file.
  package private(set) var read:
    @Sendable (TOMLDocument, inout Values) throws(SettingsError) -> Void
  /// Fills in the value from another source if it isn't set.
  package let fill: @Sendable (inout Values, Values) -> Void

  private init<Value>(
    _ key: SettingsKey, _ property: any WritableKeyPath<Values, Value?> & Sendable,
    encode: @escaping @Sendable (Value) -> TOMLValue,
    decode: @escaping @Sendable (TOMLValue) -> Value?
  ) {
    self.key = key
    value = { $0[keyPath: property].map(encode) }
    read = { (document, values) throws(SettingsError) in
      values[keyPath: property] = try document.value(of: key.path, key.kind, by: decode)
    }
    fill = { values, other in
      values[keyPath: property] = values[keyPath: property] ?? other[keyPath: property]
    }
  }
}

// MARK: - Kinds

extension KeyedSetting {
  /// Creates a Boolean setting.
  static func toggle(
    _ path: TOMLPath, _ property: any WritableKeyPath<Values, Bool?> & Sendable, fallback: Bool,
    help: String
  ) -> KeyedSetting {
    KeyedSetting(
      SettingsKey(path, .boolean, fallback: .boolean(fallback), help: help), property,
      encode: { .boolean($0) },
      decode: { if case .boolean(let isOn) = $0 { isOn } else { nil } })
  }

  /// Creates a setting whose value is an integer.
  static func number(
    _ path: TOMLPath, _ property: any WritableKeyPath<Values, Int?> & Sendable,
    in range: ClosedRange<Int>, fallback: Int, help: String
  ) -> KeyedSetting {
    KeyedSetting(
      SettingsKey(path, .integer(range), fallback: .integer(fallback), help: help), property,
      encode: { .integer($0) },
      decode: { if case .integer(let number) = $0 { number } else { nil } })
  }

  /// Creates a setting whose value is text in a format.
  static func form<Value>(
    _ path: TOMLPath, _ property: any WritableKeyPath<Values, Value?> & Sendable, _ form: String,
    fallback: TOMLValue? = nil, help: String, encode: @escaping @Sendable (Value) -> String,
    decode: @escaping @Sendable (String) -> Value?
  ) -> KeyedSetting {
    KeyedSetting(
      SettingsKey(path, .form(form), fallback: fallback, help: help), property,
      encode: { .string(encode($0)) },
      decode: { if case .string(let text) = $0 { decode(text) } else { nil } })
  }

  /// Creates a setting whose value is any text.
  static func text(
    _ path: TOMLPath, _ property: any WritableKeyPath<Values, String?> & Sendable, help: String
  ) -> KeyedSetting {
    KeyedSetting(
      SettingsKey(path, .text, help: help), property, encode: { .string($0) },
      decode: { if case .string(let text) = $0 { text } else { nil } })
  }

  /// Returns the setting with options that change it.
  func options(_ options: Option<Values>...) -> KeyedSetting {
    var setting = self
    setting.options = options
    return setting
  }

  /// Returns the setting with a condition on its value that depends on the rest of the file.
  func checked(
    by check: @escaping @Sendable (Values, TOMLDocument) -> Bool
  ) -> KeyedSetting {
    var setting = self
    setting.read = { [key, read] (document, values) throws(SettingsError) in
      var new = values
      try read(document, &new)
      guard check(new, document) else {
        // It has no result, so the error describes the wanted value.
        _ = try document.value(of: key.path, key.kind) { _ in Bool?.none }
        return
      }
      values = new
    }
    return setting
  }
}
