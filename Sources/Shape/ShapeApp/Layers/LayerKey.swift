/// The settings of a layer: options on the command line, keys in a scene.
enum LayerKey: String, PlanKey, CaseIterable {
  // Geometry.
  case start, end, sweep, sides, points, ratio, radius, values, text, data, box
  // Placement.
  case frame, inset, rotate, anchor, scale, offset
  // How its outline becomes a line.
  case trim, width, centered, cap, join, miter, dash, phase
  // How it is painted.
  case paint, gradient, kind, angle, mix, opacity, rule, clip

  var expected: String {
    switch self {
    case .start, .end, .sweep, .rotate, .angle: "an angle in degrees such as 90"
    case .sides, .points: "a whole number from 3 to 1000"
    case .ratio: "a number from 0 to 1 such as 0.4"
    case .radius: "one radius or four in hundredths of the shorter side, such as 20 or 20,20,0,0"
    case .values: "numbers such as 1,4,2,8, with - for a gap"
    case .text: "digits, time symbols and capital letters, such as 12:34"
    case .data: "SVG path text such as 'M0 0L9 9'"
    case .box: "the part of the plane to show as X,Y,WIDTH,HEIGHT, such as 0,0,24,24"
    case .frame: "X,Y,WIDTH,HEIGHT in hundredths of the shorter side, such as 25,25,50,50"
    case .inset, .width: "a length in hundredths of the shorter side such as 12"
    case .anchor: "X,Y as fractions of the frame such as 0.5,0.5"
    case .scale: "a factor such as 0.5, or one each for width and height such as 1,-1"
    case .offset: "X,Y in hundredths of the shorter side such as 10,-5"
    case .trim: "two fractions of the length such as 0..0.7"
    case .centered: "true or false"
    case .cap: "butt, round or square"
    case .join: "miter, round or bevel"
    case .miter: "a multiple of the line width such as 10"
    case .dash: "lengths of dashes and gaps in hundredths of the shorter side, such as 6,3"
    case .phase: "a length in hundredths of the shorter side such as 3"
    case .paint: "a color such as cyan, #08f or #0088ffcc"
    case .gradient: "two or more colors such as cyan,magenta, with positions such as red@0.3"
    case .kind: "linear, radial or angular"
    case .mix: "components, hue, light or perceptual"
    case .opacity: "a number from 0 to 1 such as 0.5"
    case .rule: "nonzero or evenodd"
    case .clip: "the name of a shape such as circle"
    }
  }

  /// The spelling that is still understood.
  var formerName: String? { self == .centered ? "centred" : nil }

  /// Returns the key of a name, or of a former one.
  static func named(_ name: String) -> LayerKey? {
    LayerKey(rawValue: name) ?? allCases.first { $0.formerName == name }
  }
}
