extension LayerKey {
  /// A section of the options in the help and the manual page.
  enum Group: String, CaseIterable, Sendable {
    case form = "The form"
    case place = "The place"
    case outline = "The outline"
    case paint = "The paint"
  }

  /// The section of its option.
  var group: Group {
    switch self {
    case .start, .end, .sweep, .sides, .points, .ratio, .radius, .values, .text, .data, .box: .form
    case .frame, .inset, .rotate, .anchor, .scale, .offset: .place
    case .trim, .width, .centered, .cap, .join, .miter, .dash, .phase: .outline
    case .paint, .gradient, .kind, .angle, .mix, .opacity, .rule, .clip: .paint
    }
  }

  /// What only the manual page says of an option.
  var details: String {
    switch self {
    case .values: "A word after `graph` gives them, too."
    case .text: "A word after `numerals` gives it, too."
    case .data: "A word after `path` gives it, too."
    case .box: "By default it is all of it."
    case .frame: "By default that is the whole picture."
    case .anchor: "By default that is its middle."
    case .width:
      """
      The line lies inside the frame unless --centered lays it on the edge. For numerals, it is their \
      weight, in hundredths of an em.
      """
    case .dash: "Dashes that repeat within a pixel are drawn as a solid line of their mean opacity."
    case .paint: "The names are those of CSS."
    case .gradient: "Positions go from 0 to 1; by default, colors are evenly spread."
    case .kind: "By default they go round a ring, an arc and a pie, and across others."
    case .mix:
      """
      The spaces are the components of sRGB, which is the default; hue, saturation and brightness; \
      amounts of light; and Oklab.
      """
    case .clip: "The other shape has the same frame."
    default: ""
    }
  }
}
