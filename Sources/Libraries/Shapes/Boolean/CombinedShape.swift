/// A shape whose outline is computed from those of two others.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  /// Kept as a value, so that programs without it contain no code for it.
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: Rect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// Returns the shape of what lies in this shape or another one, as `Path.union(_:eoFill:)` does.
  ///
  /// Both shapes lie in the same rectangle, and both are animated.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the shape of what lies in both shapes, as `Path.intersection(_:eoFill:)` does.
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the shape of what lies in this shape and not in another one, as
  /// `Path.subtracting(_:eoFill:)` does.
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the shape of what lies in only one of two shapes, as
  /// `Path.symmetricDifference(_:eoFill:)` does.
  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's lines inside another shape, as
  /// `Path.lineIntersection(_:eoFill:)` does.
  public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's lines outside another shape, as
  /// `Path.lineSubtraction(_:eoFill:)` does.
  public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
