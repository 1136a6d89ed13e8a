/// The radii of a rectangle's four corners; leading is left.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top left corner.
  public var topLeading: Double

  /// The radius of the bottom left corner.
  public var bottomLeading: Double

  /// The radius of the bottom right corner.
  public var bottomTrailing: Double

  /// The radius of the top right corner.
  public var topTrailing: Double

  /// Creates radii; omitted ones are 0, a sharp corner.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii clockwise from the top left.
  var clockwise: [Double] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }

  /// Returns the radii with a closure applied to each.
  func map(_ change: (Double) -> Double) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }

  /// Returns the radii scaled down by one factor so that those along each side fit; negative ones
  /// and NaN become 0.
  func fitted(to size: Size) -> RectangleCornerRadii {
    let radii = map { $0 > 0 ? min($0, 1e300) : 0 }
    let factor = [
      size.width / (radii.topLeading + radii.topTrailing),
      size.width / (radii.bottomLeading + radii.bottomTrailing),
      size.height / (radii.topLeading + radii.bottomLeading),
      size.height / (radii.topTrailing + radii.bottomTrailing),
    ].reduce(1) { $1 < $0 ? $1 : $0 }
    return radii.map { $0 * factor }
  }
}
