internal import CommandLines
internal import Outputs
internal import Raster
internal import Shapes
internal import Texts

extension LayerKey {
  /// The sections of the options in the help and the manual page.
  static let sections: [(title: String, keys: [LayerKey])] = [
    ("Geometry", [start, end, sweep, sides, points, ratio, radius, values, text, data, box]),
    ("Position", [frame, inset, rotate, anchor, scale, offset]),
    ("Stroke", [trim, width, centered, cap, join, miter, dash, phase]),
    ("Fill", [paint, gradient, kind, angle, mix, opacity, rule, clip]),
  ]

  /// All keys, in the order in which they take effect: a gradient replaces a paint.
  static let all = sections.flatMap(\.keys)
}

// MARK: - Geometry

extension LayerKey {
  static let start = LayerKey(
    .value(
      "start", "degrees", \.start, .angle, help: "Start of a pie or an arc, clockwise from the top")
  )
  static let end = LayerKey(.value("end", "degrees", \.end, .angle, help: "End of a pie"))
  static let sweep = LayerKey(
    Option.value("sweep", "degrees", \.sweep, .angle, help: "Extent of a pie or an arc")
      .detailed("It may exceed a full turn."))
  static let sides = LayerKey(
    .value("sides", "n", \.sides, .count, help: "Number of sides of a polygon"))
  static let points = LayerKey(
    .value("points", "n", \.points, .count, help: "Number of points of a star"))
  static let ratio = LayerKey(
    .value(
      "ratio", "ratio", \.ratio, .fraction, help: "Ratio of a star’s inner radius to its outer one")
  )
  static let radius = LayerKey(
    .value("radius", "hundredths", \.radii, .radii, help: "Corner radius of a rounded rectangle"))
  static let values = LayerKey(
    Option.value("values", "numbers", \.values, .gappedNumbers, help: "Values of a graph")
      .detailed("They may also follow the word `graph`."))
  static let text = LayerKey(
    Option.value("text", "text", \.text, .numerals, help: "Text of numerals")
      .detailed("It may also follow the word `numerals`."))
  static let data = LayerKey(
    Option.value("data", "path", \.data, .path, help: "Outline of a path")
      .detailed("It may also follow the word `path`."))
  static let box = LayerKey(
    Option.value(
      "box", "x,y,w,h", \.box, .rect(", such as 0,0,24,24"), help: "View box of a path"
    ).detailed(
      "It is the part of the path’s plane that fills the frame, by default its bounding box."))
}

// MARK: - Position

extension LayerKey {
  static let frame = LayerKey(
    Option.value(
      "frame", "x,y,w,h", \.frame,
      .rect(" in hundredths of the shorter side, such as 25,25,50,50"), help: "Frame of the shape"
    ).detailed("By default, the entire picture."))
  static let inset = LayerKey(
    .value(
      "inset", "hundredths", \.inset,
      .number("a length in hundredths of the shorter side such as 12"),
      help: "Inset from all sides of the frame"))
  static let rotate = LayerKey(
    .value("rotate", "degrees", \.turn, .angle, help: "Clockwise rotation"))
  static let anchor = LayerKey(
    Option.value("anchor", "x,y", \.anchor, .anchor, help: "Anchor of rotation and scaling")
      .detailed("By default, the center."))
  static let scale = LayerKey(.value("scale", "factor", \.scale, .scale, help: "Scale"))
  static let offset = LayerKey(.value("offset", "x,y", \.offset, .offset, help: "Translation"))
}

// MARK: - Stroke

extension LayerKey {
  static let trim = LayerKey(
    .value("trim", "from..to", \.trim, .trim, help: "Part of the outline to draw"))
  static let width = LayerKey(
    Option.value(
      "width", "hundredths", \.width,
      .number("a length in hundredths of the shorter side such as 12", in: 0...1e6),
      help: "Line width, to draw the outline instead of filling it"
    ).detailed(
      """
      The stroke lies inside the frame unless --centered is used. For numerals, it is the weight, in \
      hundredths of an em.
      """))
  static let centered = LayerKey(
    Option("centered", .none, help: "Center the stroke on the outline.") { plan, input in
      plan.isCentered = input == .flag(true)
    })
  static let cap = LayerKey(.value("cap", "cap", \.line.lineCap, .names, help: "Line cap"))
  static let join = LayerKey(.value("join", "join", \.line.lineJoin, .names, help: "Line join"))
  static let miter = LayerKey(
    .value(
      "miter", "limit", \.line.miterLimit,
      .number("a multiple of the line width such as 10", in: 0...1e6), help: "Miter limit"))
  static let dash = LayerKey(
    Option.value("dash", "lengths", \.line.dash, .dash, help: "Dashes and gaps").detailed(
      "Dashes that repeat within a pixel are drawn as a solid line of their mean opacity."))
  static let phase = LayerKey(
    .value(
      "phase", "length", \.line.dashPhase,
      .number("a length in hundredths of the shorter side such as 3"),
      help: "Offset into the dashes at the start of the line"))
}

// MARK: - Fill

extension LayerKey {
  static let paint = LayerKey(
    Option.value("paint", "color", .color, help: "Color of the fill or the stroke") {
      $0.paint = $0.paint.with(PaintPlan($1))
    }.detailed("The names are those of CSS."))
  static let gradient = LayerKey(
    Option.value("gradient", "colors", .gradient, help: "Colors of a gradient") {
      $0.paint = $0.paint.with($1)
    }.detailed("Positions go from 0 to 1; by default, colors are evenly spaced."))
  static let kind = LayerKey(
    Option.value("kind", "kind", \.paint.kind, .cases, help: "Kind of gradient").detailed(
      "By default, angular for a ring, an arc and a pie, and linear for others."))
  static let angle = LayerKey(
    .value(
      "angle", "degrees", \.paint.angle, .angle,
      help: "Direction of a linear gradient as a compass bearing, or start of an angular one"))
  static let mix = LayerKey(
    Option.value("mix", "space", \.paint.mixing, .names, help: "Color space of a gradient")
      .detailed(
        """
        The components of sRGB, which is the default; hue, saturation and brightness; linear light; \
        and Oklab.
        """))
  static let opacity = LayerKey(
    .value("opacity", "opacity", \.opacity, .fraction, help: "Opacity"))
  static let rule = LayerKey(
    .value(
      "rule", "rule", \.fill,
      .choice([("nonzero", FillStyle()), ("evenodd", FillStyle(eoFill: true))]), help: "Fill rule"))
  static let clip = LayerKey(
    Option.value(
      "clip", "shape", \.clip,
      .choice(ShapeKind.allCases.filter { $0.data == nil }.map { ($0.rawValue, $0) }),
      help: "Shape that clips the layer"
    ).completing { _ in
      Completion(ShapeKind.candidates.filter { ShapeKind(rawValue: $0.text)?.data == nil })
    }
    .detailed("It has the same frame."))
}
