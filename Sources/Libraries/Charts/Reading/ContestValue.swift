/// A value in a tree such as JSON, from which chart sets are read.
public indirect enum ContestValue: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// Values in order.
  case array([ContestValue])
  /// Members in order; the last one with a key is used.
  case object([Member])

  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: ContestValue

    /// Creates a member.
    public init(_ key: String, _ value: ContestValue) {
      self.key = key
      self.value = value
    }
  }

  /// Returns the value of an object's member; `nil` if it is missing or null.
  subscript(key: String) -> ContestValue? {
    guard case .object(let members) = self,
      let member = members.last(where: { $0.key == key }), !member.value.isNull
    else { return nil }
    return member.value
  }

  var isNull: Bool { if case .null = self { true } else { false } }

  var isObject: Bool { if case .object = self { true } else { false } }

  /// The kind of value, as in “is a text”.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
