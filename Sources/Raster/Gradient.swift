/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: RGB

    /// The place in 0...1.
    public var location: Float

    /// Creates a stop.
    public init(color: RGB, location: Float) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops come about.
  public enum Mixing: Hashable, Sendable {
    /// Each of red, green and blue changes evenly.
    case components
    /// Hue, saturation and brightness change evenly, the hue by the shorter way.
    case hue
  }

  /// The colours in the order of their places.
  public let stops: [Stop]

  /// How colours between two stops come about.
  public var mixing: Mixing

  /// Creates a gradient; stops may come in any order.
  public init(stops: [Stop], mixing: Mixing = .components) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.mixing = mixing
  }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [RGB], mixing: Mixing = .components) {
    let last = Float(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $1, location: Float($0) / last) },
      mixing: mixing)
  }

  /// Creates a gradient from one colour to another and back, which goes round without a seam.
  public init(from color: RGB, toAndBack other: RGB, mixing: Mixing = .hue) {
    self.init(colors: [color, other, color], mixing: mixing)
  }

  /// Returns the colour at a place; beyond the outer stops it stays the same, without stops it is
  /// black.
  public func color(at location: Float) -> RGB {
    guard let first = stops.first, let last = stops.last else {
      return RGB(red: 0, green: 0, blue: 0)
    }
    guard location > first.location else { return first.color }
    guard let index = stops.firstIndex(where: { $0.location >= location }) else {
      return last.color
    }
    let (before, after) = (stops[index - 1], stops[index])
    let fraction = (location - before.location) / (after.location - before.location)
    return switch mixing {
    case .components: before.color.mixed(with: after.color, by: fraction)
    case .hue: before.color.mixedByHue(with: after.color, by: fraction)
    }
  }
}
