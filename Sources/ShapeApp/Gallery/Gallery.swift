internal import Raster
internal import Shapes

/// All shapes in all ways of drawing them.
enum Gallery {
  /// A way of drawing: what it is called, and the options that make it.
  struct Way {
    var name: String
    var settings: [(LayerKey, String)]
  }

  static let ways: [Way] = [
    Way(name: "fill", settings: [(.width, "0")]),
    Way(name: "line", settings: [(.width, "10"), (.join, "round")]),
    Way(name: "trim", settings: [(.width, "10"), (.trim, "0.1..0.7"), (.cap, "round")]),
    Way(name: "dash", settings: [(.width, "7"), (.dash, "12,8")]),
    Way(name: "rotate", settings: [(.width, "0"), (.rotate, "30"), (.scale, "0.8")]),
    Way(name: "scale", settings: [(.width, "0"), (.scale, "1,0.5")]),
    Way(name: "linear", settings: [(.width, "0"), (.kind, "linear")]),
    Way(name: "radial", settings: [(.width, "0"), (.kind, "radial")]),
    Way(name: "angular", settings: [(.width, "10"), (.kind, "angular"), (.join, "round")]),
    Way(name: "clip", settings: [(.width, "0"), (.clip, "star")]),
  ]

  private static let data: [LayerKey: String] = [
    .values: "2,5,3,8,6,9,4", .text: "0:59", .data: "M0 0C9 0 0 9 9 9L9 0Q5 5 0 9Z",
  ]

  /// Returns a shape in a way.
  static func layer(_ form: Form, _ way: Way) -> LayerPlan {
    var layer = LayerPlan(form)
    let isColorful = way.settings.contains { $0.0 == .kind }
    var settings = way.settings + [(.end, "240"), (.inset, "6")]
    settings.append(isColorful ? (.gradient, "cyan,magenta") : (.paint, "skyblue"))
    if let key = form.data, let text = data[key] { settings.append((key, text)) }
    // All of these are values that are taken.
    for (key, text) in settings { try? layer.set(key, to: text) }
    // Width 0 stands for the inside; a line has none.
    if layer.width == 0 { layer.width = form.usualWidth }
    return layer
  }

  /// Returns all of it as one picture, a row for each shape.
  static func drawing(size: Size, background: RGBA?) -> Drawing {
    let (across, down) = (Double(ways.count), Double(Form.allCases.count))
    let side = min(size.width / across, size.height / down)
    var drawing = Drawing(size: size, background: background)
    for (row, form) in Form.allCases.enumerated() {
      for (column, way) in ways.enumerated() {
        let tile = Rect(
          x: Double(column) * side, y: Double(row) * side, width: side, height: side)
        drawing.layers.append(layer(form, way).layer(in: tile))
      }
    }
    return drawing
  }
}
