/// A gradient precomputed for many lookups.
///
/// Colors between two stops are stored at equal steps, and lookups interpolate linearly. A single
/// step is exact where the components are linear; otherwise a lookup is within half of 1/255 of the
/// gradient, as long as it has at most 512 stops. With more, which lie closer together, there are
/// fewer steps between two of them.
struct GradientRamp: Sendable {
  /// Red, green, blue and opacity in 0...255, premultiplied.
  typealias Knot = SIMD4<Float>

  /// The interval between two stops, in equal steps.
  struct StopInterval: Sendable {
    var start: Float
    var stepsPerUnit: Float
    var steps: Float
    var firstKnot: Int
  }

  /// The intervals in order; the first and the last one are the colors before and beyond all stops.
  private(set) var intervals: [StopInterval] = []
  /// The colors at all steps of each interval, including both ends.
  private(set) var knots: [Knot] = []

  /// The maximum number of steps between two stops, and roughly that of all steps.
  private static let mostSteps = (inInterval: 512, inAll: 512 * 512)

  init(_ gradient: Gradient) {
    append(from: -1, perUnit: 0, [gradient.shade(at: -1)])
    let share = Self.mostSteps.inAll / max(1, gradient.stops.count)
    let steps = gradient.mixing == .components ? 1 : max(1, min(share, Self.mostSteps.inInterval))
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
    intervals.append(
      StopInterval(
        start: start, stepsPerUnit: perUnit, steps: Float(shades.count - 1),
        firstKnot: knots.count))
    knots += shades.map(PremultipliedColor.knot)
  }

  /// Returns the color at a location from 0 to 1, like `Gradient.shade(at:)`.
  ///
  /// - Complexity: O(log n) for n stops
  func ink(at place: Float) -> PremultipliedColor {
    GradientRamp.ink(at: place, intervals.span, knots.span)
  }

  /// Returns the color at a location from 0 to 1, given the ramp's own lists.
  @inline(__always)
  static func ink(
    at place: Float, _ intervals: Span<StopInterval>, _ knots: Span<Knot>
  ) -> PremultipliedColor {
    // The last interval that begins before the location; the first one begins before any location.
    var (index, end) = (0, intervals.count)
    while end &- index > 1 {
      let middle = (index &+ end) >> 1
      if intervals[middle].start < place { index = middle } else { end = middle }
    }
    let interval = intervals[index]
    let position = min((place - interval.start) * interval.stepsPerUnit, interval.steps)
    // No knot follows the last one.
    let step = Int32(min(position, max(interval.steps - 1, 0)))
    let first = knots[interval.firstKnot &+ Int(step)]
    guard interval.steps > 0 else { return PremultipliedColor(knot: first) }
    let next = knots[interval.firstKnot &+ Int(step) &+ 1]
    return PremultipliedColor(knot: first + (next - first) * (position - Float(step)))
  }
}
