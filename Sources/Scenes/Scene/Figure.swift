package import Raster
package import Shapes

/// One thing in a picture, described by parameters rather than by its outline, so that pictures can
/// be compared.
package enum Figure: Hashable, Sendable {
  /// A share of a ring, a pie or a diamond.
  case dial(Dial)
  /// A digit or sign with strokes `weight` em wide, in the box its text gave it; made wider by
  /// `halo` on all sides.
  case numeral(Character, box: Rect, weight: Double, halo: Double = 0)
  /// A rectangle with square corners.
  case bar(Rect)
  /// Any outline within a box, clipped and as opaque as its layer says; the layer's paint is
  /// ignored.
  case layer(Drawing.Layer, box: Rect)

  /// What it covers, where it is opaque and not clipped.
  package var region: Drawing.Clip {
    switch self {
    case .dial(let dial): return Drawing.Clip(dial.path)
    case .numeral(let character, let box, let weight, let halo):
      let outline = NumeralText("", weight: weight).outline(of: character, in: box)
      guard halo > 0 else { return Drawing.Clip(outline) }
      return Drawing.Clip(
        outline.strokedPath(StrokeStyle(lineWidth: 2 * halo, lineJoin: .round)))
    case .bar(let rect): return Drawing.Clip(Rectangle().path(in: rect))
    case .layer(let layer, _): return layer.outline.region
    }
  }

  /// A rectangle that holds all of it.
  package var bounds: Rect {
    switch self {
    case .dial(let dial): dial.box
    case .numeral(_, let box, _, let halo): box.insetBy(dx: -halo, dy: -halo)
    case .bar(let rect): rect
    case .layer(_, let box): box
    }
  }

  /// Returns a rectangle outside of which this figure and another look the same, where a unit has
  /// at least `resolution` samples.
  package func damage(from other: Figure, resolution: Double = 1) -> Rect {
    switch (self, other) {
    case _ where self == other: return .zero
    case (.dial(let new), .dial(let old)): return new.damage(from: old, resolution: resolution)
    case (.bar(let new), .bar(let old))
    where (new.minX, new.minY, new.maxY) == (old.minX, old.minY, old.maxY):
      let edges = (min(new.maxX, old.maxX), max(new.maxX, old.maxX))
      return Rect(x: edges.0, y: new.minY, width: edges.1 - edges.0, height: new.height)
    default: return bounds.union(other.bounds)
    }
  }
}
