internal import Outputs
internal import Raster
internal import Shapes
internal import Texts

/// The paint of a layer, before the layer's size is known.
struct PaintPlan: Hashable, Sendable {
  /// The kinds of gradient.
  enum GradientKind: String, Hashable, Sendable, CaseIterable {
    case linear, radial, angular
  }

  /// A single color, or the stops of a gradient.
  var stops: [Gradient.Stop]
  /// The kind of gradient; `nil` selects the shape's default.
  var kind: GradientKind?
  /// The compass bearing in which colors run, or at which an angular gradient starts.
  var angle: Double?
  /// How colors between two stops are interpolated.
  var mixing = Gradient.Mixing.components

  /// A blue that is visible on both light and dark backgrounds.
  static let usual = PaintPlan(RGBA(RGB(red: 0.04, green: 0.52, blue: 1)))

  init(_ color: RGBA) {
    stops = [Gradient.Stop(color: color.color, location: 0, opacity: color.opacity)]
  }

  /// Parses stops such as `cyan,red@0.3,#fff`; stops without a position are spread evenly.
  init?(gradient text: String) {
    let parts = text.split(separator: ",").map { $0.split(separator: "@", maxSplits: 1) }
    guard parts.count >= 2 else { return nil }
    stops = []
    for (index, part) in parts.enumerated() {
      guard let name = part.first, let color = RGBA(name.trimmed) else { return nil }
      let even = Double(index) / Double(parts.count - 1)
      let place = part.count > 1 ? ValueText(String(part[1])).number : even
      guard let place, (0...1).contains(place) else { return nil }
      stops.append(
        Gradient.Stop(color: color.color, location: Float(place), opacity: color.opacity))
    }
  }

  /// The opacity of a single color; a gradient has an opacity at each stop instead.
  var opacity: Double { stops.count == 1 ? stops.first.map { Double($0.opacity) } ?? 1 : 1 }

  func paint(for shape: ShapeKind, in frame: Rect, startingAt start: Double) -> Paint {
    let gradient = Gradient(stops: stops, mixing: mixing)
    if stops.count == 1, let stop = stops.first { return .solid(stop.color) }
    switch kind ?? (shape.isRound ? .angular : .linear) {
    case .angular:
      return .angularGradient(gradient, center: frame.center, startAngle: .degrees(angle ?? start))
    case .radial:
      return .radialGradient(
        gradient, center: frame.center, startRadius: 0,
        endRadius: min(frame.width, frame.height) / 2)
    case .linear:
      let direction = Angle.compass(.degrees(angle ?? 90)).direction
      // The distance that the frame's corners reach in that direction.
      let reach = abs(direction.x) * frame.width / 2 + abs(direction.y) * frame.height / 2
      return .linearGradient(
        gradient,
        startPoint: Point(x: frame.midX - direction.x * reach, y: frame.midY - direction.y * reach),
        endPoint: Point(x: frame.midX + direction.x * reach, y: frame.midY + direction.y * reach))
    }
  }
}

extension Angle {
  /// The unit vector in the angle's direction.
  fileprivate var direction: Point { Transform.rotation(self).apply(to: Point(x: 1, y: 0)) }
}
