/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The kind of shape that an inset makes of this one.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its outline moved inward by a distance.
  func inset(by amount: Double) -> InsetShape
}
