import SwiftUIShapes

private let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
private let corner = CGSize(width: 4, height: 3)
private let turn = CGAffineTransform(rotationAngle: .pi / 3)
private let circle = Path(ellipseIn: frame)

extension SwiftUIAPI {
  /// Uses the members of `Path` as SwiftUI spells them.
  static func path() -> [String: Any] {
    var used: [String: Any] = [:]
    used["init()"] = Path()
    used["init(_:)"] = [
      Path { $0.addRect(frame) }, Path(frame), Path(circle.cgPath), Path(CGMutablePath()),
    ]
    used["init(ellipseIn:)"] = Path(ellipseIn: frame)
    used["init(roundedRect:cornerRadius:style:)"] = [
      Path(roundedRect: frame, cornerRadius: 4),
      Path(roundedRect: frame, cornerRadius: 4, style: .circular),
    ]
    used["init(roundedRect:cornerSize:style:)"] = [
      Path(roundedRect: frame, cornerSize: corner),
      Path(roundedRect: frame, cornerSize: corner, style: .circular),
    ]
    let radii = RectangleCornerRadii(topLeading: 4)
    used["init(roundedRect:cornerRadii:style:)"] = [
      Path(roundedRect: frame, cornerRadii: radii),
      Path(roundedRect: frame, cornerRadii: radii, style: .circular),
    ]
    used["init?(_:)"] = Path("M0 0 L1 1") as Path?
    used["description"] = circle.description
    used["cgPath"] = circle.cgPath
    used["isEmpty"] = circle.isEmpty
    used["boundingRect"] = circle.boundingRect
    used["currentPoint"] = circle.currentPoint as CGPoint?
    used["contains(_:eoFill:)"] = [
      circle.contains(.zero), circle.contains(CGPoint(x: 1, y: 1), eoFill: true),
    ]
    used["trimmedPath(from:to:)"] = circle.trimmedPath(from: 0.2, to: 0.7)
    used["strokedPath(_:)"] = circle.strokedPath(StrokeStyle(lineWidth: 2))
    used["applying(_:)"] = circle.applying(turn)
    used["offsetBy(dx:dy:)"] = circle.offsetBy(dx: 1, dy: 2)
    used["path(in:)"] = circle.path(in: frame)
    used["=="] = circle == circle
    return used
  }

  /// Uses the steps that build a `Path`, each with its default transform and with another.
  static func pathSteps() -> [String: Any] {
    let (one, two) = (CGPoint(x: 1, y: 2), CGPoint(x: 9, y: 4))
    var used: [String: Any] = [:]
    used["move(to:)"] = Path { $0.move(to: one) }
    used["addLine(to:)"] = Path { $0.addLine(to: one) }
    used["addLines(_:)"] = Path { $0.addLines([one, two]) }
    used["addQuadCurve(to:control:)"] = Path { $0.addQuadCurve(to: one, control: two) }
    used["addCurve(to:control1:control2:)"] = Path {
      $0.addCurve(to: one, control1: two, control2: .zero)
    }
    used["closeSubpath()"] = Path { $0.closeSubpath() }
    used["addRect(_:transform:)"] = Path {
      $0.addRect(frame)
      $0.addRect(frame, transform: turn)
    }
    used["addRects(_:transform:)"] = Path {
      $0.addRects([frame])
      $0.addRects([frame], transform: turn)
    }
    used["addEllipse(in:transform:)"] = Path {
      $0.addEllipse(in: frame)
      $0.addEllipse(in: frame, transform: turn)
    }
    used["addRoundedRect(in:cornerSize:style:transform:)"] = Path {
      $0.addRoundedRect(in: frame, cornerSize: corner)
      $0.addRoundedRect(in: frame, cornerSize: corner, style: .circular, transform: turn)
    }
    used["addRoundedRect(in:cornerRadii:style:transform:)"] = Path {
      $0.addRoundedRect(in: frame, cornerRadii: RectangleCornerRadii(topLeading: 4))
      $0.addRoundedRect(
        in: frame, cornerRadii: RectangleCornerRadii(topLeading: 4), style: .circular,
        transform: turn)
    }
    used["addArc(center:radius:startAngle:endAngle:clockwise:transform:)"] = Path {
      $0.addArc(
        center: one, radius: 3, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      $0.addArc(
        center: one, radius: 3, startAngle: .zero, endAngle: .degrees(90), clockwise: true,
        transform: turn)
    }
    used["addRelativeArc(center:radius:startAngle:delta:transform:)"] = Path {
      $0.addRelativeArc(center: one, radius: 3, startAngle: .zero, delta: .degrees(90))
      $0.addRelativeArc(
        center: one, radius: 3, startAngle: .zero, delta: .degrees(90), transform: turn)
    }
    used["addArc(tangent1End:tangent2End:radius:transform:)"] = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: one, tangent2End: two, radius: 1)
      $0.addArc(tangent1End: two, tangent2End: one, radius: 1, transform: turn)
    }
    used["addPath(_:transform:)"] = Path {
      $0.addPath(circle)
      $0.addPath(circle, transform: turn)
    }
    return used
  }

  /// Uses the elements of a `Path` in a switch that is exhaustive without a default.
  static func pathElements() -> [String: Any] {
    var used: [String: Any] = [:]
    used["forEach(_:)"] = (circle.forEach { _ in }) as Void
    for element in Path("M0 0 L9 0 Q9 5 5 9 C4 9 2 8 0 5 Z")?.elements ?? [] {
      switch element {
      case .move(to: let end): used["Element.move(to:)"] = end
      case .line(to: let end): used["Element.line(to:)"] = end
      case .quadCurve(to: let end, control: let control):
        used["Element.quadCurve(to:control:)"] = [end, control]
      case .curve(to: let end, control1: let first, control2: let second):
        used["Element.curve(to:control1:control2:)"] = [end, first, second]
      case .closeSubpath: used["Element.closeSubpath"] = Path.Element.closeSubpath
      }
    }
    return used
  }

  /// Uses the combinations of the areas and lines of `Path`.
  static func pathRegions() -> [String: Any] {
    let other = circle.offsetBy(dx: 9, dy: 4)
    return [
      "normalized(eoFill:)": [circle.normalized(), circle.normalized(eoFill: false)],
      "union(_:eoFill:)": [circle.union(other), circle.union(other, eoFill: true)],
      "intersection(_:eoFill:)": circle.intersection(other, eoFill: true),
      "subtracting(_:eoFill:)": circle.subtracting(other),
      "symmetricDifference(_:eoFill:)": circle.symmetricDifference(other),
      "lineIntersection(_:eoFill:)": circle.lineIntersection(other),
      "lineSubtraction(_:eoFill:)": circle.lineSubtraction(other),
    ]
  }
}
