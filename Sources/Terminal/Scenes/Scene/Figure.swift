package import Raster
package import Shapes

/// An object in a picture, described by parameters rather than its outline, so that pictures can be
/// compared.
package enum Figure: Hashable, Sendable {
  /// A section of a ring, a pie or a diamond.
  case dial(Dial)
  /// A digit, sign or capital letter that fills a box.
  ///
  /// In cells, the box is rounded to whole cells and the character is made of whole blocks.
  case numeral(Character, box: Rect)
  /// A rectangle with square corners.
  case bar(Rect)
  /// Heights along a line, mirrored below it; in cells, bars as fine as the glyphs.
  case envelope(Envelope)
  /// Any outline within a box, with its layer's clip and opacity; the layer's paint is ignored.
  case layer(Drawing.Layer, box: Rect)

  /// The region it covers, ignoring opacity and clip.
  package var region: Drawing.Clip {
    switch self {
    case .dial(let dial): return Drawing.Clip(dial.path)
    case .numeral(let character, let box):
      return Drawing.Clip(Numeral.outline(of: character, filling: box))
    case .bar(let rect): return Drawing.Clip(Rectangle().path(in: rect))
    case .envelope(let envelope): return Drawing.Clip(envelope.path)
    case .layer(let layer, _): return layer.outline.region
    }
  }

  /// A rectangle that contains all of it.
  package var bounds: Rect {
    switch self {
    case .dial(let dial): dial.box
    case .numeral(_, let box): box
    case .bar(let rect): rect
    case .envelope(let envelope): envelope.area
    case .layer(_, let box): box
    }
  }

  /// Returns a rectangle outside which this figure and another look the same, with at least
  /// `resolution` samples per unit.
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
