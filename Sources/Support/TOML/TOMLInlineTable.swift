/// An inline table while it is read: each key may be set once, and dotted keys may only extend
/// tables that dotted keys created.
struct TOMLInlineTable {
  private enum Member {
    case value(TOMLNode)
    case dotted(TOMLInlineTable, key: Range<Int>)
  }

  private var members: [String: Member] = [:]

  /// The values and their spans; the caller sets the span of the table itself.
  var node: TOMLNode {
    var values: [String: TOMLValue] = [:]
    var spans: [String: TOMLSpan] = [:]
    for (name, member) in members {
      let node = Self.node(of: member)
      values[name] = node.value
      spans[name] = node.span
    }
    return TOMLNode(value: .table(values), span: TOMLSpan(value: 0..<0, members: spans))
  }

  private static func node(of member: Member) -> TOMLNode {
    switch member {
    case .value(let node): return node
    case .dotted(let table, let key):
      var node = table.node
      (node.span.key, node.span.value) = (key, key)
      return node
    }
  }

  /// Adds a value and returns whether its place was free.
  mutating func add(_ node: TOMLNode, at keys: ArraySlice<TOMLKey>) -> Bool {
    guard let key = keys.first else { return false }
    guard keys.count > 1 else { return members.updateValue(.value(node), forKey: key.name) == nil }
    // It is taken out to be changed in place.
    let old = members.removeValue(forKey: key.name)
    guard case .dotted(var inner, let range) = old ?? .dotted(TOMLInlineTable(), key: key.range),
      inner.add(node, at: keys.dropFirst())
    else { return false }
    members[key.name] = .dotted(inner, key: range)
    return true
  }
}
