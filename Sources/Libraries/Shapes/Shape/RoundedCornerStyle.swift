/// The form of a rectangle's rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  /// Quarter circles.
  case circular
  /// Curves whose curvature changes gradually, as Apple's systems draw them.
  ///
  /// A corner takes 1.53 radii of each side. Where a side is too short for that, the corner
  /// approaches a quarter circle, which a capsule has.
  case continuous
}
