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

  /// Returns the values that a way gives a shape, as they are typed.
  static func settings(_ form: Form, _ way: Way) -> [LayerKey: String] {
    let isColorful = way.settings.contains { $0.0 == .kind }
    var settings = [LayerKey.inset: "6"]
    for (key, text) in way.settings { settings[key] = text }
    // Width 0 stands for the inside; a line has none.
    if settings[.width] == "0" { settings[.width] = nil }
    if form == .pie { settings[.end] = "240" }
    if form == .arc { settings[.sweep] = "240" }
    settings[isColorful ? .gradient : .paint] = isColorful ? "cyan,magenta" : "skyblue"
    if let key = form.data { settings[key] = data[key] }
    return settings
  }

  /// Returns a shape in a way.
  static func layer(_ form: Form, _ way: Way) -> LayerPlan { Exhibit(form, way).layer }

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
