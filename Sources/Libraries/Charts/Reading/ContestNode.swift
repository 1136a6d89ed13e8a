internal import Texts

/// A value in a tree, with its path for error messages.
struct ContestNode {
  let value: ContestValue
  let path: String

  init(_ value: ContestValue, at path: String = "") {
    self.value = value
    self.path = path
  }

  /// Returns an error with this path.
  func error(_ fault: ContestSetError.Fault) -> ContestSetError {
    ContestSetError(path: path.isEmpty ? "." : path, fault: fault)
  }

  /// Returns an error that states what is required here.
  func needs(_ needed: String) -> ContestSetError {
    error(.mismatch(found: value.kind, needed: needed))
  }

  /// The node of a member; `nil` if it is missing or null.
  subscript(key: String) -> ContestNode? {
    value[key].map { ContestNode($0, at: path + Self.step(key)) }
  }

  /// Returns the node of an element.
  func element(_ index: Int, _ value: ContestValue) -> ContestNode {
    ContestNode(value, at: (path.isEmpty ? "." : path) + "[\(index)]")
  }

  /// Returns the node of a member that is already known.
  func member(_ member: ContestValue.Member) -> ContestNode {
    ContestNode(member.value, at: path + Self.step(member.key))
  }

  private static func step(_ key: String) -> String {
    let isPlain = key.unicodeScalars.allSatisfy {
      $0 == "_" || ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
    }
    return isPlain && !(key.first?.isNumber ?? true) ? ".\(key)" : ".[\(JSONText.string(key))]"
  }
}

extension ContestNode {
  func elements() throws(ContestSetError) -> [ContestValue] {
    guard case .array(let list) = value else { throw needs("an array") }
    return list
  }

  func members() throws(ContestSetError) -> [ContestValue.Member] {
    guard case .object(let list) = value else { throw needs("an object") }
    return list
  }

  func text() throws(ContestSetError) -> String {
    guard case .string(let text) = value else { throw needs("a text") }
    return text
  }

  func flag() throws(ContestSetError) -> Bool {
    guard case .boolean(let flag) = value else { throw needs("true or false") }
    return flag
  }
}

extension ContestNode {
  /// Returns the node of a member; throws if it is missing.
  func member(_ key: String) throws(ContestSetError) -> ContestNode {
    guard let node = self[key] else { throw error(.missing(key)) }
    return node
  }

  /// Returns the numbers in some elements of this array; NaN for null.
  func numbers(_ elements: ArraySlice<ContestValue>) throws(ContestSetError) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(elements.count)
    for (index, value) in zip(elements.indices, elements) {
      if case .number(let number) = value, number.isFinite {
        numbers.append(number)
      } else {
        // The path is built only if it may be needed.
        numbers.append(try element(index, value).number())
      }
    }
    return numbers
  }

  /// Returns a value of a series; NaN for null.
  func number() throws(ContestSetError) -> Double {
    switch value {
    case .null: return .nan
    case .number(let number) where number.isNaN: return .nan
    case .number(let number):
      guard number.isFinite else { throw error(.notFinite) }
      return number
    default: throw needs("a number or null")
    }
  }
}
