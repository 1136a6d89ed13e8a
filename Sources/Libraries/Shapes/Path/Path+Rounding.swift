extension Path {
  /// Adds a closed rectangle with rounded corners, clockwise from below its top left corner.
  ///
  /// The radius is limited to half the shorter side.
  public mutating func addRoundedRect(in rect: Rect, cornerRadius: Double) {
    addRoundedRect(
      in: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: cornerRadius, bottomLeading: cornerRadius, bottomTrailing: cornerRadius,
        topTrailing: cornerRadius))
  }

  /// Adds a closed rectangle with elliptic corners, clockwise from below its top left corner.
  ///
  /// The corners are limited to half the rectangle's width and height.
  public mutating func addRoundedRect(in rect: Rect, cornerSize: Size) {
    guard !rect.isEmpty else { return }
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    let box = Rect(x: 0, y: 0, width: rect.width / width, height: rect.height / height)
    let rounded = Path { $0.addRoundedRect(in: box, cornerRadius: 1) }
    addPath(
      rounded.applying(Transform(a: width, b: 0, c: 0, d: height, tx: rect.minX, ty: rect.minY)))
  }

  /// Adds a closed rectangle with a radius for each corner, clockwise from below its top left one.
  ///
  /// If the corners along a side don't fit, all are scaled down by the same factor.
  public mutating func addRoundedRect(in rect: Rect, cornerRadii: RectangleCornerRadii) {
    guard !rect.isEmpty else { return }
    let radii = cornerRadii.fitted(to: rect.size).clockwise
    guard radii.contains(where: { $0 > 0 }) else { return addRect(rect) }
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    let inward = [Point(x: 1, y: 1), Point(x: -1, y: 1), Point(x: -1, y: -1), Point(x: 1, y: -1)]
    move(to: Point(x: rect.minX, y: rect.minY + radii[0]))
    for (index, radius) in radii.enumerated() where radius > 0 || index > 0 {
      guard radius > 0 else {
        addLine(to: corners[index])
        continue
      }
      addArc(
        Arc(
          center: corners[index] + inward[index] * radius, radius: radius,
          startAngle: .pi + Double(index) * .pi / 2, sweep: .pi / 2))
    }
    closeSubpath()
  }
}
