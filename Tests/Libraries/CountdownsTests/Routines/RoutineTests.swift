import Countdowns
import TestSupport
import Testing

struct RoutineTests {
  static let work = Step(label: "Work", length: .seconds(25), sound: "tower")
  static let rest = Step(label: "Break", length: .seconds(5))

  @Test("Rounds without end have no last step, and only their round is limited in length")
  func forever() throws {
    let routine = try Routine(steps: [Self.work, Self.rest], rounds: Routine.forever)
    #expect(routine.isEndless && routine[routine.count - 1] == Self.rest)
    let year = Duration.seconds(31_557_600)
    #expect(try Routine(steps: [Step(length: year * 250)], rounds: Routine.forever).isEndless)
    #expect(throws: RoutineError.tooLong) {
      try Routine(steps: [Step(length: year * 251)], rounds: Routine.forever)
    }
    #expect(throws: RoutineError.finalStepNever) {
      try Routine(steps: [Self.work, Self.rest], rounds: Routine.forever, finalStep: Self.work)
    }
    #expect(!(try Routine(steps: [Self.work], rounds: 1000).isEndless))
  }

  @Test(
    "A number of rounds is read as it is written",
    arguments: [("1", 1), ("1000", 1000), ("forever", Routine.forever)])
  func roundsText(_ text: String, _ rounds: Int) {
    #expect(Routine.rounds(text) == rounds && Routine.text(ofRounds: rounds) == text)
  }

  @Test(
    "Other numbers of rounds aren't read",
    arguments: ["0", "1001", "10000000", "inf", "-1", ""])
  func noRounds(_ text: String) { #expect(Routine.rounds(text) == nil) }

  @Test("Positions count steps and rounds") func positionsCountStepsAndRounds() throws {
    let routine = try Routine(steps: [Self.work, Self.rest], rounds: 4)
    #expect(routine.count == 8)
    #expect(routine.total == .seconds(120))
    for position in 0..<routine.count {
      let numbers = routine.numbers(at: position)
      #expect(numbers == Routine.StepNumbers(step: position % 2 + 1, round: position / 2 + 1))
      #expect(routine[position] == (position.isMultiple(of: 2) ? Self.work : Self.rest))
    }
  }

  @Test("The final step replaces only the last step of the last round") func finalStep() throws {
    let long = Step(label: "Long break", length: .seconds(15))
    let routine = try Routine(steps: [Self.work, Self.rest], rounds: 4, finalStep: long)
    #expect(routine.count == 8 && routine.total == .seconds(130))
    #expect(routine[5] == Self.rest && routine[6] == Self.work && routine[7] == long)
    #expect(routine.numbers(at: 7) == Routine.StepNumbers(step: 2, round: 4))
    #expect(routine.longest == .seconds(25))
    #expect(throws: RoutineError.finalStepAlone) {
      try Routine(steps: [Self.work], rounds: 4, finalStep: long)
    }
    #expect(throws: RoutineError.noLength(step: 2)) {
      try Routine(steps: [Self.work, Self.rest], finalStep: Step(length: .zero))
    }
    #expect(throws: RoutineError.tooLong) {
      try Routine(
        steps: [Self.work, Self.rest], finalStep: Step(length: .seconds(7_889_401_000)))
    }
  }

  @Test("A single step is a routine") func singleStepIsARoutine() throws {
    let routine = Routine(Self.work)
    #expect(try routine == Routine(steps: [Self.work]))
    #expect(routine.count == 1)
    #expect(routine.numbers(at: 0) == Routine.StepNumbers(step: 1, round: 1))
  }

  @Test(
    "Counts and lengths out of range are rejected",
    arguments: [
      (0, 1, Duration.seconds(1), RoutineError.noSteps), (1001, 1, .seconds(1), .tooManySteps),
      (1, 0, .seconds(1), .rounds(0)), (1, -1, .seconds(1), .rounds(-1)),
      (1, 1001, .seconds(1), .rounds(1001)), (2, 1, .zero, .noLength(step: 1)),
      (2, 1, .seconds(-1), .noLength(step: 1)), (1, 1000, .seconds(7_889_401), .tooLong),
    ])
  func countsAndLengthsOutOfRangeAreRejected(
    _ count: Int, _ rounds: Int, _ length: Duration, _ error: RoutineError
  ) {
    let steps = Array(repeating: Step(length: length), count: count)
    #expect(throws: error) { try Routine(steps: steps, rounds: rounds) }
  }

  @Test("The largest routine is accepted") func largestRoutineIsAccepted() throws {
    let steps = Array(repeating: Step(length: .milliseconds(7_889_400)), count: 1000)
    let routine = try Routine(steps: steps, rounds: 1000)
    #expect(routine.count == 1_000_000)
    #expect(routine.total == .seconds(7_889_400_000))
    #expect(routine.numbers(at: 999_999) == Routine.StepNumbers(step: 1000, round: 1000))
  }

  @Test("A position outside the routine traps", arguments: ["-1", "2"])
  func positionOutside(_ position: String) {
    #expect(Mishaps.outcome(of: "position", "0") != nil)
    #expect(Mishaps.outcome(of: "position", position) == nil)
  }
}
