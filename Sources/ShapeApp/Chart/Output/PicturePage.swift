internal import Cells
internal import Charts
internal import Pictures
internal import Raster
internal import Scenes
internal import Shapes

/// Outlines and texts on a page of pixels: for files of pictures.
struct PicturePage {
  let drawing: Drawing
  /// The texts, for a file that can hold them.
  let labels: [SVGLabel]

  init(_ drawing: Drawing, labels: [SVGLabel]) {
    (self.drawing, self.labels) = (drawing, labels)
  }

  /// The drawing with the texts as outlines, for files that hold no texts.
  ///
  /// Small letters are drawn as small capital ones; characters without an outline are left out.
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

  /// Writes a file, either SVG or PNG; `-` is standard output.
  @MainActor
  func write(_ form: OutputPlan.Format, to path: String) throws(Failure) {
    if form == .svg {
      let text = SVGText.document(of: drawing, texts: labels)
      return try PictureFile.write(Array(text.utf8), form, to: path)
    }
    try PictureFile.writePNG(
      of: withOutlinedTexts, width: Int(drawing.size.width), height: Int(drawing.size.height),
      to: path)
  }
}

extension ChartPicture {
  /// The outlines as layers that are cut by their rectangles.
  var layers: [Drawing.Layer] {
    inks.map { ink in
      var layer = ink.layer
      layer.clip = Drawing.Clip(Path { $0.addRect(ink.clip) })
      return layer
    }
  }
}

extension SVGLabel {
  /// Creates a text of a picture.
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

/// A text as an outline.
private struct LabelOutline {
  let path: Path

  /// Signs without an outline, with those that look most like them.
  private static let signs: [Character: String] = [
    "–": "-", "—": "-", ",": ".", ";": ":", "\u{202F}": " ", "\u{2009}": " ",
  ]

  init(_ label: SVGLabel) {
    let weight = label.isBold ? 0.12 : 0.08
    let em = label.size
    let glyphs = label.text.map { character -> (text: String, em: Double) in
      if let sign = Self.signs[character] { return (sign, em) }
      let upper = character.uppercased()
      if Numeral(character) != nil, !character.isLetter { return (String(character), em) }
      return (upper, character.isLowercase ? em * 0.82 : em)
    }
    let advances = glyphs.map { glyph in
      glyph.text.reduce(0) { $0 + (Numeral($1)?.advance ?? 0.35) } * glyph.em
    }
    let width = advances.reduce(0, +)
    var x = label.place.x
    switch label.anchor {
    case .start: break
    case .middle: x -= width / 2
    case .end: x -= width
    }
    var path = Path()
    for (glyph, advance) in zip(glyphs, advances) {
      for character in glyph.text {
        guard let numeral = Numeral(character) else { continue }
        let place = Transform(
          a: glyph.em, b: 0, c: 0, d: glyph.em, tx: x, ty: label.place.y - glyph.em)
        let style = StrokeStyle(lineWidth: weight * em, lineCap: .round, lineJoin: .round)
        path.addPath(numeral.path.applying(place).strokedPath(style))
      }
      x += advance
    }
    self.path = path
  }
}
