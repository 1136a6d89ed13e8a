internal import Raster
internal import Shapes

/// An angular gradient, which SVG lacks, as thin wedges of one color each.
///
/// A wedge ends where its color has changed by 1/255, but not within an 8192nd of a turn, after a
/// 64th of a turn at the latest, and at each stop: 255 of them from black to white, 1530 through all
/// hues. Each extends a 16th of a turn
/// below the following ones, so that no background shows between them, and after a full turn the
/// first ones are drawn again.
struct SVGWedges {
  private let gradient: Gradient
  private let center: Point
  private let startAngle: Angle
  private let reach: Double

  private static let longest: Float = 1 / 64
  private static let overlap: Float = 1 / 16
  /// The maximum number of samples between two stops for measuring color changes, and that in a
  /// turn.
  private static let mostSamples: (inInterval: Float, inTurn: Float) = (1024, 8192)

  /// Creates wedges that extend beyond all corners of a picture at the origin.
  init(_ gradient: Gradient, center: Point, startAngle: Angle, size: Size) {
    (self.gradient, self.center, self.startAngle) = (gradient, center, startAngle)
    let corners = [
      Point.zero, Point(x: size.width, y: 0), Point(x: 0, y: size.height),
      Point(x: size.width, y: size.height),
    ]
    reach = 1.2 * corners.reduce(1e-9) { max($0, $1.distance(to: center)) }
  }

  /// The wedges in their colors without opacity.
  var colors: SVGElement { group { $0.color } }

  /// The wedges in grays that represent the opacity in a mask.
  var opacities: SVGElement { group { RGB(red: $0.opacity, green: $0.opacity, blue: $0.opacity) } }

  private func group(_ color: (RGBA) -> RGB) -> SVGElement {
    let limits = limits
    let parts = zip(limits, limits.dropFirst())
    let shades = SVGWedges.filled(parts.map { gradient.shade(at: ($0 + $1) / 2) })
    var wedges = zip(parts, shades).map { part, shade in
      (start: part.0, end: part.1 + SVGWedges.overlap, color: color(shade).hexText)
    }
    // The last wedges overlap the first, so the first are drawn again up to a limit.
    let again = limits.first { $0 > SVGWedges.overlap * 1.5 } ?? 1
    wedges += wedges.filter { $0.start < again }.map { ($0.start, min($0.end, again), $0.color) }
    return SVGElement("g", children: wedges.map { wedge($0.start, $0.end, $0.color) })
  }

  /// Gives invisible wedges the color of the nearest visible one, because they share pixels along
  /// their common side.
  static func filled(_ shades: [RGBA]) -> [RGBA] {
    guard var before = shades.lastIndex(where: { $0.opacity > 0 }) else { return shades }
    let count = shades.count
    // The distance of each wedge from the visible one before it, around the circle.
    let distances = shades.indices.map { index in
      if shades[index].opacity > 0 { before = index }
      return (index + count - before) % count
    }
    var after = shades.firstIndex { $0.opacity > 0 } ?? 0
    var result = shades
    for index in shades.indices.reversed() {
      if shades[index].opacity > 0 { after = index }
      let isAfterNearer = (after + count - index) % count <= distances[index]
      let near = isAfterNearer ? after : (index + count - distances[index]) % count
      result[index].color = shades[near].color
    }
    return result
  }

  /// The boundaries of the wedges, from 0 to 1.
  private var limits: [Float] {
    let stops = gradient.stops.map(\.location).filter { $0 > 0 && $0 < 1 }
    var limits: [Float] = [0]
    for (start, end) in zip([0] + stops, stops + [1]) where start < end {
      var (change, last) = (Float(0), gradient.shade(at: start.nextUp))
      let samples = min(
        SVGWedges.mostSamples.inTurn * (end - start), SVGWedges.mostSamples.inInterval
      )
      .rounded(.up)
      for sample in 1..<max(1, Int(samples)) {
        let place = start + (end - start) * Float(sample) / samples
        let shade = gradient.shade(at: place)
        change += shade.difference(from: last)
        last = shade
        let isLong = place - (limits.last ?? 0) >= SVGWedges.longest
        guard change >= 1 / 255 || isLong, place > start, place < end else { continue }
        limits.append(place)
        change = isLong ? 0 : min(change - 1 / 255, 1 / 255)
      }
      limits.append(end)
    }
    return limits
  }

  private func wedge(_ start: Float, _ end: Float, _ color: String) -> SVGElement {
    let path = Path { path in
      path.addLines([center, rim(start), rim(end)])
      path.closeSubpath()
    }
    return SVGElement("path", [("fill", color), ("d", path.svgText)])
  }

  /// Returns the point at the end of a wedge's side.
  private func rim(_ place: Float) -> Point {
    let bearing = Angle(radians: startAngle.radians + Double(place) * 2 * .pi)
    let direction = Transform.rotation(bearing).apply(to: Point(x: 0, y: -reach))
    return Point(x: center.x + direction.x, y: center.y + direction.y)
  }
}

extension RGBA {
  /// Returns the largest difference of a component.
  fileprivate func difference(from other: RGBA) -> Float {
    max(
      abs(color.red - other.color.red), abs(color.green - other.color.green),
      abs(color.blue - other.color.blue), abs(opacity - other.opacity))
  }
}
