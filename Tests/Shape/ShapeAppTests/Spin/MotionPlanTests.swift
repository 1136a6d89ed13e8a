import Testing

@testable import ShapeApp

struct MotionPlanTests {
  @Test(
    "A turn takes one period with any curve", arguments: ["linear", "ease-in-out", "ease-in"])
  func whole(_ curve: String) throws {
    var plan = MotionPlan()
    try plan.set(.curve, to: curve)
    try plan.set(.period, to: "4")
    for turn in 0..<3 {
      #expect(abs(plan.angle(after: Double(turn) * 4) - Double(turn) * 360) < 1e-6)
    }
    #expect(plan.angle(after: 1) > 0 && plan.angle(after: 3) < 360)
  }

  @Test("Values out of range are rejected")
  func invalidValues() {
    var plan = MotionPlan()
    #expect(throws: ValueError.self) { try plan.set(.period, to: "0") }
    #expect(throws: ValueError.self) { try plan.set(.rate, to: "2.5") }
    #expect(throws: ValueError.self) { try plan.set(.turns, to: "-1") }
    #expect(throws: ValueError.self) { try plan.set(.curve, to: "bounce") }
    #expect(plan == MotionPlan())
  }
}
