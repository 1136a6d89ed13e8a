internal import Texts

/// A JSON value (RFC 8259).
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number as written, so that no digits are lost.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Members in order; of members with the same key, the last one counts.
  case object([Member])

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) { (self.key, self.value) = (key, value) }
  }

  /// Creates an object.
  package init(_ members: KeyValuePairs<String, JSONValue>) {
    self = .object(members.map { Member($0.key, $0.value) })
  }
}

// MARK: - Values

extension JSONValue {
  /// Returns the value of an object's member; `nil` if there is none.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The digits of a number, as written.
  package var number: String? { if case .number(let text) = self { text } else { nil } }

  /// The text, or the digits of a number; `nil` for other values.
  package var text: String? { string ?? number }

  /// The text, which may be a foreign one, or the number as a CSV cell; otherwise empty.
  package var cell: String { string.map(CSVCell.unformulated) ?? number ?? "" }

  /// The value of a number without a fraction and an exponent.
  package var integer: Int? { number.flatMap { Int($0) } }

  package var elements: [JSONValue]? { if case .array(let list) = self { list } else { nil } }
}

extension JSONValue: CustomStringConvertible {
  /// The value on one line, without blanks.
  package var description: String {
    switch self {
    case .null: "null"
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .number(let text): text
    case .string(let text): JSONText.string(text)
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONText.string($0.key)):\($0.value)" }.joined(separator: ",") + "}"
    }
  }
}
