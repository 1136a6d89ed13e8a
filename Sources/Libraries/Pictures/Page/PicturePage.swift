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
      let path = LabelOutline(label).path
      if !path.isEmpty {
        drawing.layers.append(Drawing.Layer(.fill(path), paint: .solid(label.color)))
      }
    }
    return drawing
  }
}

/// The outline of a text.
private struct LabelOutline {
  let path: Path

  init(_ label: SVGLabel) {
    let em = label.size
    let characters = label.text.map(TextCharacter.init)
    var x = label.place.x
    switch label.anchor {
    case .start: break
    case .middle: x -= characters.reduce(0) { $0 + $1.advance } * em / 2
    case .end: x -= characters.reduce(0) { $0 + $1.advance } * em
    }
    let style = StrokeStyle(
      lineWidth: (label.isBold ? 0.12 : 0.08) * em, lineCap: .round, lineJoin: .round)
    var path = Path()
    for character in characters {
      let place = Transform(a: em, b: 0, c: 0, d: em, tx: x, ty: label.place.y - em)
      path.addPath(character.path.applying(place).strokedPath(style))
      x += character.advance * em
    }
    self.path = path
  }
}
