/// The bytes of a key and its value, and of everything inside the value.
package struct TOMLSpan: Hashable, Sendable {
  /// The bytes of the key's last part; `nil` for an element of a list.
  package var key: Range<Int>?
  /// The bytes of the value; those of the key where a table is named by a header or a dotted key.
  package var value: Range<Int>
  /// The spans of a list's elements.
  var elements: [TOMLSpan] = []
  /// The spans of a table's members.
  var members: [String: TOMLSpan] = [:]

  /// Returns the span of a value inside this one; `nil` if there is none.
  func span(at path: some Collection<TOMLPath.Component>) -> TOMLSpan? {
    switch path.first {
    case nil: self
    case .key(let key): members[key]?.span(at: path.dropFirst())
    case .index(let index):
      elements.indices.contains(index) ? elements[index].span(at: path.dropFirst()) : nil
    }
  }

  /// The offset at which the key begins, or the value of an element.
  package var start: Int { (key ?? value).lowerBound }
}
