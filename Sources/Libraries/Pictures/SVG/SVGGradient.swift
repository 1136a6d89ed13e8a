internal import Raster
internal import Shapes

/// A linear or radial gradient in SVG, or the single color that it is equivalent to.
enum SVGGradient {
  case plain(RGBA)
  case element(SVGElement)

  /// Creates a gradient; `nil` for an angular one, which SVG doesn't support.
  init?(_ paint: Paint, number: SVGNumber) {
    switch paint {
    case .solid(let color): self = .plain(RGBA(color))
    case .linearGradient(let gradient, let start, let end):
      self = SVGGradient.linear(gradient, start, end, number)
    case .radialGradient(let gradient, let center, let start, let end):
      self = SVGGradient.radial(gradient, center, start, end, number)
    case .angularGradient: return nil
    }
  }

  private static func linear(
    _ gradient: Gradient, _ start: Point, _ end: Point, _ number: SVGNumber
  ) -> SVGGradient {
    let isEven = start != end && gradient.stops.count > 1
    guard isEven, [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else {
      return .plain(gradient.shade(at: 0))
    }
    return .element(
      SVGElement(
        "linearGradient",
        [
          ("gradientUnits", "userSpaceOnUse"), ("x1", number(start.x)), ("y1", number(start.y)),
          ("x2", number(end.x)), ("y2", number(end.y)),
        ], children: SVGStops(gradient).stops.map { stop($0, offset: Double($0.location)) }))
  }

  /// Returns a radial gradient, whose stops are moved outward because SVG's begin at the center.
  private static func radial(
    _ gradient: Gradient, _ center: Point, _ start: Double, _ end: Double, _ number: SVGNumber
  ) -> SVGGradient {
    let paint = Paint.radialGradient(gradient, center: center, startRadius: start, endRadius: end)
    let atCenter = paint.shade(at: center)
    let radius = max(start, end)
    guard start.isFinite, end.isFinite, gradient.stops.count > 1 else { return .plain(atCenter) }
    guard radius > 0 else { return .plain(gradient.shade(at: start < end || start == end ? 1 : 0)) }
    var stops = SVGStops(gradient).stops.map { stop in
      (stop, offset: (start + Double(stop.location) * (end - start)) / radius)
    }
    if end < start { stops.reverse() }
    let first = SVGGradient.stop(
      Gradient.Stop(color: atCenter.color, location: 0, opacity: atCenter.opacity), offset: 0)
    return .element(
      SVGElement(
        "radialGradient",
        [
          ("gradientUnits", "userSpaceOnUse"), ("cx", number(center.x)), ("cy", number(center.y)),
          ("r", number(radius)),
        ],
        children: [first]
          + stops.filter { $0.offset >= 0 }.map { SVGGradient.stop($0.0, offset: $0.offset) }))
  }

  private static func stop(_ stop: Gradient.Stop, offset: Double) -> SVGElement {
    let share = SVGNumber(decimals: 6)
    var element = SVGElement(
      "stop", [("offset", share(offset)), ("stop-color", stop.color.hexText)])
    if stop.opacity < 1 { element.set("stop-opacity", share(Double(stop.opacity))) }
    return element
  }
}
