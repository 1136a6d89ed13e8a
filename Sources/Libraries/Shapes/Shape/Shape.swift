/// A type that has an outline in any rectangle.
///
/// As in SwiftUI, a shape may have an animated part, its ``Animatable/animatableData``.
public protocol Shape: Sendable, Animatable {
  /// Returns the outline in a rectangle; except for a ``Path``, an empty rectangle gives an empty
  /// path.
  func path(in rect: Rect) -> Path
}
