package import CommandLines
package import TOML

/// A setting: its key in the file, its options, its row in a sheet, and the property that stores it.
///
/// The options of the command line, the keys of the file, its reader, the precedence of sources, what
/// is saved, and the lists in the manual pages are derived from it.
package struct Setting<Values>: Sendable {
  package let key: SettingsKey
  /// The options that change the setting.
  package private(set) var options: [Option<Values>] = []
  /// The row in the settings sheet, if any.
  package private(set) var row: SettingsRow?
  /// Returns the value as stored in the file; `nil` if it isn't set.
  package let value: @Sendable (Values) -> TOMLValue?
  /// Stores a value of the setting's kind.
  package let store: @Sendable (TOMLValue, inout Values) -> Void
  /// Reads the value from a file.
  package private(set) var read:
    @Sendable (TOMLDocument, inout Values) throws(SettingsError) -> Void
  /// Fills in the value from another source if it isn't set.
  package let fill: @Sendable (inout Values, Values) -> Void

  /// Creates a setting that a property stores, in any form in the file.
  package init<Value>(
    _ key: SettingsKey, _ path: ValuePath<Values, Value?>,
    encode: @escaping @Sendable (Value) -> TOMLValue,
    decode: @escaping @Sendable (TOMLValue) -> Value?
  ) {
    self.key = key
    value = { $0[keyPath: path].map(encode) }
    store = { value, values in values[keyPath: path] = decode(value) }
    read = { (document, values) throws(SettingsError) in
      values[keyPath: path] = try document.value(of: key.path, key.kind, by: decode)
    }
    fill = { values, other in values[keyPath: path] = values[keyPath: path] ?? other[keyPath: path]
    }
  }

  /// Returns the setting with options that change it.
  package func options(_ options: [Option<Values>]) -> Setting {
    var setting = self
    setting.options = options
    return setting
  }

  /// Returns the setting with a row in a sheet.
  package func row(_ row: SettingsRow) -> Setting {
    var setting = self
    setting.row = row
    return setting
  }

  /// Returns the setting with a condition on its value that depends on the rest of the file.
  package func checked(by check: @escaping @Sendable (Values, TOMLDocument) -> Bool) -> Setting {
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

// MARK: - Kinds

extension Setting {
  /// Creates a Boolean setting.
  package static func toggle(
    _ key: TOMLPath, _ path: ValuePath<Values, Bool?>, fallback: Bool?, help: String
  ) -> Setting {
    Setting(
      SettingsKey(key, .boolean, fallback: fallback.map { .boolean($0) }, help: help), path,
      encode: { .boolean($0) },
      decode: { if case .boolean(let isOn) = $0 { isOn } else { nil } })
  }

  /// Creates a setting whose value is an integer.
  package static func number(
    _ key: TOMLPath, _ path: ValuePath<Values, Int?>, in range: ClosedRange<Int>, fallback: Int,
    help: String
  ) -> Setting {
    Setting(
      SettingsKey(key, .integer(range), fallback: .integer(fallback), help: help), path,
      encode: { .integer($0) },
      decode: { if case .integer(let number) = $0 { number } else { nil } })
  }

  /// Creates a setting whose value is one of a few words.
  package static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: TOMLPath, _ path: ValuePath<Values, Value?>, fallback: Value, help: String
  ) -> Setting {
    let words = Value.allCases.map(\.rawValue)
    return Setting(
      SettingsKey(key, .choice(words), fallback: .string(fallback.rawValue), help: help), path,
      encode: { .string($0.rawValue) },
      decode: { if case .string(let word) = $0 { Value(rawValue: word) } else { nil } })
  }

  /// Creates a setting whose value is text in a format.
  package static func form<Value>(
    _ key: TOMLPath, _ path: ValuePath<Values, Value?>, _ form: String, fallback: TOMLValue? = nil,
    help: String, encode: @escaping @Sendable (Value) -> String,
    decode: @escaping @Sendable (String) -> Value?
  ) -> Setting {
    Setting(
      SettingsKey(key, .form(form), fallback: fallback, help: help), path,
      encode: { .string(encode($0)) },
      decode: { if case .string(let text) = $0 { decode(text) } else { nil } })
  }

  /// Creates a setting whose value is any text, unless `decode` throws a sentence for an invalid one.
  package static func text(
    _ key: TOMLPath, _ path: ValuePath<Values, String?>, help: String, details: String = "",
    decode: @escaping @Sendable (String) throws(ValueError) -> String = { $0 }
  ) -> Setting {
    var setting = Setting(
      SettingsKey(key, .text, help: help, details: details), path, encode: { .string($0) },
      decode: { if case .string(let text) = $0 { try? decode(text) } else { nil } })
    setting.read = { (document, values) throws(SettingsError) in
      let texts = try document.string(key).map { [$0] } ?? []
      values[keyPath: path] = try Self.decoded(texts, of: key, in: document, by: decode).first
    }
    return setting
  }

  /// Creates a setting whose value is a list of texts; `decode` throws a sentence for an invalid one.
  package static func texts<Element>(
    _ key: TOMLPath, _ path: ValuePath<Values, [Element]?>, help: String, details: String = "",
    encode: @escaping @Sendable (Element) -> String,
    decode: @escaping @Sendable (String) throws(ValueError) -> Element
  ) -> Setting {
    var setting = Setting(
      SettingsKey(key, .texts, help: help, details: details), path,
      encode: { .array($0.map { .string(encode($0)) }) },
      decode: { value in value.texts?.compactMap { try? decode($0) } })
    setting.read = { (document, values) throws(SettingsError) in
      guard let texts = try document.strings(key) else { return }
      values[keyPath: path] = try Self.decoded(texts, of: key, in: document, by: decode)
    }
    return setting
  }

  /// Returns the results of decoding texts; the error names the key and the line.
  private static func decoded<Element>(
    _ texts: [String], of key: TOMLPath, in document: TOMLDocument,
    by decode: (String) throws(ValueError) -> Element
  ) throws(SettingsError) -> [Element] {
    var elements: [Element] = []
    for text in texts {
      do throws(ValueError) {
        elements.append(try decode(text))
      } catch {
        guard case .sentence(let sentence) = error else { continue }
        throw .line(document.line(of: key) ?? 1, key: key.description, sentence)
      }
    }
    return elements
  }
}

extension TOMLValue {
  /// The texts of a list; `nil` for any other value.
  fileprivate var texts: [String]? {
    guard case .array(let values) = self else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
