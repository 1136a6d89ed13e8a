import CommandLines
import Testing

@testable import Sketches

struct MotionPlanTests {
  private func set(_ name: String, to text: String, _ plan: inout MotionPlan) throws {
    let option = try #require(MotionPlan.options.first { $0.name == "--\(name)" })
    try option.set(&plan, .text(text))
  }

  @Test(
    "A turn takes one period with any curve", arguments: ["linear", "ease-in-out", "ease-in"])
  func whole(_ curve: String) throws {
    var plan = MotionPlan()
    try set("curve", to: curve, &plan)
    try set("period", to: "4", &plan)
    for turn in 0..<3 {
      #expect(abs(plan.angle(after: Double(turn) * 4) - Double(turn) * 360) < 1e-6)
    }
    #expect(plan.angle(after: 1) > 0 && plan.angle(after: 3) < 360)
  }

  @Test("Values out of range are rejected")
  func invalidValues() {
    var plan = MotionPlan()
    #expect(throws: ValueError.self) { try set("period", to: "0", &plan) }
    #expect(throws: ValueError.self) { try set("rate", to: "2.5", &plan) }
    #expect(throws: ValueError.self) { try set("turns", to: "-1", &plan) }
    #expect(throws: ValueError.self) { try set("curve", to: "bounce", &plan) }
    #expect(plan == MotionPlan())
  }
}
