package import TOML

extension TOMLDocument {
  /// Returns the value at a path if it is valid for a kind; `nil` if there is none.
  package func value(of path: TOMLPath, _ kind: SettingsKind) throws(SettingsError) -> TOMLValue? {
    guard let value = value(of: path) else { return nil }
    guard kind.contains(value) else { throw error(at: path, kind, value) }
    return value
  }

  /// Returns what `read` makes of a value, provided that it is of a kind.
  package func value<Value>(
    of path: TOMLPath, _ kind: SettingsKind, by read: (TOMLValue) -> Value?
  ) throws(SettingsError) -> Value? {
    guard let value = try value(of: path, kind) else { return nil }
    guard let result = read(value) else { throw error(at: path, kind, value) }
    return result
  }

  package func string(_ path: TOMLPath) throws(SettingsError) -> String? {
    guard case .string(let text)? = try value(of: path, .text) else { return nil }
    return text
  }

  /// Returns one of several words.
  package func choice(_ path: TOMLPath, among words: [String]) throws(SettingsError) -> String? {
    guard case .string(let word)? = try value(of: path, .choice(words)) else { return nil }
    return word
  }

  package func boolean(_ path: TOMLPath) throws(SettingsError) -> Bool? {
    guard case .boolean(let isTrue)? = try value(of: path, .boolean) else { return nil }
    return isTrue
  }

  package func integer(_ path: TOMLPath, in range: ClosedRange<Int>) throws(SettingsError) -> Int? {
    guard case .integer(let number)? = try value(of: path, .integer(range)) else { return nil }
    return number
  }

  /// Returns a number in a range, with or without a fraction.
  package func number(
    _ path: TOMLPath, in range: ClosedRange<Double>
  ) throws(SettingsError) -> Double? {
    switch try value(of: path, .number(range)) {
    case .integer(let number)?: Double(number)
    case .float(let number)?: number
    default: nil
    }
  }

  /// Returns a list of texts.
  package func strings(_ path: TOMLPath) throws(SettingsError) -> [String]? {
    guard case .array(let elements)? = try value(of: path, .texts) else { return nil }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// Returns the result of parsing a text with `read`; `form` describes the valid texts.
  package func form<Value>(
    _ path: TOMLPath, _ form: String, by read: (String) -> Value?
  ) throws(SettingsError) -> Value? {
    try value(of: path, .form(form)) { if case .string(let text) = $0 { read(text) } else { nil } }
  }

  private func error(at path: TOMLPath, _ kind: SettingsKind, _ value: TOMLValue) -> SettingsError {
    let found = if case .string(let text) = value { "“\(text.prefix(40))”" } else { value.excerpt }
    return .line(line(of: path) ?? 1, key: path.description, "\(kind) is wanted, not \(found)")
  }
}
