/// Colors along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A color at a location.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: RGB

    /// The location in 0...1.
    public var location: Float

    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a stop.
    public init(color: RGB, location: Float, opacity: Float = 1) {
      (self.color, self.location, self.opacity) = (color, location, opacity)
    }
  }

  /// The interpolation of colors between two stops.
  public enum Mixing: Hashable, Sendable, CaseIterable {
    /// Linear in red, green and blue.
    case components
    /// Linear in hue, saturation and brightness; the hue goes the shorter way around.
    case hue
    /// Linear in amounts of light.
    case light
    /// Perceptually uniform: linear in Oklab (Björn Ottosson, 2020).
    case perceptual
  }

  /// The stops, ordered by location.
  public let stops: [Stop]

  /// The interpolation of colors between two stops.
  public var mixing: Mixing

  /// Creates a gradient from stops in any order; of two at the same location, the first ends the
  /// part before it and the second begins the part after it.
  ///
  /// Locations, colors and opacities are clamped to 0...1.
  public init(stops: [Stop], mixing: Mixing = .components) {
    self.stops = stops.map(\.limited).sorted { $0.location < $1.location }
    self.mixing = mixing
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [RGB], mixing: Mixing = .components) {
    let last = Float(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $1, location: Float($0) / last) },
      mixing: mixing)
  }

  /// Creates a gradient from one color to another and back, which is seamless around a circle.
  public init(from color: RGB, toAndBack other: RGB, mixing: Mixing = .hue) {
    self.init(colors: [color, other, color], mixing: mixing)
  }

  /// Returns the color and opacity at a location; beyond the outer stops they are constant, and
  /// without stops the result is transparent.
  ///
  /// Between stops of different opacity, each color is weighted by its opacity.
  ///
  /// - Complexity: O(log n) for n stops
  public func shade(at location: Float) -> RGBA {
    guard let first = stops.first, let last = stops.last else {
      return RGBA(RGB(red: 0, green: 0, blue: 0), opacity: 0)
    }
    guard location > first.location else { return RGBA(first.color, opacity: first.opacity) }
    guard location <= last.location else { return RGBA(last.color, opacity: last.opacity) }
    // One stop lies before the location, and the other one doesn't.
    var (low, high) = (0, stops.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stops[middle].location < location { low = middle } else { high = middle }
    }
    let (before, after) = (stops[low], stops[high])
    let fraction = (location - before.location) / (after.location - before.location)
    return before.mixed(with: after, by: fraction, mixing)
  }

  /// Returns the color at a location, ignoring its opacity.
  public func color(at location: Float) -> RGB { shade(at: location).color }

  /// Whether the opacity is 1 everywhere.
  public var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.opacity >= 1 } }
}

extension Gradient.Stop {
  fileprivate var limited: Gradient.Stop {
    Gradient.Stop(
      color: color.limited, location: RGB.limited(location), opacity: RGB.limited(opacity))
  }

  /// Returns the color at a fraction of the way to the next stop, each weighted by its opacity.
  func mixed(with next: Gradient.Stop, by fraction: Float, _ mixing: Gradient.Mixing) -> RGBA {
    let opacity = opacity + (next.opacity - self.opacity) * fraction
    let share = opacity > 0 ? min(next.opacity * fraction / opacity, 1) : fraction
    return RGBA(color.mixed(with: next.color, by: share, mixing), opacity: opacity)
  }
}

extension RGB {
  fileprivate func mixed(with other: RGB, by fraction: Float, _ mixing: Gradient.Mixing) -> RGB {
    switch mixing {
    case .components: mixed(with: other, by: fraction)
    case .hue: mixedByHue(with: other, by: fraction)
    case .light: RGB(light: light + (other.light - light) * fraction)
    case .perceptual: RGB(oklab: oklab + (other.oklab - oklab) * fraction)
    }
  }
}
