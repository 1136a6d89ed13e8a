/// A value of a tree such as JSON, from which chart sets are read.
public indirect enum ContestValue: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in their order.
  case array([ContestValue])
  /// Members in their order; of members with the same key, the last one counts.
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

  /// Returns the value of an object's member; `nil` if there is none, or if it is null.
  subscript(key: String) -> ContestValue? {
    guard case .object(let members) = self,
      let member = members.last(where: { $0.key == key }), !member.value.isNull
    else { return nil }
    return member.value
  }

  var isNull: Bool { if case .null = self { true } else { false } }

  var isObject: Bool { if case .object = self { true } else { false } }

  /// What the value is, as in “is a text”.
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
