internal import Mathematics
public import Shapes

/// The slices of a pie, clockwise from the top in the order of the series.
public struct PiePlot: Sendable {
  /// A slice with its outline.
  public struct Slice: Hashable, Sendable {
    /// The index of its series.
    public var series: Int
    /// The outline.
    public var path: Path
    /// The location of its label: on the bisector, two thirds of the way to the rim.
    public var label: Point
  }

  /// The slices; those with a zero fraction are omitted.
  public let slices: [Slice]
  private let ends: [(angle: Double, series: Int)]
  private let rect: Rect

  /// Creates the slices of a pie in a rectangle; one of them can be pulled out by a fraction of the
  /// radius.
  public init(_ shares: PieShares, in rect: Rect, pulled: Int? = nil, by share: Double = 0.08) {
    let radius = min(rect.width, rect.height) / 2
    var start = 0.0
    var slices: [Slice] = []
    var ends: [(angle: Double, series: Int)] = []
    for slice in shares.slices where slice.fraction > 0 {
      let end = start + slice.fraction * 360
      let middle = Angle.degrees((start + end) / 2).radians
      let direction = Point(x: sine(middle), y: -cosine(middle))
      let distance = slice.series == pulled ? radius * share : 0
      let place = rect.offsetBy(dx: direction.x * distance, dy: direction.y * distance)
      let pie = Pie(startAngle: .degrees(start), endAngle: .degrees(end))
      slices.append(
        Slice(
          series: slice.series, path: pie.path(in: place),
          label: Point(
            x: place.midX + direction.x * radius * 2 / 3,
            y: place.midY + direction.y * radius * 2 / 3)))
      ends.append((end, slice.series))
      start = end
    }
    (self.slices, self.ends, self.rect) = (slices, ends, rect)
  }

  /// Returns the series of the slice at a point, ignoring that one may be pulled out; `nil`
  /// outside.
  public func series(at point: Point) -> Int? {
    let (x, y) = (point.x - rect.midX, point.y - rect.midY)
    let radius = min(rect.width, rect.height) / 2
    guard x * x + y * y <= radius * radius else { return nil }
    let angle = Angle.radians(arcTangent(y: x, x: -y)).degrees
    let turned = angle < 0 ? angle + 360 : angle
    return (ends.first { turned < $0.angle } ?? ends.last)?.series
  }
}
