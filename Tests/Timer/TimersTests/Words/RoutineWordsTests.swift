import Cells
import Clocks
import Countdowns
import TestSupport
import Testing

@testable import Timers

struct RoutineWordsTests {
  static let work = Step(label: "Work", length: .seconds(1500))
  static let rest = Step(length: .seconds(300))

  @Test(
    "The echo shows how steps were parsed",
    arguments: [
      ([work, rest], 4, "4 rounds of Work 25 min, 5 min · 2 h"),
      ([work, rest], 1, "Work 25 min, 5 min · 30 min"), ([work], 1, "Work 25 min"),
      ([rest], 1, "5 min"), ([rest], 2, "2 rounds of 5 min · 10 min"),
      ([rest, rest, rest, rest], 1, "5 min, 5 min, 5 min, 5 min · 20 min"),
      (
        [work, rest, rest, rest, rest, rest], 2,
        "2 rounds of Work 25 min, 5 min, 5 min, 5 min, 2 more · 1 h 40 min"
      ),
    ])
  func echo(_ steps: [Step], _ rounds: Int, _ words: String) throws {
    #expect(RoutineWords.echo(try Routine(steps: steps, rounds: rounds)) == words)
  }

  @Test("The echo has the last step if it differs")
  func finalStep() throws {
    let routine = try Routine(
      steps: [Self.work, Self.rest], rounds: 4,
      finalStep: Step(label: "Long break", length: .seconds(900)))
    #expect(
      RoutineWords.echo(routine)
        == "4 rounds of Work 25 min, 5 min (last: Long break 15 min) · 2 h 10 min")
    #expect(routine.total(from: 6) == .seconds(2400))
  }

  @Test("Labels have no control characters")
  func hostile() throws {
    let step = Step(label: "\u{1B}[31mred\u{7}", length: .seconds(60))
    let words = RoutineWords.echo(try Routine(steps: [step, step]))
    #expect(words == TextWidth.visible(words))
  }

  @Test("From each position, the total is that of the remaining steps", arguments: 1...50)
  func totals(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let steps = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      Step(length: .milliseconds(Int.random(in: 1...100_000, using: &generator)))
    }
    let routine = try Routine(steps: steps, rounds: Int.random(in: 1...4, using: &generator))
    #expect(routine.total(from: 0) == routine.total)
    #expect(routine.total(from: routine.count) == .zero)
    #expect(routine.total(from: routine.count + 1) == .zero)
    for position in 0..<routine.count {
      let step = routine.total(from: position) - routine.total(from: position + 1)
      #expect(step == routine[position].length)
    }
  }
}
