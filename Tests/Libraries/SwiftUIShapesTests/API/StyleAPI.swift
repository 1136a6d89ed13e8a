import SwiftUIShapes

extension SwiftUIAPI {
  /// Uses the members of `StrokeStyle` as SwiftUI spells them.
  static func strokeStyle() -> [String: Any] {
    let style = StrokeStyle(
      lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [3, 2], dashPhase: 1)
    return [
      "init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)": [StrokeStyle(), style],
      "lineWidth": style.lineWidth, "lineCap": style.lineCap == CGLineCap.square,
      "lineJoin": style.lineJoin == CGLineJoin.miter, "miterLimit": style.miterLimit,
      "dash": style.dash, "dashPhase": style.dashPhase, "animatableData": style.animatableData,
    ]
  }

  /// Uses the members of `FillStyle` as SwiftUI spells them.
  static func fillStyle() -> [String: Any] {
    let style = FillStyle(eoFill: true, antialiased: false)
    return [
      "init(eoFill:antialiased:)": [FillStyle(), FillStyle(eoFill: true), style],
      "isEOFilled": style.isEOFilled, "isAntialiased": style.isAntialiased,
    ]
  }

  /// Uses the members of `Animatable`, its vectors and curves as SwiftUI spells them.
  static func animation() -> [String: Any] {
    var pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
    var used: [String: Any] = [:]
    used["Animatable.animatableData"] = Circle().animatableData
    used["EmptyAnimatableData"] = EmptyAnimatableData()
    used["AnimatablePair"] = [pair.first, pair.second.first]
    pair.scale(by: 2)
    used["VectorArithmetic.scale(by:)"] = pair
    used["VectorArithmetic.magnitudeSquared"] = pair.magnitudeSquared
    used["VectorArithmetic.scaled(by:)"] = pair.scaled(by: 2)
    pair.interpolate(towards: .zero, amount: 0.5)
    used["VectorArithmetic.interpolate(towards:amount:)"] = pair
    used["VectorArithmetic.interpolated(towards:amount:)"] = pair.interpolated(
      towards: .zero, amount: 0.5)
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0.6, y: 1))
    used["UnitCurve.bezier(startControlPoint:endControlPoint:)"] = curve
    used["UnitCurve.value(at:)"] = curve.value(at: 0.5)
    used["UnitCurve.velocity(at:)"] = curve.velocity(at: 0.5)
    used["UnitCurve.inverse"] = curve.inverse
    used["UnitCurve.linear"] = UnitCurve.linear
    used["UnitCurve.easeIn"] = UnitCurve.easeIn
    used["UnitCurve.easeOut"] = UnitCurve.easeOut
    used["UnitCurve.easeInOut"] = UnitCurve.easeInOut
    used["UnitCurve.circularEaseIn"] = UnitCurve.circularEaseIn
    used["UnitCurve.circularEaseOut"] = UnitCurve.circularEaseOut
    used["UnitCurve.circularEaseInOut"] = UnitCurve.circularEaseInOut
    return used.merging(spring()) { $1 }
  }

  private static func spring() -> [String: Any] {
    let spring = Spring(duration: 0.6, bounce: 0.2)
    return [
      "Spring(duration:bounce:)": [Spring(), spring],
      "Spring(response:dampingRatio:)": Spring(response: 0.5, dampingRatio: 0.8),
      "Spring.smooth": Spring.smooth, "Spring.snappy": Spring.snappy,
      "Spring.bouncy": Spring.bouncy, "Spring.duration": spring.duration,
      "Spring.bounce": spring.bounce, "Spring.response": spring.response,
      "Spring.dampingRatio": spring.dampingRatio,
      "Spring.value(target:initialVelocity:time:)": spring.value(target: 1.0, time: 0.2),
      "Spring.velocity(target:initialVelocity:time:)": spring.velocity(target: 1.0, time: 0.2),
    ]
  }
}
