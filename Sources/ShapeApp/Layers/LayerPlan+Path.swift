internal import Shapes

extension LayerPlan {
  /// Returns the outline in a frame, inset but neither trimmed nor moved; lengths are in `unit`s.
  func outline(in frame: Rect, unit: Double) -> Path {
    let amount = (inset + borderInset) * unit
    let radii = radii.map { $0 * unit }
    switch form {
    case .circle, .ring: return Circle().inset(by: amount).path(in: frame)
    case .ellipse: return Ellipse().inset(by: amount).path(in: frame)
    case .diamond: return Diamond().inset(by: amount).path(in: frame)
    case .rectangle: return Rectangle().inset(by: amount).path(in: frame)
    case .capsule: return Capsule().inset(by: amount).path(in: frame)
    case .polygon: return Polygon(sides: sides).inset(by: amount).path(in: frame)
    case .star: return Star(points: points, innerRatio: ratio).inset(by: amount).path(in: frame)
    case .arc:
      return CompassArc(start: .degrees(start), sweep: .degrees(sweep ?? arcSweep))
        .inset(by: amount).path(in: frame)
    case .pie:
      let slice = slice
      return Pie(startAngle: .degrees(slice.start), endAngle: .degrees(slice.end))
        .inset(by: amount).path(in: frame)
    case .rounded: return RoundedRectangle(cornerRadius: radii[0]).inset(by: amount).path(in: frame)
    case .uneven:
      let four = radii.count == 4 ? radii : [radii[0], 0, radii[0], 0]
      return UnevenRoundedRectangle(
        topLeadingRadius: four[0], bottomLeadingRadius: four[3], bottomTrailingRadius: four[2],
        topTrailingRadius: four[1]
      ).inset(by: amount).path(in: frame)
    case .graph: return graph(in: frame.insetBy(dx: amount, dy: amount))
    case .numerals: return numerals(in: frame.insetBy(dx: amount, dy: amount))
    case .path: return fitted(in: frame.insetBy(dx: amount, dy: amount))
    }
  }

  /// A line stays inside the frame unless it is to lie on its edge; of a path there is no inside.
  private var borderInset: Double {
    isCentered || form == .path || form == .numerals ? 0 : (width ?? 0) / 2
  }

  /// The text in the weight that the width says, which is in hundredths of the em.
  private var numerals: NumeralText { NumeralText(text, weight: (width ?? 0) / 100) }

  /// Returns the middle lines of the characters.
  private func numerals(in frame: Rect) -> Path {
    Path { path in
      for (character, box) in numerals.layout(text, in: frame) {
        path.addPath(numerals.line(of: character, in: box))
      }
    }
  }

  /// Returns how long a hundredth of a line's width is.
  func lineUnit(in frame: Rect, unit: Double) -> Double {
    guard form == .numerals else { return unit }
    let boxes = numerals.layout(text, in: frame.insetBy(dx: inset * unit, dy: inset * unit))
    return boxes.first.map { $0.box.width / numerals.advance(of: $0.character) / 100 } ?? unit
  }

  private var arcSweep: Double { end.map { $0 - start } ?? 270 }

  /// Where a pie lies; a negative sweep goes back from its start, and an end before it goes round.
  private var slice: (start: Double, end: Double) {
    if let sweep { return (min(start, start + sweep), max(start, start + sweep)) }
    let end = end ?? start + 360
    return (start, end < start ? end + 360 * ((start - end) / 360).rounded(.up) : end)
  }

  /// The values from the lowest to the highest fill the frame; all alike, they lie in the middle.
  private func graph(in frame: Rect) -> Path {
    let known = values.compactMap { $0 }
    guard let low = known.min(), let high = known.max() else { return Path() }
    let spread = high - low
    let shares = values.map { value in
      value.map { spread > 0 ? ($0 - low) / spread : $0 - low + 0.5 } ?? .nan
    }
    return LineGraph(values: shares).path(in: frame)
  }

  /// The path with its box, or all of it, as large as fits.
  private func fitted(in frame: Rect) -> Path {
    let extent = box ?? data.boundingRect
    let longest = max(extent.width, extent.height)
    guard longest > 0, !frame.isEmpty else { return data }
    let factors = [(frame.width, extent.width), (frame.height, extent.height)]
      .filter { $0.1 > 0 }.map { $0.0 / $0.1 }
    let factor = factors.min() ?? 1
    return data.applying(
      Transform(
        a: factor, b: 0, c: 0, d: factor, tx: frame.midX - extent.midX * factor,
        ty: frame.midY - extent.midY * factor))
  }
}
