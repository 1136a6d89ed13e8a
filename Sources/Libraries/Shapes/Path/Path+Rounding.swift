extension Path {
  /// Adds a closed rectangle with rounded corners, clockwise from below its top left corner.
  ///
  /// The radius is limited to half the shorter side.
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: cornerRadius, bottomLeading: cornerRadius, bottomTrailing: cornerRadius,
        topTrailing: cornerRadius),
      style: style)
  }

  /// Adds a closed rectangle with elliptic corners, clockwise from below its top left corner.
  ///
  /// The corners are limited to half the rectangle's width and height.
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous
  ) {
    let rect = rect.standardized
    guard !rect.isEmpty else { return }
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    if width == height { return addRoundedRect(in: rect, cornerRadius: width, style: style) }
    let box = Rect(x: 0, y: 0, width: rect.width / width, height: rect.height / height)
    let rounded = Path { $0.addRoundedRect(in: box, cornerRadius: 1, style: style) }
    addPath(
      rounded.applying(Transform(a: width, b: 0, c: 0, d: height, tx: rect.minX, ty: rect.minY)))
  }

  /// Adds a closed rectangle with a radius for each corner, clockwise from below its top left one.
  ///
  /// If the corners along a side don't fit, all are scaled down by the same factor.
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let rect = rect.standardized
    guard !rect.isEmpty else { return }
    let radii = cornerRadii.fitted(to: rect.size).clockwise
    guard radii.contains(where: { $0 > 0 }) else { return addRect(rect) }
    let corners = radii.indices.map { index in
      let room = RoundedCornerStyle.room(of: index, radii, rect.size)
      return ContinuousCorner(radius: radii[index], room: style == .continuous ? room : 0)
    }
    let vertices = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    move(to: Point(x: rect.minX, y: rect.minY + corners[0].length))
    for (index, corner) in corners.enumerated() where corner.radius > 0 || index > 0 {
      add(corner, at: vertices[index], turning: index)
    }
    closeSubpath()
  }

  /// Adds a corner of a rectangle, counted clockwise from the top left.
  private mutating func add(_ corner: ContinuousCorner, at vertex: Point, turning index: Int) {
    guard corner.radius > 0 else { return addLine(to: vertex) }
    let directions = [
      Point(x: 0, y: -1), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0),
    ]
    let (incoming, outgoing) = (directions[index], directions[(index + 1) % 4])
    if corner.smoothing > 0 {
      return add(corner, at: vertex, incoming: incoming, outgoing: outgoing)
    }
    addArc(
      Arc(
        center: vertex + (outgoing - incoming) * corner.radius, radius: corner.radius,
        startAngle: .pi + Double(index) * .pi / 2, sweep: .pi / 2))
  }
}

extension RoundedCornerStyle {
  /// Returns the room of a corner along the shorter of its sides, which it shares with its
  /// neighbors in proportion to their radii.
  fileprivate static func room(of index: Int, _ radii: [Double], _ size: Size) -> Double {
    let (before, after) = (radii[(index + 3) % 4], radii[(index + 1) % 4])
    let (arriving, leaving) =
      index.isMultiple(of: 2) ? (size.height, size.width) : (size.width, size.height)
    let radius = radii[index]
    guard radius > 0 else { return 0 }
    return min(arriving * radius / (radius + before), leaving * radius / (radius + after))
  }
}
