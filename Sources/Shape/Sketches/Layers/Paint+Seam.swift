internal import Raster
internal import Shapes

extension Paint {
  /// Returns the paint with the seam of an angular gradient moved to the middle of the gap between
  /// a line's end and its start, so that each cap has the color of its end.
  ///
  /// Other paints, and gradients whose seam lies on the line, are returned unchanged.
  func clearingCaps(of line: Path) -> Paint {
    guard case .angularGradient(let gradient, let center, let startAngle) = self,
      let gap = Gap(of: line, around: center, from: startAngle)
    else { return self }
    let shift = gap.seam - gap.size / 2
    return .angularGradient(
      gradient.moved(by: Float(shift)), center: center,
      startAngle: Angle(radians: startAngle.radians - shift * 2 * .pi))
  }

  /// Returns the paint rotated clockwise about a point.
  func turned(by angle: Angle, about anchor: Point) -> Paint {
    let turn = Transform.rotation(angle).about(anchor)
    switch self {
    case .solid: return self
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(
        gradient, startPoint: turn.apply(to: start), endPoint: turn.apply(to: end))
    case .radialGradient(let gradient, let center, let start, let end):
      return .radialGradient(
        gradient, center: turn.apply(to: center), startRadius: start, endRadius: end)
    case .angularGradient(let gradient, let center, let startAngle):
      return .angularGradient(
        gradient, center: turn.apply(to: center),
        startAngle: Angle(radians: startAngle.radians + angle.radians))
    }
  }
}

/// The sector around a point, clockwise, that an open line leaves free.
private struct Gap {
  /// The size, in turns.
  var size: Double
  /// The position of the gradient's seam in the gap, in turns.
  var seam: Double

  /// The tolerance for the bearings of the gap's ends, in turns.
  private static let tolerance = 1e-6

  /// Finds the gap of a line; `nil` if the line is closed, or if the seam at `start` lies on it.
  init?(of line: Path, around center: Point, from start: Angle) {
    guard let first = line.point(at: 0), let middle = line.point(at: 0.5),
      let last = line.point(at: 1), first.distance(to: last) > Self.tolerance
    else { return nil }
    func turns(_ point: Point) -> Double {
      Angle.bearing(x: point.x - center.x, y: point.y - center.y).radians / (2 * .pi)
    }
    let isClockwise = (turns(middle) - turns(first)).wrapped < (turns(last) - turns(first)).wrapped
    let (from, to) = isClockwise ? (last, first) : (first, last)
    size = (turns(to) - turns(from)).wrapped
    seam = (start.radians / (2 * .pi) - turns(from)).wrapped
    if seam > 1 - Self.tolerance { seam = 0 }
    guard seam <= size + Self.tolerance else { return nil }
  }
}

extension Double {
  /// The fractional part.
  fileprivate var wrapped: Double { self - rounded(.down) }
}

extension Gradient {
  /// Returns the gradient with its stops shifted by -1 to 1, clipped to 0...1.
  fileprivate func moved(by shift: Float) -> Gradient {
    let kept = stops.map { stop in
      Stop(color: stop.color, location: stop.location + shift, opacity: stop.opacity)
    }.filter { (0...1).contains($0.location) }
    func end(_ location: Float) -> Stop {
      let shade = shade(at: location - shift)
      return Stop(color: shade.color, location: location, opacity: shade.opacity)
    }
    return Gradient(stops: [end(0)] + kept + [end(1)], mixing: mixing)
  }
}
