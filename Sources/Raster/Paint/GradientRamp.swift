/// A gradient worked out for many lookups.
///
/// Between two stops it holds colours at even steps, and lookups go straight from one to the next.
/// One step is exact where the components change evenly; with the others a lookup is less than
/// half of 1/255 away from the gradient.
struct GradientRamp: Sendable {
  /// Red, green, blue and opacity in 0...255, the colours multiplied by the opacity.
  private typealias Knot = SIMD4<Float>

  private let steps: Int
  private let first: Knot
  private let last: Knot
  private let lastLocation: Float
  /// For each pair of stops, where it begins and how many steps it makes in a way of 1.
  private var parts: [(start: Float, stepsPerUnit: Float)] = []
  /// For each pair of stops the colours at all steps, both ends included.
  private var knots: [Knot] = []

  init(_ gradient: Gradient) {
    steps = gradient.mixing == .components ? 1 : 512
    first = Ink.knot(gradient.shade(at: 0))
    last = Ink.knot(gradient.shade(at: .infinity))
    lastLocation = gradient.stops.last?.location ?? 0
    for (before, after) in zip(gradient.stops, gradient.stops.dropFirst())
    where before.location < after.location {
      parts.append((before.location, Float(steps) / (after.location - before.location)))
      for step in 0...steps {
        let fraction = Float(step) / Float(steps)
        knots.append(Ink.knot(before.mixed(with: after, by: fraction, gradient.mixing)))
      }
    }
  }

  /// The colour at a place, as `Gradient.shade(at:)` has it.
  @inline(__always)
  func ink(at location: Float) -> Ink {
    guard location <= lastLocation else { return Ink(knot: last) }
    // The last part that begins before the place.
    var part = parts.count &- 1
    while part >= 0, parts[part].start >= location { part &-= 1 }
    guard part >= 0 else { return Ink(knot: first) }
    let position = (location - parts[part].start) * parts[part].stepsPerUnit
    // In this order a position that is not a number becomes the end.
    let step = position < Float(steps) ? Int(max(0, position)) : steps &- 1
    let knot = part &* (steps &+ 1) &+ step
    let fraction = position < Float(steps) ? position - Float(step) : 1
    return Ink(knot: knots[knot] + (knots[knot &+ 1] - knots[knot]) * fraction)
  }
}
