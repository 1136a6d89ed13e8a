/// A parameter of a shape that can be changed in the gallery.
package enum Parameter: String, Hashable, Sendable, CaseIterable {
  case values, text, data
  case sides, points, ratio, radius, start, end, sweep
  case width, centered, cap, join, dash, gap, from, to
  case inset, rotate, wide, high
  case paint, gradient, kind, angle, mix, opacity, rule, clip

  /// The key that it sets; some parameters set part of a key's value.
  var key: LayerKey {
    switch self {
    case .gap: .dash
    case .from, .to: .trim
    case .wide, .high: .scale
    default: LayerKey.named(rawValue) ?? .inset
    }
  }

  /// The display name, at most seven characters for narrow layouts.
  var name: String {
    switch self {
    case .from: "trim from"
    case .to: "trim to"
    case .wide: "scale x"
    case .high: "scale y"
    default: rawValue
    }
  }
}

/// How a parameter is changed.
enum ParameterControl: Hashable, Sendable {
  /// A number, with `standard` as its default.
  case slider(ClosedRange<Double>, step: Double, standard: Double)
  /// One of several texts; `nil` omits the option.
  case choice([String?])
}

extension Parameter {
  /// Returns how the parameter of a shape is changed.
  func control(of shape: ShapeKind) -> ParameterControl {
    switch self {
    case .values: .choice(["2,5,3,8,6,9,4", "1,4,2,8", "1,2,-,4,3", "0,1,4,9,16,25"])
    case .text: .choice(["0:59", "12:34", "7", "2026", "1h 30m", "-3.5", "99%"])
    case .data:
      .choice([
        "M0 0C9 0 0 9 9 9L9 0Q5 5 0 9Z", "M5 9L1 5A2.5 2.5 0 0 1 5 2A2.5 2.5 0 0 1 9 5Z",
        "M0 5H6V2L10 6L6 10V7H0Z", "M0 0L9 9", "M5 0L8 9L0 3H10L2 9Z",
      ])
    case .sides: .slider(3...12, step: 1, standard: 6)
    case .points: .slider(3...24, step: 1, standard: 5)
    case .ratio: .slider(0...1, step: 0.05, standard: 0.5)
    case .radius: .slider(0...50, step: 1, standard: 20)
    case .start: .slider(0...360, step: 5, standard: 0)
    case .end: .slider(0...360, step: 5, standard: 360)
    case .sweep: .slider(-360...360, step: 5, standard: 270)
    case .width:
      .slider((shape.defaultWidth == nil ? 0 : 1)...50, step: 1, standard: shape.defaultWidth ?? 0)
    case .centered: .choice([nil, "true"])
    case .dash, .gap: .slider(0...40, step: 1, standard: 0)
    case .from: .slider(0...1, step: 0.05, standard: 0)
    case .to: .slider(0...1, step: 0.05, standard: 1)
    case .inset: .slider(0...45, step: 1, standard: 0)
    case .rotate: .slider(-180...180, step: 5, standard: 0)
    case .wide, .high: .slider(0.1...2, step: 0.05, standard: 1)
    case .paint: .choice([nil] + Self.paints)
    case .gradient: .choice([nil] + Self.gradients)
    case .angle: .slider(0...360, step: 15, standard: 90)
    case .opacity: .slider(0...1, step: 0.05, standard: 1)
    case .cap, .join, .kind, .mix, .rule, .clip: .choice([nil] + key.choices)
    }
  }

  private static let paints = [
    "skyblue", "dodgerblue", "teal", "mediumseagreen", "gold", "darkorange", "tomato", "crimson",
    "hotpink", "orchid", "slateblue", "gray", "#08f8",
  ]

  private static let gradients = [
    "cyan,magenta", "gold,crimson", "springgreen,dodgerblue", "white,slateblue",
    "red,gold,lime,cyan,blue,magenta", "navy@0.2,orange@0.8",
  ]
}

extension ShapeKind {
  /// Returns the parameters that apply with the given settings.
  func parameters(with settings: [LayerKey: String]) -> [Parameter] {
    let isLine = defaultWidth != nil || settings[.width] != nil
    let hasGradient = settings[.gradient] != nil
    return Parameter.allCases.filter { parameter in
      switch parameter {
      case .values, .text, .data: data == parameter.key
      case .sides: self == .polygon
      case .points, .ratio: self == .star
      case .radius: self == .rounded || self == .uneven
      case .start: self == .pie || self == .arc
      case .end: self == .pie
      case .sweep: self == .arc
      case .centered: isLine && ![.path, .numerals, .graph].contains(self)
      case .cap, .join, .dash: isLine
      case .gap: isLine && settings[.dash] != nil
      case .paint: !hasGradient
      case .kind, .mix: hasGradient
      case .angle: hasGradient && settings[.kind] != PaintPlan.GradientKind.radial.rawValue
      case .rule: !isLine && self == .path
      case .width, .from, .to, .inset, .rotate, .wide, .high, .gradient, .opacity, .clip: true
      }
    }
  }
}
