package import Raster
package import Shapes

/// All shapes in all variants.
package enum Gallery {
  /// A variant: its name, and the options that produce it.
  package struct Variant {
    var name: String
    var settings: [(LayerKey, String)]
  }

  package static let variants: [Variant] = [
    Variant(name: "fill", settings: [(.width, "0")]),
    Variant(name: "line", settings: [(.width, "10"), (.join, "round")]),
    Variant(name: "trim", settings: [(.width, "10"), (.trim, "0.1..0.7"), (.cap, "round")]),
    Variant(name: "dash", settings: [(.width, "7"), (.dash, "12,8")]),
    Variant(name: "rotate", settings: [(.width, "0"), (.rotate, "30"), (.scale, "0.8")]),
    Variant(name: "scale", settings: [(.width, "0"), (.scale, "1,0.5")]),
    Variant(name: "linear", settings: [(.width, "0"), (.kind, "linear")]),
    Variant(name: "radial", settings: [(.width, "0"), (.kind, "radial")]),
    Variant(name: "angular", settings: [(.width, "10"), (.kind, "angular"), (.join, "round")]),
    Variant(name: "clip", settings: [(.width, "0"), (.clip, "star")]),
  ]

  /// The variant of the picture with which the gallery opens.
  static let firstVariant = variants.firstIndex { $0.name == "angular" } ?? 0

  /// The picture with which the gallery opens: a wheel of spokes in all hues.
  static var first: Exhibit {
    let own: [LayerKey: String] = [
      .width: "20", .dash: "4,4.9", .gradient: "red,gold,lime,cyan,blue,magenta",
    ]
    return Exhibit(.ring, variants[firstVariant], own: own)
  }

  private static let data: [LayerKey: String] = [
    .values: "2,5,3,8,6,9,4", .text: "0:59", .data: "M0 0C9 0 0 9 9 9L9 0Q5 5 0 9Z",
  ]

  /// Returns the settings that a variant gives a shape, as they are typed.
  static func settings(_ shape: ShapeKind, _ variant: Variant) -> [LayerKey: String] {
    let isColorful = variant.settings.contains { $0.0 == .kind }
    var settings = [LayerKey.inset: "6"]
    for (key, text) in variant.settings { settings[key] = text }
    // Width 0 stands for a fill, which takes no width.
    if settings[.width] == "0" { settings[.width] = nil }
    if shape == .pie { settings[.end] = "240" }
    if shape == .arc { settings[.sweep] = "240" }
    settings[isColorful ? .gradient : .paint] = isColorful ? "cyan,magenta" : "skyblue"
    if let key = shape.data { settings[key] = data[key] }
    return settings
  }

  static func layer(_ shape: ShapeKind, _ variant: Variant) -> LayerPlan {
    Exhibit(shape, variant).layer
  }

  /// Returns the whole gallery as one drawing, with a row for each shape.
  package static func drawing(size: Size, background: RGBA?) -> Drawing {
    let (across, down) = (Double(variants.count), Double(ShapeKind.allCases.count))
    let side = min(size.width / across, size.height / down)
    var drawing = Drawing(size: size, background: background)
    for (row, shape) in ShapeKind.allCases.enumerated() {
      for (column, variant) in variants.enumerated() {
        let tile = Rect(x: Double(column) * side, y: Double(row) * side, width: side, height: side)
        drawing.layers.append(layer(shape, variant).layer(in: tile))
      }
    }
    return drawing
  }
}
