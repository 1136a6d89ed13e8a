/// A shape of the gallery with the values that are set.
struct Exhibit: Hashable, Sendable {
  let form: Form
  /// The values as they are typed, also of parameters that make no sense now.
  private(set) var settings: [LayerKey: String]

  /// Creates a shape as the sheet of the gallery has it in a way.
  init(_ form: Form, _ way: Gallery.Way) {
    self.form = form
    settings = Gallery.settings(form, way)
  }

  /// The parameters that make sense now.
  var parameters: [Parameter] { form.parameters(with: settings) }

  /// The layer that is seen.
  var layer: LayerPlan { Self.layer(form, effective) }

  /// The words after `shape draw` that draw the layer: as few as do.
  var words: [String] {
    var needed = effective
    let whole = layer
    for key in LayerKey.allCases where key != form.data {
      let text = needed.removeValue(forKey: key)
      if Self.layer(form, needed) != whole { needed[key] = text }
    }
    var words = [form.rawValue]
    if let key = form.data, let text = needed.removeValue(forKey: key) { words.append(text) }
    for key in LayerKey.allCases {
      guard let text = needed[key] else { continue }
      words += key == .centered ? ["--centered"] : ["--\(key.rawValue)", text]
    }
    return words
  }

  /// The settings of parameters that make sense now.
  private var effective: [LayerKey: String] {
    let keys = Set(parameters.map(\.key))
    return settings.filter { keys.contains($0.key) }
  }

  private static func layer(_ form: Form, _ settings: [LayerKey: String]) -> LayerPlan {
    var layer = LayerPlan(form)
    for key in LayerKey.allCases {
      // All of these are values that are taken.
      if let text = settings[key] { try? layer.set(key, to: text) }
    }
    return layer
  }
}

// MARK: - Numbers

extension Exhibit {
  /// Returns the number of a parameter that is one.
  func number(of parameter: Parameter) -> Double? {
    guard case .slider(_, _, let standard) = parameter.control(of: form) else { return nil }
    guard let text = settings[parameter.key] else {
      return parameter == .angle ? usualAngle : standard
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

  /// Where the colors begin unless an angle is given.
  private var usualAngle: Double {
    let isAngular = settings[.kind].map { $0 == PaintPlan.Kind.angular.rawValue } ?? form.isRound
    guard isAngular else { return 90 }
    return parameters.contains(.start) ? number(of: .start) ?? 0 : 0
  }

  /// Sets the number of a parameter to the nearest one that can be chosen, or to exactly that.
  mutating func set(_ parameter: Parameter, to number: Double, isExact: Bool = false) {
    guard case .slider(let range, let step, _) = parameter.control(of: form) else { return }
    let snapped = isExact ? number : (number / step).rounded() * step
    let value = max(range.lowerBound, min(snapped, range.upperBound))
    switch parameter {
    case .width where form.usualWidth == nil && value <= 0: settings[.width] = nil
    case .dash where value <= 0: settings[.dash] = nil
    case .dash: settings[.dash] = list(value, settings[.dash] == nil ? value : sibling(.gap))
    case .gap: settings[.dash] = list(sibling(.dash), value)
    case .from: settings[.trim] = span(value, max(value, sibling(.to)))
    case .to: settings[.trim] = span(min(value, sibling(.from)), value)
    case .wide: settings[.scale] = list(value, sibling(.high))
    case .high: settings[.scale] = list(sibling(.wide), value)
    case .sides, .points: settings[parameter.key] = NumberText.text(value.rounded())
    default: settings[parameter.key] = NumberText.text(value)
    }
  }

  /// Returns the number of a parameter that is set together with another.
  private func sibling(_ parameter: Parameter) -> Double { number(of: parameter) ?? 0 }

  private func list(_ one: Double, _ other: Double) -> String {
    one == other ? NumberText.text(one) : "\(NumberText.text(one)),\(NumberText.text(other))"
  }

  private func span(_ from: Double, _ to: Double) -> String {
    "\(NumberText.text(from))..\(NumberText.text(to))"
  }
}

// MARK: - All parameters

extension Exhibit {
  /// Changes a parameter by steps; a choice goes on to the next, and round.
  mutating func change(_ parameter: Parameter, by steps: Int) {
    switch parameter.control(of: form) {
    case .slider(_, let step, _):
      guard let number = number(of: parameter) else { return }
      set(parameter, to: number + Double(steps) * step)
    case .choice(let texts):
      let index = texts.firstIndex(of: settings[parameter.key]) ?? 0
      let next = (index + steps.signum() + texts.count) % texts.count
      settings[parameter.key] = texts[next]
    }
  }

  /// Returns the value of a parameter as it is shown.
  func text(of parameter: Parameter) -> String {
    if let number = number(of: parameter) {
      return parameter == .width && number == 0 ? "fill" : NumberText.text(number)
    }
    let usual = parameter == .gradient || parameter == .clip ? "none" : "usual"
    guard let text = settings[parameter.key] else { return parameter == .centered ? "no" : usual }
    return parameter == .centered ? "yes" : text
  }
}
