extension Path {
  /// The elements in order; an arc is replaced by cubic curves, as in ``forEach(_:)``.
  ///
  /// - Complexity: O(n)
  public var elements: [Element] {
    var result: [Element] = []
    forEach { result.append($0) }
    return result
  }

  /// Calls a closure with each element in order.
  ///
  /// An arc, which the path keeps exactly, is passed as cubic curves of at most an eighth of a turn
  /// each, within 4.3·10⁻⁶ of its radius.
  public func forEach(_ body: (Element) -> Void) {
    for piece in pieces {
      switch piece {
      case .element(let element): body(element)
      case .arc(let arc):
        for cubic in arc.cubics {
          body(.curve(to: cubic.end, control1: cubic.control1, control2: cubic.control2))
        }
      }
    }
  }
}
