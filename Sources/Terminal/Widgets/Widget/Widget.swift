/// A value that draws itself into a rectangle of cells.
///
/// A widget knows nothing of messages, owners or neighbors: an `Item` gives it an owner, an
/// arrangement gives it a place. Two equal widgets draw the same.
package protocol Widget: Hashable, Sendable {
  /// Returns the number of rows the widget needs at a width.
  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int

  /// Returns a guess of the height that costs nothing, for rows that haven't been shown yet.
  func estimatedHeight(forWidth columns: Int) -> Int

  /// Whether measuring takes longer than looking up a height that was measured before.
  var isCostlyToMeasure: Bool { get }

  /// Draws the widget.
  func draw(in context: inout DrawContext)
}

extension Widget {
  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { 1 }
  package func estimatedHeight(forWidth columns: Int) -> Int { 1 }
  package var isCostlyToMeasure: Bool { false }
}

/// Any widget; two are equal when they hold equal widgets of the same type.
package struct AnyWidget: Hashable, Sendable {
  package let base: any Widget

  /// Wraps a widget; a wrapped one isn't wrapped twice.
  package init(_ widget: some Widget) { base = widget }

  package static func == (one: AnyWidget, other: AnyWidget) -> Bool {
    isEqual(one.base, other.base)
  }

  private static func isEqual<W: Widget>(_ one: W, _ other: any Widget) -> Bool {
    (other as? W) == one
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }
}
