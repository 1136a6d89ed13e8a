internal import JSON
internal import Texts

/// A value of TOML.
package enum TOMLValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case float(Double)
  case boolean(Bool)
  /// A date, a time or both, as written.
  case date(String)
  case array([TOMLValue])
  case table([String: TOMLValue])
}

extension TOMLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a floating-point number.
  package init(floatLiteral value: Double) { self = .float(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: TOMLValue...) { self = .array(elements) }
}

extension TOMLValue: CustomStringConvertible {
  /// The value as TOML, on one line; tables have their keys in order.
  package var description: String {
    switch self {
    // A string of JSON is a basic string of TOML too.
    case .string(let text): JSONText.string(text)
    case .integer(let number): String(number)
    case .float(let number): number.isNaN ? "nan" : "\(number)"
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .date(let text): text
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .table(let members): Self.text(ofMembers: members)
    }
  }

  private static func text(ofMembers members: [String: TOMLValue]) -> String {
    guard !members.isEmpty else { return "{}" }
    let pairs = members.sorted { $0.key < $1.key }.map {
      "\(TOMLPath.text(of: $0.key)) = \($0.value)"
    }
    return "{ " + pairs.joined(separator: ", ") + " }"
  }

  /// The start of the value as TOML, for messages.
  package var excerpt: String { description.shortened() }
}

extension TOMLValue {
  /// Returns the value inside this one at a path; `nil` if there is none.
  package func value(at path: some Collection<TOMLPath.Component>) -> TOMLValue? {
    guard let first = path.first else { return self }
    switch (self, first) {
    case (.table(let members), .key(let key)): return members[key]?.value(at: path.dropFirst())
    case (.array(let elements), .index(let index)) where elements.indices.contains(index):
      return elements[index].value(at: path.dropFirst())
    default: return nil
    }
  }
}
