internal import Raster

/// A gradient's stops for renderers that mix straight sRGB components, as SVG renderers do.
struct SVGStops {
  /// The stops; linear interpolation between them stays within 1/255 of the gradient.
  private(set) var stops: [Gradient.Stop] = []

  /// The tolerated error between stops, which together with the rounding of colors stays below
  /// 1/255.
  private static let tolerance: Float = 0.4 / 255

  init(_ gradient: Gradient) {
    for (before, after) in zip(gradient.stops, gradient.stops.dropFirst()) {
      if stops.isEmpty { stops.append(before) }
      if before.location < after.location { append(between: before, after, of: gradient) }
      stops.append(after)
    }
    if stops.isEmpty { stops = gradient.stops }
  }

  private mutating func append(
    between before: Gradient.Stop, _ after: Gradient.Stop, of gradient: Gradient
  ) {
    let isEven =
      gradient.mixing == .components
      && (before.opacity == after.opacity || before.color == after.color)
    guard !isEven else { return }
    // Sampled in eight parts, so that a curve that crosses the chord in the middle isn't mistaken
    // for linear.
    let inner = (1..<8).map { part in
      let fraction = Float(part) / 8
      let way = after.location - before.location
      return stop(of: gradient, at: before.location + way * fraction)
    }
    var last = before
    for next in inner + [after] {
      split(last, next, of: gradient, depth: 9)
      if next.location < after.location { stops.append(next) }
      last = next
    }
  }

  private mutating func split(
    _ before: Gradient.Stop, _ after: Gradient.Stop, of gradient: Gradient, depth: Int
  ) {
    let isClose = [Float(0.25), 0.5, 0.75].allSatisfy { fraction in
      let place = before.location + (after.location - before.location) * fraction
      let mixed = before.ink + (after.ink - before.ink) * fraction
      let wanted = stop(of: gradient, at: place).ink
      let difference = mixed.premultiplied - wanted.premultiplied
      return max(difference.max(), -difference.min()) <= SVGStops.tolerance
    }
    let middle = stop(of: gradient, at: (before.location + after.location) / 2)
    let canSplit = before.location < middle.location && middle.location < after.location
    guard !isClose, depth > 0, canSplit else { return }
    split(before, middle, of: gradient, depth: depth - 1)
    stops.append(middle)
    split(middle, after, of: gradient, depth: depth - 1)
  }

  private func stop(of gradient: Gradient, at location: Float) -> Gradient.Stop {
    let shade = gradient.shade(at: location)
    return Gradient.Stop(color: shade.color, location: location, opacity: shade.opacity)
  }
}

extension Gradient.Stop {
  /// The color and opacity as four components that a renderer mixes separately.
  fileprivate var ink: SIMD4<Float> { SIMD4(color.red, color.green, color.blue, opacity) }
}

extension SIMD4<Float> {
  /// The color multiplied by its opacity.
  fileprivate var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }
}
