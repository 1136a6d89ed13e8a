/// A shape that can be inset on all sides.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its outline moved inward by a distance.
  func inset(by amount: Double) -> InsetShape
}
