package import Raster
package import Shapes

/// A drawing as an SVG document.
///
/// Outlines stay outlines and strokes stay strokes, in the drawing's units. Features that SVG lacks
/// are emulated: gradients that aren't mixed by components get more stops, and angular ones are cut
/// into wedges.
package enum SVGText {
  /// Returns the document, which ends with a newline, with texts drawn above the drawing; it is
  /// shown at the drawing's size unless another one is given.
  package static func document(
    of drawing: Drawing, texts: [SVGLabel] = [], shownAt shown: Size? = nil
  ) -> String {
    var writer = SVGWriter(size: drawing.size, shown: shown ?? drawing.size)
    writer.add(background: drawing.background)
    for layer in drawing.layers { writer.add(layer) }
    for text in texts { writer.add(text) }
    return writer.document
  }
}

/// A collector of the elements, and of the gradients and clips that they refer to by number.
struct SVGWriter {
  private let size: Size
  private let shown: Size
  private let number: SVGNumber
  private var definitions: [SVGElement] = []
  private var elements: [SVGElement] = []

  init(size: Size, shown: Size) {
    (self.size, self.shown) = (size, shown)
    number = SVGNumber(extent: max(size.width, size.height))
  }

  var document: String {
    let box = sides(size, number)
    let shown = sides(shown, SVGNumber(extent: max(shown.width, shown.height)))
    let parts = definitions.isEmpty ? [] : [SVGElement("defs", children: definitions)]
    return SVGElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", shown.width),
        ("height", shown.height), ("viewBox", "0 0 \(box.width) \(box.height)"),
      ], children: parts + elements
    ).text()
  }

  private func sides(_ size: Size, _ number: SVGNumber) -> (width: String, height: String) {
    (number(max(0, size.width)), number(max(0, size.height)))
  }

  mutating func add(background: RGBA?) {
    guard let background else { return }
    var rect = SVGElement("rect", [("width", number(size.width)), ("height", number(size.height))])
    rect.set("fill", background.color.hexText)
    rect.set("fill-opacity", opacityText(Double(background.opacity)))
    elements.append(rect)
  }

  mutating func add(_ label: SVGLabel) {
    var element = SVGElement(
      "text",
      [
        ("x", number(label.place.x)), ("y", number(label.place.y)),
        ("font-family", "Helvetica, Arial, DejaVu Sans, sans-serif"),
        ("font-size", number(label.size)),
        ("text-anchor", label.anchor.rawValue), ("fill", label.color.hexText),
      ])
    if label.isBold { element.set("font-weight", "bold") }
    element.content = label.text
    elements.append(element)
  }

  mutating func add(_ layer: Drawing.Layer) {
    guard layer.opacity > 0 else { return }
    guard let shape = shape(of: layer) else { return }
    guard let clip = layer.clip else { return elements.append(shape) }
    // The clip is on a group, so that its content can have another one.
    let clipped = SVGElement("g", [("clip-path", reference(to: clip))], children: [shape])
    elements.append(clipped)
  }

  /// Returns the painted outline; `nil` if there is nothing to paint.
  private mutating func shape(of layer: Drawing.Layer) -> SVGElement? {
    if case .angularGradient(let gradient, let center, let startAngle) = layer.paint {
      let wedges = SVGWedges(gradient, center: center, startAngle: startAngle, size: size)
      // The outline becomes a clip, with a path for each dash.
      return wedged(wedges, layer.withVisibleDashes(in: .identity), isOpaque: gradient.isOpaque)
    }
    guard let gradient = SVGGradient(layer.paint, number: number) else { return nil }
    let (color, opacity) = color(of: gradient)
    switch layer.outline {
    case .fill(let path, let style):
      var element = SVGElement("path", [("fill", color)])
      element.set("fill-opacity", opacityText(opacity))
      element.set("fill-rule", style.isEOFilled ? "evenodd" : nil)
      element.set("shape-rendering", style.isAntialiased ? nil : "crispEdges")
      return finished(element, path, layer.opacity)
    case .stroke(let path, let style, let isAntialiased):
      guard style.lineWidth > 0, style.lineWidth.isFinite else { return nil }
      var element = SVGElement("path", [("fill", "none"), ("stroke", color)])
      element.set("stroke-opacity", opacityText(opacity))
      element.set(style, number)
      element.set("shape-rendering", isAntialiased ? nil : "crispEdges")
      return finished(element, path, layer.opacity)
    }
  }

  /// Returns the wedges, clipped to the outline.
  private mutating func wedged(
    _ wedges: SVGWedges, _ layer: Drawing.Layer, isOpaque: Bool
  ) -> SVGElement {
    // Clipped separately, overlapping wedges would harden the outline's edge.
    var group = SVGElement("g", children: [wedges.colors])
    if !isOpaque {
      let bounds = [("width", number(size.width)), ("height", number(size.height))]
      let mask = SVGElement(
        "mask", [("maskUnits", "userSpaceOnUse"), ("x", "0"), ("y", "0")] + bounds,
        children: [wedges.opacities])
      group.set("mask", reference(to: mask, "m"))
    }
    var outline = SVGElement(
      "g", [("clip-path", reference(to: layer.outline.region))],
      children: [SVGElement("g", [("style", "isolation:isolate")], children: [group])])
    outline.set("opacity", opacityText(layer.opacity))
    return outline
  }

  private func finished(_ element: SVGElement, _ path: Path, _ opacity: Double) -> SVGElement {
    var element = element
    element.set("opacity", opacityText(opacity))
    element.set("d", path.svgText)
    return element
  }

  private mutating func color(of gradient: SVGGradient) -> (text: String, opacity: Double) {
    switch gradient {
    case .plain(let shade): (shade.color.hexText, Double(shade.opacity))
    case .element(let element): (reference(to: element, "g"), 1)
    }
  }

  private mutating func reference(to clip: Drawing.Clip) -> String {
    var path = SVGElement("path")
    path.set("clip-rule", clip.style.isEOFilled ? "evenodd" : nil)
    path.set("d", clip.path.svgText)
    return reference(to: SVGElement("clipPath", children: [path]), "c")
  }

  private mutating func reference(to element: SVGElement, _ letter: String) -> String {
    let name = "\(letter)\(definitions.count + 1)"
    definitions.append(element.named(name))
    return "url(#\(name))"
  }

  /// Returns an opacity's text; `nil` if it is 1.
  private func opacityText(_ opacity: Double) -> String? {
    opacity >= 1 ? nil : SVGNumber(decimals: 6)(max(0, opacity))
  }
}

extension SVGElement {
  /// Adds the attributes of a stroke style that differ from SVG's defaults.
  fileprivate mutating func set(_ style: StrokeStyle, _ number: SVGNumber) {
    set("stroke-width", number(style.lineWidth))
    switch style.lineCap {
    case .butt: break
    case .round: set("stroke-linecap", "round")
    case .square: set("stroke-linecap", "square")
    }
    switch style.lineJoin {
    case .miter: set("stroke-miterlimit", SVGNumber(decimals: 6)(max(1, style.miterLimit)))
    case .round: set("stroke-linejoin", "round")
    case .bevel: set("stroke-linejoin", "bevel")
    }
    guard style.isDashed else { return }
    set("stroke-dasharray", style.dash.map { number($0) }.joined(separator: " "))
    set("stroke-dashoffset", style.dashPhase == 0 ? nil : number(style.dashPhase))
  }
}
