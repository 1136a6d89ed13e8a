import SwiftUIShapes

extension SwiftUIAPI {
  /// Uses the members of `Angle` as SwiftUI spells them.
  static func angle() -> [String: Any] {
    var angle = Angle.degrees(30)
    var used: [String: Any] = [:]
    used["init()"] = Angle()
    used["init(degrees:)"] = Angle(degrees: 30)
    used["init(radians:)"] = Angle(radians: .pi)
    used["degrees(_:)"] = angle
    used["radians(_:)"] = Angle.radians(.pi)
    used["zero"] = Angle.zero
    angle.degrees += 30
    used["degrees"] = angle.degrees
    angle.radians += 1
    used["radians"] = angle.radians
    used["animatableData"] = angle.animatableData
    used["<"] = angle < .zero
    used["+"] = angle + angle
    used["-"] = [angle - angle, -angle]
    used["*"] = [angle * 2, 2 * angle]
    used["/"] = angle / 2
    angle += angle
    used["+="] = angle
    angle -= angle
    used["-="] = angle
    angle *= 2
    used["*="] = angle
    angle /= 2
    used["/="] = angle
    return used
  }

  /// Uses the members of `UnitPoint` as SwiftUI spells them.
  static func unitPoint() -> [String: Any] {
    let point = UnitPoint(x: 0.25, y: 0.75)
    return [
      "init()": UnitPoint(), "init(x:y:)": point, "x": point.x, "y": point.y,
      "animatableData": point.animatableData, "zero": UnitPoint.zero, "center": UnitPoint.center,
      "leading": UnitPoint.leading, "trailing": UnitPoint.trailing, "top": UnitPoint.top,
      "bottom": UnitPoint.bottom, "topLeading": UnitPoint.topLeading,
      "topTrailing": UnitPoint.topTrailing, "bottomLeading": UnitPoint.bottomLeading,
      "bottomTrailing": UnitPoint.bottomTrailing,
    ]
  }

  /// Uses the members of `Edge`, `EdgeInsets` and `Axis` as SwiftUI spells them.
  static func edges() -> [String: Any] {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let sets: [Edge.Set] = [
      .top, .leading, .bottom, .trailing, .horizontal, .vertical, .all, Edge.Set(Edge.top),
    ]
    return [
      "Edge": [Edge.top, .leading, .bottom, .trailing] + Edge.allCases, "Edge.Set": sets,
      "EdgeInsets()": EdgeInsets(), "EdgeInsets(top:leading:bottom:trailing:)": insets,
      "EdgeInsets.animatableData": insets.animatableData,
      "Axis": [Axis.horizontal, .vertical], "Axis.Set": [Axis.Set.horizontal, .vertical],
      "HorizontalEdge": [HorizontalEdge.leading, .trailing],
      "VerticalEdge": [VerticalEdge.top, .bottom],
      "Alignment": [
        Alignment.center, .topLeading, Alignment(horizontal: .leading, vertical: .top),
      ],
      "LayoutDirection": [LayoutDirection.leftToRight, .rightToLeft],
    ]
  }

  /// Uses the members of Core Graphics' types that shapes use most.
  static func coreGraphics() -> [String: Any] {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
    let point = CGPoint(x: rect.midX, y: rect.maxY)
    var used: [String: Any] = [:]
    used["CGFloat"] = [CGFloat(3), CGFloat.pi, CGFloat.greatestFiniteMagnitude]
    used["CGPoint"] = [CGPoint(), .zero, point, point.applying(.identity)]
    used["CGSize"] = [CGSize(), .zero, CGSize(width: 1, height: 2).applying(.identity)]
    used["CGVector"] = CGVector(dx: 1, dy: 2)
    used["CGRect"] = [
      CGRect(), .zero, .null, .infinite, CGRect(origin: .zero, size: rect.size), rect.standardized,
      rect.integral, rect.insetBy(dx: 1, dy: 1), rect.offsetBy(dx: 1, dy: 1), rect.union(rect),
      rect.intersection(rect), rect.applying(.identity),
      rect.divided(atDistance: 1, from: .minXEdge).slice,
    ]
    used["CGAffineTransform"] = [
      CGAffineTransform(), .identity, CGAffineTransform(translationX: 1, y: 2),
      CGAffineTransform(scaleX: 1, y: 2), CGAffineTransform(rotationAngle: 1),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform.identity.translatedBy(x: 1, y: 2).scaledBy(x: 1, y: 2).rotated(by: 1)
        .concatenating(.identity).inverted(),
    ]
    used["CGPath"] = Path(rect).cgPath.boundingBoxOfPath
    used["CGMutablePath"] = CGMutablePath()
    used["UIBezierPath"] =
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 4, height: 4)
      ).cgPath
    used["UIRectCorner"] = UIRectCorner.allCorners
    return used
  }
}
