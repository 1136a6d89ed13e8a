/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: RGB

    /// The place in 0...1.
    public var location: Float

    /// How much of what lies below is hidden at the place: 0 is none, 1 is all.
    public var opacity: Float

    /// Creates a stop.
    public init(color: RGB, location: Float, opacity: Float = 1) {
      self.color = color
      self.location = location
      self.opacity = opacity
    }
  }

  /// How colours between two stops come about.
  public enum Mixing: Hashable, Sendable, CaseIterable {
    /// Each of red, green and blue changes evenly.
    case components
    /// Hue, saturation and brightness change evenly, the hue by the shorter way.
    case hue
    /// Amounts of light change evenly.
    case light
    /// What an eye takes for even steps: evenly in Oklab (Björn Ottosson, 2020).
    case perceptual
  }

  /// The colours in the order of their places.
  public let stops: [Stop]

  /// How colours between two stops come about.
  public var mixing: Mixing

  /// Creates a gradient; stops may come in any order, and of two at one place the first ends what
  /// lies before it and the second begins what follows.
  ///
  /// Places, colours and opacities are limited to 0...1.
  public init(stops: [Stop], mixing: Mixing = .components) {
    self.stops = stops.map(\.limited).sorted { $0.location < $1.location }
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

  /// Returns the colour at a place; beyond the outer stops it stays the same, without stops nothing
  /// is seen.
  ///
  /// Between stops of different opacity each colour counts by its opacity.
  public func shade(at location: Float) -> RGBA {
    guard let first = stops.first, let last = stops.last else {
      return RGBA(RGB(red: 0, green: 0, blue: 0), opacity: 0)
    }
    guard location > first.location else { return RGBA(first.color, opacity: first.opacity) }
    guard let index = stops.firstIndex(where: { $0.location >= location }) else {
      return RGBA(last.color, opacity: last.opacity)
    }
    let (before, after) = (stops[index - 1], stops[index])
    let fraction = (location - before.location) / (after.location - before.location)
    return before.mixed(with: after, by: fraction, mixing)
  }

  /// Returns the colour at a place, whatever its opacity.
  public func color(at location: Float) -> RGB { shade(at: location).color }

  /// Whether nothing shines through anywhere.
  public var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.opacity >= 1 } }
}

extension Gradient.Stop {
  fileprivate var limited: Gradient.Stop {
    Gradient.Stop(
      color: color.limited, location: RGB.limited(location), opacity: RGB.limited(opacity))
  }

  /// The colour a fraction of the way to the next stop; each counts by its opacity.
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
