/// A part of a shape's outline.
public struct TrimmedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content

  /// The fraction of the outline's length at which the part begins.
  public var startFraction: Double

  /// The fraction of the outline's length at which the part ends.
  public var endFraction: Double

  /// Creates the part between two fractions of a shape's length.
  public init(shape: Content, startFraction: Double = 0, endFraction: Double = 1) {
    (self.shape, self.startFraction, self.endFraction) = (shape, startFraction, endFraction)
  }

  /// Returns the part of the outline in a rectangle, as `Path.trimmedPath(from:to:)` cuts it.
  public func path(in rect: Rect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The shape's own data and both fractions.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, Double>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension TrimmedShape: Equatable where Content: Equatable {}
extension TrimmedShape: Hashable where Content: Hashable {}

extension Shape {
  /// Returns the part of the outline between two fractions of its length.
  public func trim(
    from startFraction: Double = 0, to endFraction: Double = 1
  ) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
