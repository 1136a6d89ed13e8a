internal import Shapes

extension LayerPlan {
  /// Returns the outline in a frame, inset but neither trimmed nor transformed; lengths are
  /// multiples of `unit`.
  func outline(in frame: Rect, unit: Double) -> Path {
    let amount = (inset + borderInset) * unit
    let radii = radii.map { $0 * unit }
    switch shape {
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
    case .rounded:
      return RoundedRectangle(cornerRadius: radii[0], style: .circular).inset(by: amount).path(
        in: frame)
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

  /// The extra inset that keeps a stroke inside the frame; 0 if the stroke is centered on the edge,
  /// or if the shape is a path or numerals.
  private var borderInset: Double {
    isCentered || shape == .path || shape == .numerals ? 0 : (width ?? 0) / 2
  }

  /// The text, with a stroke weight taken from the width in hundredths of the em.
  private var numerals: NumeralText { NumeralText(text, weight: (width ?? 0) / 100) }

  /// Returns the center lines of the characters.
  private func numerals(in frame: Rect) -> Path {
    Path { path in
      for (character, box) in numerals.layout(text, in: frame) {
        path.addPath(numerals.line(of: character, in: box))
      }
    }
  }

  /// Returns the length of one hundredth in a stroke's width.
  func lineUnit(in frame: Rect, unit: Double) -> Double {
    guard shape == .numerals else { return unit }
    let boxes = numerals.layout(text, in: frame.insetBy(dx: inset * unit, dy: inset * unit))
    return boxes.first.map { $0.box.width / numerals.advance(of: $0.character) / 100 } ?? unit
  }

  private var arcSweep: Double { end.map { $0 - start } ?? 270 }

  /// The angles of a pie slice in degrees.
  ///
  /// A negative sweep goes counterclockwise, and an end before the start wraps around.
  private var slice: (start: Double, end: Double) {
    if let sweep { return (min(start, start + sweep), max(start, start + sweep)) }
    let end = end ?? start + 360
    return (start, end < start ? end + 360 * ((start - end) / 360).rounded(.up) : end)
  }

  /// Returns a line through the values, scaled so that the lowest and highest span the frame; equal
  /// values lie halfway up.
  private func graph(in frame: Rect) -> Path {
    let known = values.compactMap { $0 }
    guard let low = known.min(), let high = known.max() else { return Path() }
    let spread = high - low
    let shares = values.map { value in
      value.map { spread > 0 ? ($0 - low) / spread : $0 - low + 0.5 } ?? .nan
    }
    // Four columns in each unit, which is about a pixel.
    let columns = Int(min(max(frame.width * 4, 2048), 32_768))
    return LineGraph(values: ThinnedValues.values(shares, columns: columns)).path(in: frame)
  }

  /// Returns the path scaled so that its box, or its bounding box by default, fits the frame.
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
