import Countdowns
import Testing

struct RoutineErrorTests {
  @Test(
    "A routine error is a sentence",
    arguments: [
      (RoutineError.noSteps, "no steps given; write them as SPAN=LABEL, such as 25m=Work"),
      (.tooManySteps, "a routine has at most 1000 steps"),
      (.rounds(0), "0 rounds aren’t possible; write a number from 1 to 1000, or forever"),
      (.noLength(step: 2), "step 2 has no length; write a time above zero, such as 5m"),
      (.finalStepNever, "rounds without end have no last round; omit its last step"),
      (.tooLong, "all steps together are longer than 250 years"),
      (
        .unreadable(.line(3), .noSound),
        "line 3: there is no name after “sound=”; write one, such as 5m=Break,sound=tower"
      ),
      (
        .unreadable(.word(2, "\u{1B}[31m=x"), .nul),
        "step 2, “^[[31m=x”: a step can’t have a NUL character; remove it"
      ),
      (
        .unreadable(.line(1), .span(.unreadable(.empty))),
        "line 1: a step needs a span before “=”, such as 5m"
      ),
    ])
  func routineErrorIsASentence(_ error: RoutineError, _ sentence: String) {
    #expect(error.description == sentence)
  }
}
