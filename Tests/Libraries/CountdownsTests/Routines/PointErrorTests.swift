import Countdowns
import Testing

struct PointErrorTests {
  static let steps = [Step(label: "Work", length: .seconds(180)), Step(length: .seconds(60))]

  @Test(
    "A point up to the longest step is accepted, and one beyond is refused",
    arguments: [
      ("3m", nil), ("100%", nil), ("0", nil), ("2m59.9s", nil),
      ("3m1s", "a mark at 3m1s is beyond the longest step; write 3m at most"),
    ])
  func beyond(_ point: String, _ sentence: String?) throws {
    let routine = try Routine(steps: Self.steps, rounds: 2)
    let mark = try MarkGrammar.read("\(point)=x")
    let warning = try Warning("\(point)=red")
    #expect(refusal(routine, [mark], []) == sentence)
    #expect(refusal(routine, [], [warning]) == sentence?.replacing("mark", with: "warning"))
  }

  @Test("The refusal of a single time has no word about steps")
  func single() throws {
    let routine = Routine(Step(length: .seconds(3)))
    let mark = try MarkGrammar.read("5s=x")
    #expect(
      refusal(routine, [mark], []) == "a mark at 5s is beyond the whole time; write 3s at most")
  }

  private func refusal(
    _ routine: Routine, _ marks: [Mark], _ warnings: [Warning]
  ) -> String? {
    do throws(PointError) {
      try routine.check(marks, warnings)
      return nil
    } catch {
      return error.description
    }
  }
}
