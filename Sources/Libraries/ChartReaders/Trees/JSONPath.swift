package import JSON

/// The place of a value in a JSON text, such as `data.result[0].values`.
package struct JSONPath: Hashable, Sendable {
  /// A step from a value to one within it.
  package enum Step: Hashable, Sendable {
    case member(String)
    case element(Int)
  }

  /// The steps from the outermost value.
  package var steps: [Step] = []

  /// Returns the path of a value within the value here.
  func appending(_ step: Step) -> Self { JSONPath(steps: steps + [step]) }

  /// The name of the innermost member; `nil` for the outermost value.
  var name: String? {
    for case .member(let name) in steps.reversed() { return name }
    return nil
  }
}

extension JSONPath: CustomStringConvertible {
  package var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .member(let name): text += (text.isEmpty ? "" : ".") + name
      case .element(let index): text += "[\(index)]"
      }
    }
  }
}

extension JSONPath {
  /// Returns a clause about the table taken here, within the value at an outer path; `nil` if it is
  /// that whole value.
  package func note(within outer: String?) -> String? {
    guard !steps.isEmpty else { return nil }
    let path = outer.map { "\($0)." } ?? ""
    return "the data at \("\(path)\(self)".excerpt) was taken; --at chooses other data"
  }
}

// MARK: - From text

/// The reason a path leads to no value: a clause.
package struct JSONPathError: Error {
  package var clause: String
}

extension JSONValue {
  /// Returns the value at a path as text.
  ///
  /// Names and indices are separated by periods, and an index may also be in brackets; a name may
  /// contain periods. A name that follows an array leads to the members of its objects.
  package func value(at path: String) throws(JSONPathError) -> JSONValue {
    let isRooted = path.hasPrefix("$.") || path.hasPrefix("$[") || path == "$"
    return try value(at: path.dropFirst(isRooted ? 1 : 0), of: path)
  }

  private func value(
    at rest: Substring, of path: String
  ) throws(JSONPathError) -> JSONValue {
    let rest = rest.hasPrefix(".") ? rest.dropFirst() : rest
    guard !rest.isEmpty else { return self }
    switch self {
    case .array(let elements):
      guard let (index, after) = Self.index(rest) else {
        return try members(at: rest, of: path, in: elements)
      }
      guard elements.indices.contains(index) else {
        let last = elements.isEmpty ? "is empty" : "ends with \(elements.count - 1)"
        throw Self.missing("[\(index)]", before: rest, of: path, "the array \(last)")
      }
      return try elements[index].value(at: after, of: path)
    case .object(let members):
      let found =
        members.last { $0.key == rest }
        ?? members.filter { rest.begins(with: $0.key) }
        .max { $0.key.utf8.count < $1.key.utf8.count }
      guard let found else {
        let names = members.isEmpty ? "has none" : "are " + TableChart.list(members.map(\.key))
        let name = String(rest.prefix { $0 != "." && $0 != "[" })
        throw Self.missing(name.excerpt, before: rest, of: path, "the members \(names)")
      }
      return try found.value.value(at: rest.dropFirst(found.key.count), of: path)
    case .null, .boolean, .number, .string:
      throw Self.missing(
        String(rest).excerpt, before: rest, of: path, "the value there is no object")
    }
  }

  /// Returns the array of what a path leads to in each element; elements without it are left out.
  private func members(
    at rest: Substring, of path: String, in elements: [JSONValue]
  ) throws(JSONPathError) -> JSONValue {
    var values: [JSONValue] = []
    var failure: JSONPathError?
    for element in elements {
      do throws(JSONPathError) { values.append(try element.value(at: rest, of: path)) } catch {
        failure = failure ?? error
      }
    }
    guard values.isEmpty else { return .array(values) }
    throw failure
      ?? Self.missing(String(rest).excerpt, before: rest, of: path, "the array is empty")
  }

  /// Returns the index at the beginning of a path, such as `[2]` or `2`, with the rest.
  private static func index(_ path: Substring) -> (Int, Substring)? {
    if path.first == "[" {
      guard let end = path.firstIndex(of: "]"), let index = Int(path.dropFirst().prefix(upTo: end))
      else { return nil }
      return (index, path[path.index(after: end)...])
    }
    let word = path.prefix { $0 != "." && $0 != "[" }
    return Int(word).map { ($0, path.dropFirst(word.count)) }
  }

  private static func missing(
    _ name: String, before rest: Substring, of path: String, _ reason: String
  ) -> JSONPathError {
    var before = path.dropLast(rest.count)
    if before.last == "." { before = before.dropLast() }
    let place = before.isEmpty || before == "$" ? "" : " in \(String(before).excerpt)"
    return JSONPathError(clause: "there is no \(name)\(place) (--at): \(reason)")
  }
}

extension Substring {
  /// Returns whether a path begins with a member's name, followed by another step.
  fileprivate func begins(with name: String) -> Bool {
    guard hasPrefix(name), !name.isEmpty else { return false }
    let next = dropFirst(name.count).first
    return next == "." || next == "["
  }
}
