internal import Raster
internal import Shapes

extension LayerPlan: Plan {
  mutating func set(_ key: LayerKey, to text: String) throws(ValueError) {
    let value = ValueText(text)
    switch key {
    case .start, .end, .sweep, .sides, .points, .ratio, .radius, .values, .text, .data, .box:
      try setForm(key, value)
    case .frame, .inset, .rotate, .anchor, .scale, .offset: try setPlace(key, value)
    case .trim, .width, .centered, .cap, .join, .miter, .dash, .phase: try setLine(key, value)
    case .paint, .gradient, .kind, .angle, .mix, .opacity, .rule, .clip: try setPaint(key, value)
    }
  }

  private mutating func setForm(_ key: LayerKey, _ value: ValueText) throws(ValueError) {
    switch key {
    case .start: start = try found(value.number)
    case .end: end = try found(value.number)
    case .sweep: sweep = try found(value.number)
    case .sides: sides = try found(value.count)
    case .points: points = try found(value.count)
    case .ratio: ratio = try found(value.number, in: 0...1)
    case .radius:
      radii = try found(value.numbers)
      guard [1, 4].contains(radii.count), radii.allSatisfy({ $0 >= 0 }) else { throw ValueError() }
    case .values: values = try found(value.gappedNumbers).map { $0.isNaN ? nil : $0 }
    case .text:
      guard !value.text.isEmpty, value.text.allSatisfy(Numeral.characters.contains) else {
        throw ValueError(reason: "only \(Numeral.characters)can be drawn")
      }
      text = value.text
    case .data: data = try path(value.text)
    default: box = try rect(value)
    }
  }

  private mutating func setPlace(_ key: LayerKey, _ value: ValueText) throws(ValueError) {
    switch key {
    case .frame: frame = try rect(value)
    case .inset: inset = try found(value.number)
    case .rotate: turn = try found(value.number)
    case .anchor:
      let (x, y) = try pair(value)
      anchor = UnitPoint(x: x, y: y)
    case .scale:
      let numbers = try found(value.numbers)
      guard numbers.count <= 2 else { throw ValueError() }
      scale = Size(width: numbers[0], height: numbers[numbers.count - 1])
    default:
      let (x, y) = try pair(value)
      offset = Size(width: x, height: y)
    }
  }

  private mutating func setLine(_ key: LayerKey, _ value: ValueText) throws(ValueError) {
    switch key {
    case .trim:
      let span = try found(value.span)
      guard 0...1 ~= span.from, 0...1 ~= span.to else { throw ValueError() }
      guard span.from <= span.to else {
        throw ValueError(reason: "a trim can’t run backward; use --rotate to move its start")
      }
      trim = span.from...span.to
    case .width: width = try found(value.number, in: 0...1e6)
    case .centered: isCentered = try found(value.bool)
    case .cap: line.lineCap = try found(LineCap.named(value.text))
    case .join: line.lineJoin = try found(LineJoin.named(value.text))
    case .miter: line.miterLimit = try found(value.number, in: 0...1e6)
    case .dash:
      line.dash = try found(value.numbers)
      guard line.dash.allSatisfy({ $0 >= 0 }), line.dash.contains(where: { $0 > 0 }) else {
        throw ValueError()
      }
    default: line.dashPhase = try found(value.number)
    }
  }

  private mutating func setPaint(_ key: LayerKey, _ value: ValueText) throws(ValueError) {
    switch key {
    case .paint, .gradient:
      var other: PaintPlan
      if key == .paint {
        other = PaintPlan(try found(ColorText.color(value.text)))
      } else {
        other = try found(PaintPlan(gradient: value.text))
      }
      (other.kind, other.angle, other.mixing) = (paint.kind, paint.angle, paint.mixing)
      paint = other
    case .kind: paint.kind = try found(PaintPlan.GradientKind(rawValue: value.text))
    case .angle: paint.angle = try found(value.number)
    case .mix: paint.mixing = try found(Gradient.Mixing.named(value.text))
    case .opacity: opacity = try found(value.number, in: 0...1)
    case .rule: fill = try found(FillStyle.named(value.text))
    default: clip = try found(Form(rawValue: value.text).flatMap { $0.data == nil ? $0 : nil })
    }
  }
}

// MARK: - Reading

extension LayerPlan {
  private func found<Value>(_ value: Value?) throws(ValueError) -> Value {
    guard let value else { throw ValueError() }
    return value
  }

  private func found(_ value: Double?, in range: ClosedRange<Double>) throws(ValueError) -> Double {
    guard let value, range.contains(value) else { throw ValueError() }
    return value
  }

  private func pair(_ value: ValueText) throws(ValueError) -> (Double, Double) {
    guard let numbers = value.numbers, numbers.count == 2 else { throw ValueError() }
    return (numbers[0], numbers[1])
  }

  private func rect(_ value: ValueText) throws(ValueError) -> Rect {
    guard let numbers = value.numbers, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw ValueError()
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func path(_ text: String) throws(ValueError) -> Path {
    do throws(PathTextError) {
      return try Path(svg: text)
    } catch {
      // Lowercased, since it continues a sentence.
      let words = error.description
      throw ValueError(reason: words.prefix(1).lowercased() + words.dropFirst().dropLast())
    }
  }
}

extension ValueText {
  /// A number of sides or points, from 3 to 1000.
  fileprivate var count: Int? {
    guard let number, number == number.rounded(), 3...1000 ~= number else { return nil }
    return Int(number)
  }

  /// Numbers, with NaN for each `-`.
  fileprivate var gappedNumbers: [Double]? {
    numbers { $0 == "-" ? .nan : ValueText(String($0)).number }
  }
}
