import CommandLines
import Countdowns
import TestSupport
import Testing
import TimerTestSupport

@testable import CountdownCommand
@testable import Timers

struct TimerDefinitionPlanFileTests {
  private static func routine(in path: String) throws -> Routine? {
    var settings = try TimerDefinition(Arguments.read(["--plan", path, "--rounds", "2"]))
    #expect(settings.planFile == path && settings.routine == nil)
    try settings.readPlan()
    return settings.routine
  }

  @Test func plan() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("# Tea\n\n 3m = Green tea \n5m\n".utf8), to: "steps")
    let steps = [Step(label: "Green tea", length: .seconds(180)), Step(length: .seconds(300))]
    #expect(try Self.routine(in: path) == Routine(steps: steps, rounds: 2))
  }

  @Test(
    "An invalid plan file is rejected with its name",
    arguments: [
      ("5m\nfive=Work\n", 65, "line 2"), ("# none\n", 65, "no steps"), (nil, 66, "can’t be read"),
      (String(repeating: "5m\n", count: 1001), 65, "at most 1000 steps"),
    ] as [(String?, Int32, String)])
  func brokenPlan(_ text: String?, _ status: Int32, _ part: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/steps"
    if let text { try folder.write(Array(text.utf8), to: "steps") }
    let failure = try #require(throws: PlanFailure.self) { try Self.routine(in: path) }
    #expect(failure.status == status)
    #expect(failure.words.hasPrefix(path) && failure.words.contains(part), "\(failure.words)")
  }

  @Test func aPlanHasLimits() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([UInt8](repeating: 0x0A, count: 1_048_577), to: "steps")
    let failure = try #require(throws: PlanFailure.self) { try Self.routine(in: path) }
    #expect(failure == PlanFailure(words: "\(path) is too long for a plan", status: 65))
  }

  @Test func aPlanIsText() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([0x35, 0x6D, 0xFF], to: "steps")
    let failure = try #require(throws: PlanFailure.self) { try Self.routine(in: path) }
    #expect(failure == PlanFailure(words: "\(path) isn’t text in UTF-8", status: 65))
  }
}
