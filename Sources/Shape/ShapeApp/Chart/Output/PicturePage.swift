internal import Cells
internal import Charts
internal import Pictures
internal import Raster
internal import Scenes
internal import Shapes

/// Outlines and labels on a page of pixels, for picture files.
struct PicturePage {
  let drawing: Drawing
  /// The labels, for formats with text.
  let labels: [SVGLabel]

  init(_ drawing: Drawing, labels: [SVGLabel]) {
    (self.drawing, self.labels) = (drawing, labels)
  }

  /// The drawing with labels as outlines, for formats without text.
  ///
  /// A character without a glyph is drawn as a box.
  var withOutlinedTexts: Drawing {
    var drawing = drawing
    for label in labels {
      let path = LabelOutline(label).path
      if !path.isEmpty {
        drawing.layers.append(Drawing.Layer(.fill(path), paint: .solid(label.color)))
      }
    }
    return drawing
  }

  /// Writes an SVG or PNG file; `-` is standard output.
  @MainActor
  func write(
    _ form: OutputPlan.Format, to path: String, in context: CommandContext
  ) throws(Failure) {
    if form == .svg {
      let text = SVGText.document(of: drawing, texts: labels)
      return try PictureFile.write(Array(text.utf8), form, to: path, in: context)
    }
    try PictureFile.writePNG(
      of: withOutlinedTexts, width: Int(drawing.size.width), height: Int(drawing.size.height),
      to: path, in: context)
  }
}

extension ChartPicture {
  /// The outlines as clipped layers.
  var layers: [Drawing.Layer] {
    inks.map { ink in
      var layer = ink.layer
      layer.clip = Drawing.Clip(Path { $0.addRect(ink.clip) })
      return layer
    }
  }
}

extension SVGLabel {
  /// Creates an SVG label for a picture's label.
  init(_ label: ChartPicture.Label, baseline: Double, size: Double, _ theme: Theme) {
    let role: Theme.Role = label.role == .secondary ? .secondary : .text
    self.init(
      label.text, at: Point(x: label.place.x, y: baseline), anchor: label.anchor.svg, size: size,
      color: label.backdrop.map { $0.isDark ? .white : .black } ?? label.color
        ?? theme.color(role),
      isBold: label.role == .strong)
  }
}

extension ChartPicture.Label.Anchor {
  fileprivate var svg: SVGLabel.Anchor {
    switch self {
    case .left: .start
    case .middle: .middle
    case .right: .end
    }
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
