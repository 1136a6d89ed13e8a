/// A size that is proposed to a view; `nil` leaves the choice to it.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width.
  public var width: Double?

  /// The proposed height.
  public var height: Double?

  /// Creates a proposal.
  public init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }

  /// Creates the proposal of a size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The proposal of no size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal of a size of zero.
  public static let zero = ProposedViewSize(.zero)
  /// The proposal of an infinite size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the size, with another one's extents where none is proposed.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10.0, height: 10.0))
    -> Size
  { Size(width: width ?? size.width, height: height ?? size.height) }
}
