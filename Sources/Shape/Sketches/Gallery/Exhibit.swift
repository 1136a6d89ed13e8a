internal import CommandLines
internal import Outputs
internal import Texts

/// A shape in the gallery, with its current settings.
struct Exhibit: Hashable, Sendable {
  let shape: ShapeKind
  /// The values as typed, including those of parameters that don't apply now.
  private(set) var settings: [LayerKey: String]

  /// Creates a shape with the initial settings of a gallery variant, and some of its own.
  init(_ shape: ShapeKind, _ variant: Gallery.Variant, own: [LayerKey: String] = [:]) {
    self.shape = shape
    settings = Gallery.settings(shape, variant).merging(own) { $1 }
  }

  /// The parameters that currently apply.
  var parameters: [Parameter] { shape.parameters(with: settings) }

  var layer: LayerPlan { Self.layer(shape, effective) }

  /// The fewest words after `shape draw` that draw the layer.
  var words: [String] {
    var needed = effective
    let whole = layer
    for key in LayerKey.all where key != shape.data {
      let text = needed.removeValue(forKey: key)
      if Self.layer(shape, needed) != whole { needed[key] = text }
    }
    var words = [shape.rawValue]
    if let key = shape.data, let text = needed.removeValue(forKey: key) { words.append(text) }
    for key in LayerKey.all {
      guard let text = needed[key] else { continue }
      words += key.isFlag ? [key.option.name] : [key.option.name, text]
    }
    return words
  }

  /// The settings of the parameters that currently apply.
  private var effective: [LayerKey: String] {
    let keys = Set(parameters.map(\.key))
    return settings.filter { keys.contains($0.key) }
  }

  private static func layer(_ shape: ShapeKind, _ settings: [LayerKey: String]) -> LayerPlan {
    var layer = LayerPlan(shape)
    for key in LayerKey.all {
      // `set` can't fail here: these values are all valid.
      if let text = settings[key] { try? layer.set(key, to: text) }
    }
    return layer
  }
}

// MARK: - Numbers

extension Exhibit {
  /// Returns the number that a parameter has, or `nil` if it isn't numeric.
  func number(of parameter: Parameter) -> Double? {
    guard case .slider(_, _, let standard) = parameter.control(of: shape) else { return nil }
    guard let text = settings[parameter.key] else {
      return parameter == .angle ? defaultAngle : standard
    }
    let value = ValueText(text)
    switch parameter {
    case .from: return value.span?.from
    case .to: return value.span?.to
    case .dash, .wide: return value.numbers?.first
    case .gap, .high: return value.numbers?.last
    default: return value.numbers?.first
    }
  }

  /// The default angle at which the colors begin.
  private var defaultAngle: Double {
    let isAngular =
      settings[.kind].map { $0 == PaintPlan.GradientKind.angular.rawValue } ?? shape.isRound
    guard isAngular else { return 90 }
    return parameters.contains(.start) ? number(of: .start) ?? 0 : 0
  }

  /// Sets a numeric parameter to the nearest allowed step, or, with `isExact`, to exactly the given
  /// number; both are clamped to the range.
  mutating func set(_ parameter: Parameter, to number: Double, isExact: Bool = false) {
    guard case .slider(let range, let step, _) = parameter.control(of: shape) else { return }
    let snapped = isExact ? number : (number / step).rounded() * step
    let value = max(range.lowerBound, min(snapped, range.upperBound))
    switch parameter {
    case .width where shape.defaultWidth == nil && value <= 0: settings[.width] = nil
    case .dash where value <= 0: settings[.dash] = nil
    case .dash: settings[.dash] = list(value, settings[.dash] == nil ? value : sibling(.gap))
    case .gap: settings[.dash] = list(sibling(.dash), value)
    case .from: settings[.trim] = span(value, max(value, sibling(.to)))
    case .to: settings[.trim] = span(min(value, sibling(.from)), value)
    case .wide: settings[.scale] = list(value, sibling(.high))
    case .high: settings[.scale] = list(sibling(.wide), value)
    case .sides, .points: settings[parameter.key] = NumberText.text(value.rounded(), decimals: 3)
    default: settings[parameter.key] = NumberText.text(value, decimals: 3)
    }
  }

  /// Returns the number of the parameter that shares a setting with the one being changed.
  private func sibling(_ parameter: Parameter) -> Double { number(of: parameter) ?? 0 }

  private func list(_ one: Double, _ other: Double) -> String {
    one == other
      ? NumberText.text(one, decimals: 3)
      : "\(NumberText.text(one, decimals: 3)),\(NumberText.text(other, decimals: 3))"
  }

  private func span(_ from: Double, _ to: Double) -> String {
    "\(NumberText.text(from, decimals: 3))..\(NumberText.text(to, decimals: 3))"
  }
}

// MARK: - All parameters

extension Exhibit {
  /// Changes a parameter by a number of steps; a choice moves to the next one and wraps around.
  mutating func change(_ parameter: Parameter, by steps: Int) {
    switch parameter.control(of: shape) {
    case .slider(_, let step, _):
      guard let number = number(of: parameter) else { return }
      set(parameter, to: number + Double(steps) * step)
    case .choice(let texts):
      let index = texts.firstIndex(of: settings[parameter.key]) ?? 0
      let next = (index + steps.signum() + texts.count) % texts.count
      settings[parameter.key] = texts[next]
    }
  }

  /// Returns the displayed text of a parameter's value.
  func text(of parameter: Parameter) -> String {
    if let number = number(of: parameter) {
      return parameter == .width && number == 0 ? "fill" : NumberText.text(number, decimals: 3)
    }
    let usual = parameter == .gradient || parameter == .clip ? "none" : "default"
    guard let text = settings[parameter.key] else { return parameter == .centered ? "no" : usual }
    return parameter == .centered ? "yes" : text
  }
}
