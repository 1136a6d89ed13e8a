// The names of Core Graphics for a target that imports Foundation, which has types of these names too.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// snippet.aliases
@_exported import Foundation
@_exported import SwiftUIShapes

public typealias CGFloat = Double
public typealias CGPoint = SwiftUIShapes.CGPoint
public typealias CGSize = SwiftUIShapes.CGSize
public typealias CGRect = SwiftUIShapes.CGRect
public typealias CGAffineTransform = SwiftUIShapes.CGAffineTransform
// snippet.end

struct Drop: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.midX, y: rect.minY))
      $0.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 4,
        startAngle: .degrees(-30), endAngle: .degrees(210), clockwise: false)
      $0.closeSubpath()
    }
  }
}

print(Drop().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).svgText)
