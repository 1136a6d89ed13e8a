import SwiftUIShapes

private let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
private let corner = CGSize(width: 4, height: 3)
private let style = StrokeStyle(lineWidth: 2, dash: [4, 2])
private let cyan = RGB(red: 0, green: 1, blue: 1)

extension SwiftUIAPI {
  /// Uses the members of `Shape` as SwiftUI spells them.
  static func shape() -> [String: Any] {
    let circle = Circle()
    var used: [String: Any] = [:]
    used["path(in:)"] = circle.path(in: frame)
    used["trim(from:to:)"] = [circle.trim(), circle.trim(from: 0.2, to: 0.7)]
    used["transform(_:)"] = circle.transform(CGAffineTransform(scaleX: 2, y: 1))
    used["rotation(_:anchor:)"] = [
      circle.rotation(.degrees(30)), circle.rotation(.degrees(30), anchor: .topLeading),
    ]
    used["scale(_:anchor:)"] = [circle.scale(2), circle.scale(2, anchor: .bottom)]
    used["scale(x:y:anchor:)"] = [circle.scale(x: 2), circle.scale(x: 2, y: 3, anchor: .bottom)]
    used["offset(_:)"] = [circle.offset(corner), circle.offset(CGPoint(x: 1, y: 2))]
    used["offset(x:y:)"] = [circle.offset(x: 1), circle.offset(x: 1, y: 2)]
    used["size(_:anchor:)"] = [circle.size(corner), circle.size(corner, anchor: .center)]
    used["size(width:height:anchor:)"] = [
      circle.size(width: 4, height: 3), circle.size(width: 4, height: 3, anchor: .center),
    ]
    used["stroke(style:)"] = circle.stroke(style: style)
    used["stroke(lineWidth:)"] = [circle.stroke(), circle.stroke(lineWidth: 3)]
    used["fill(_:style:)"] = [circle.fill(cyan), circle.fill(cyan, style: FillStyle(eoFill: true))]
    used["stroke(_:style:antialiased:)"] = [
      circle.stroke(cyan, style: style), circle.stroke(cyan, style: style, antialiased: false),
    ]
    used["stroke(_:lineWidth:antialiased:)"] = [
      circle.stroke(cyan), circle.stroke(cyan, lineWidth: 3, antialiased: false),
    ]
    used["role"] = Circle.role
    used["layoutDirectionBehavior"] = circle.layoutDirectionBehavior
    used["sizeThatFits(_:)"] = circle.sizeThatFits(.unspecified)
    return used
  }

  /// Uses the shapes that SwiftUI has as static members.
  static func shapeMembers() -> [String: Any] {
    func path(_ shape: some Shape) -> Path { shape.path(in: frame) }
    var used: [String: Any] = [:]
    used["rect"] = path(.rect)
    used["rect(cornerSize:style:)"] = [
      path(.rect(cornerSize: corner)), path(.rect(cornerSize: corner, style: .circular)),
    ]
    used["rect(cornerRadius:style:)"] = [
      path(.rect(cornerRadius: 4)), path(.rect(cornerRadius: 4, style: .circular)),
    ]
    used["rect(cornerRadii:style:)"] = path(.rect(cornerRadii: RectangleCornerRadii()))
    used[
      "rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"] =
      path(.rect(topLeadingRadius: 4, bottomTrailingRadius: 2))
    used["circle"] = path(.circle)
    used["ellipse"] = path(.ellipse)
    used["capsule"] = path(.capsule)
    used["capsule(style:)"] = path(.capsule(style: .continuous))
    return used
  }

  /// Uses the combinations of shapes.
  static func shapeRegions() -> [String: Any] {
    let (circle, other) = (Circle(), Rectangle().scale(0.5))
    return [
      "union(_:eoFill:)": circle.union(other, eoFill: true),
      "intersection(_:eoFill:)": circle.intersection(other),
      "subtracting(_:eoFill:)": circle.subtracting(other),
      "symmetricDifference(_:eoFill:)": circle.symmetricDifference(other),
      "lineIntersection(_:eoFill:)": circle.lineIntersection(other),
      "lineSubtraction(_:eoFill:)": circle.lineSubtraction(other),
    ]
  }

  /// Uses the members of `InsettableShape` as SwiftUI spells them.
  static func insettableShape() -> [String: Any] {
    let shape = RoundedRectangle(cornerRadius: 5)
    func inset(_ shape: some InsettableShape) -> some InsettableShape { shape.inset(by: 2) }
    var used: [String: Any] = [:]
    used["inset(by:)"] = inset(shape)
    used["strokeBorder(style:)"] = shape.strokeBorder(style: style)
    used["strokeBorder(lineWidth:)"] = [shape.strokeBorder(), shape.strokeBorder(lineWidth: 3)]
    used["strokeBorder(_:style:antialiased:)"] = [
      shape.strokeBorder(cyan, style: style),
      shape.strokeBorder(cyan, style: style, antialiased: false),
    ]
    used["strokeBorder(_:lineWidth:antialiased:)"] = [
      shape.strokeBorder(cyan), shape.strokeBorder(cyan, lineWidth: 3, antialiased: false),
    ]
    return used
  }

  /// Uses the shapes and what describes them.
  static func shapes() -> [String: Any] {
    var used: [String: Any] = [:]
    used["Rectangle()"] = Rectangle()
    used["RoundedRectangle(cornerSize:style:)"] = [
      RoundedRectangle(cornerSize: corner), RoundedRectangle(cornerSize: corner, style: .circular),
    ]
    used["RoundedRectangle(cornerRadius:style:)"] = [
      RoundedRectangle(cornerRadius: 4), RoundedRectangle(cornerRadius: 4, style: .circular),
    ]
    used["UnevenRoundedRectangle(cornerRadii:style:)"] = UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(topLeading: 4, topTrailing: 2), style: .circular)
    used[
      "UnevenRoundedRectangle(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"
    ] = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 2)
    used["Capsule(style:)"] = [Capsule(), Capsule(style: .circular)]
    used["Circle()"] = Circle()
    used["Ellipse()"] = Ellipse()
    used["AnyShape(_:)"] = AnyShape(Circle())
    used["OffsetShape(shape:offset:)"] = OffsetShape(shape: Circle(), offset: corner)
    used["RotatedShape(shape:angle:anchor:)"] = RotatedShape(shape: Circle(), angle: .degrees(9))
    used["ScaledShape(shape:scale:anchor:)"] = ScaledShape(shape: Circle(), scale: corner)
    used["TransformedShape(shape:transform:)"] = TransformedShape(
      shape: Circle(), transform: .identity)
    used["RoundedCornerStyle"] = [RoundedCornerStyle.circular, .continuous]
    used["RectangleCornerRadii"] =
      RectangleCornerRadii(
        topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4
      ).animatableData
    used["ShapeRole"] = [ShapeRole.fill, .stroke, .separator]
    used["LinearGradient(colors:startPoint:endPoint:)"] = LinearGradient(
      colors: [cyan, cyan], startPoint: .top, endPoint: .bottom)
    return used
  }
}
