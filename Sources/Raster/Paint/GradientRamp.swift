/// A gradient precomputed for many lookups.
///
/// Between two stops it stores colors at even steps, and lookups interpolate linearly. One step is
/// exact where the components change evenly; with the others a lookup is less than half of 1/255
/// away from the gradient.
struct GradientRamp: Sendable {
  /// Red, green, blue and opacity in 0...255, the colors multiplied by the opacity.
  typealias Knot = SIMD4<Float>

  /// The part between two stops, in even steps.
  struct Part: Sendable {
    var start: Float
    var stepsPerUnit: Float
    var steps: Float
    var firstKnot: Int
  }

  /// The parts in order; the first and the last one are the colors before and beyond all stops.
  private(set) var parts: [Part] = []
  /// For each part the colors at all steps, both ends included.
  private(set) var knots: [Knot] = []

  init(_ gradient: Gradient) {
    append(from: -1, perUnit: 0, [gradient.shade(at: -1)])
    let steps = gradient.mixing == .components ? 1 : 512
    for (before, after) in zip(gradient.stops, gradient.stops.dropFirst())
    where before.location < after.location {
      let shades = (0...steps).map { step in
        before.mixed(with: after, by: Float(step) / Float(steps), gradient.mixing)
      }
      append(
        from: before.location, perUnit: Float(steps) / (after.location - before.location), shades)
    }
    append(from: gradient.stops.last?.location ?? 2, perUnit: 0, [gradient.shade(at: 2)])
  }

  private mutating func append(from start: Float, perUnit: Float, _ shades: [RGBA]) {
    parts.append(
      Part(
        start: start, stepsPerUnit: perUnit, steps: Float(shades.count - 1),
        firstKnot: knots.count))
    knots += shades.map(PremultipliedColor.knot)
  }

  /// The color at a place from 0 to 1, as `Gradient.shade(at:)` has it.
  func ink(at place: Float) -> PremultipliedColor {
    GradientRamp.ink(at: place, parts.span, knots.span)
  }

  /// The color at a place from 0 to 1; the lists are the ramp's own.
  @inline(__always)
  static func ink(at place: Float, _ parts: Span<Part>, _ knots: Span<Knot>) -> PremultipliedColor {
    // The last part that begins before the place; the first one begins before all.
    var index = parts.count &- 1
    while index > 0, parts[index].start >= place { index &-= 1 }
    let part = parts[index]
    let position = min((place - part.start) * part.stepsPerUnit, part.steps)
    // The last knot has none after it.
    let step = Int32(min(position, max(part.steps - 1, 0)))
    let first = knots[part.firstKnot &+ Int(step)]
    guard part.steps > 0 else { return PremultipliedColor(knot: first) }
    let next = knots[part.firstKnot &+ Int(step) &+ 1]
    return PremultipliedColor(knot: first + (next - first) * (position - Float(step)))
  }
}
