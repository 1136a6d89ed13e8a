package import Raster
internal import Shapes

/// Outlines and labels on a page of pixels, for picture files.
package struct PicturePage {
  package let drawing: Drawing
  /// The labels, for formats with text.
  package let labels: [SVGLabel]

  package init(_ drawing: Drawing, labels: [SVGLabel]) {
    (self.drawing, self.labels) = (drawing, labels)
  }

  /// The drawing with labels as outlines, for formats without text.
  ///
  /// A character without a glyph is drawn as a box.
  package var withOutlinedTexts: Drawing {
    var drawing = drawing
    for label in labels {
      let path = label.outline
      if !path.isEmpty {
        drawing.layers.append(Drawing.Layer(.fill(path), paint: .solid(label.color)))
      }
    }
    return drawing
  }
}

extension SVGLabel {
  fileprivate var outline: Path {
    let shape = TextShape(text, weight: isBold ? 0.12 : 0.08)
    let share =
      switch anchor {
      case .start: 0.0
      case .middle: 0.5
      case .end: 1.0
      }
    let start = Point(x: place.x - share * shape.advance * size, y: place.y)
    return shape.path(at: start, size: size)
  }
}
