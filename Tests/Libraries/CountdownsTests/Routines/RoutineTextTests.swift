import Countdowns
import TestSupport
import Testing

struct RoutineTextTests {
  private static let work = Step(label: "Work", length: .seconds(1500))
  private static let longBreak = Step(label: "Long break", length: .seconds(900))

  @Test(
    "Steps in one text are split where a span begins",
    arguments: [
      ("25m=Work 15m=Long break", [work, longBreak]),
      ("  25m=Work   15m='Long break' ", [work, longBreak]),
      ("25m=Work 15m=\"Long break\"", [work, longBreak]),
      (
        "25m=Work,color=amber 5m=Rest, sound=tower",
        [
          Step(label: "Work", length: .seconds(1500), color: .amber),
          Step(label: "Rest", length: .seconds(300), sound: "tower"),
        ]
      ),
      (
        "15m=Very long break,color=green 25m=Work",
        [Step(label: "Very long break", length: .seconds(900), color: .green), work]
      ),
      ("25m=Work 5m", [work, Step(length: .seconds(300))]),
      (
        "25m=Phase 2 5m=",
        [Step(label: "Phase 2", length: .seconds(1500)), Step(length: .seconds(300))]
      ),
      ("25m='Work 5m'", [Step(label: "Work 5m", length: .seconds(1500))]),
      ("25m='a=b',color=pink", [Step(label: "a=b", length: .seconds(1500), color: .pink)]),
      ("1 h 30 min=Film", [Step(label: "Film", length: .seconds(5400))]),
      ("5m=Kids’ room don't", [Step(label: "Kids’ room don't", length: .seconds(300))]),
      ("5m='open", [Step(label: "'open", length: .seconds(300))]),
    ])
  func split(text: String, steps: [Step]) throws {
    #expect(try RoutineGrammar.steps(text: text) == steps)
  }

  @Test("The label of the last step can be in quotes")
  func finalStep() throws {
    for text in ["15m=Long break", "15m='Long break'", "15m=\"Long break\""] {
      #expect(try RoutineGrammar.finalStep(text) == Self.longBreak)
    }
    #expect(try RoutineGrammar.finalStep("15m='").label == "'")
  }

  @Test("Several steps in place of the last one are refused, unless they are a label in quotes")
  func severalSteps() throws {
    let error = #expect(throws: RoutineError.self) { try RoutineGrammar.finalStep("25m=a 5m=b") }
    #expect(
      error?.description == """
        the last step, “25m=a 5m=b”: these are 2 steps; write one, such as 15m=Rest, and a label that \
        looks like a step in quotes
        """)
    #expect(try RoutineGrammar.finalStep("25m='a 5m=b'").label == "a 5m=b")
    #expect(try RoutineGrammar.finalStep("15m") == Step(length: .seconds(900)))
  }

  @Test("A text without an equals sign isn’t steps", arguments: ["5m", "until 14:30", "", "tea"])
  func single(text: String) throws {
    #expect(try RoutineGrammar.steps(text: text) == nil)
  }

  @Test(
    "A mistake names the step",
    arguments: [
      (
        "25m=Work 1 h 30 min=Break",
        "step 1, “25m=Work 1 h 30”: “min=Break” has another “=”; write a label that has one in quotes"
      ),
      (
        "25m=Work 0m=Break",
        "step 2, “0m=Break”: “0m” is zero; a step needs a span above zero, such as 5m"
      ),
    ])
  func mistakes(text: String, sentence: String) {
    let error = #expect(throws: RoutineError.self) { try RoutineGrammar.steps(text: text) }
    #expect(error?.description == sentence)
  }

  @Test("A label is written unless it has both kinds of quotes", arguments: 1...200)
  func labels(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scalars = Array(" \t\"'=,5m".unicodeScalars)
    var label = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      label.append(scalars.randomElement(using: &generator) ?? "m")
    }
    // Blanks around a label don't belong to it.
    let step = Step(label: "a" + String(label) + "z", length: .seconds(60))
    let other = Step(label: String(label) + "z", length: .seconds(60))
    for step in [step, other] where step.label?.first?.isWhitespace == false {
      let text = RoutineGrammar.text(of: [step])
      let hasBoth = label.contains("\"") && label.contains("'")
      #expect(text != nil || hasBoth, "\(step)")
      if let text { #expect(try RoutineGrammar.steps(text: text) == [step]) }
    }
  }

  @Test("Written steps are read as the same steps", arguments: 1...200)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "Work", "Long break", "5m", "2", "a=b", "'", "\"", "don't", "é 🕐", "Phase 2", ",", "4:30",
      "until 14:30",
    ]
    let steps = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      let label = (0..<Int.random(in: 0...3, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      return Step(
        label: label.isEmpty ? nil : label,
        length: .milliseconds(Int.random(in: 1...1_000_000_000, using: &generator)),
        sound: Bool.random(using: &generator) ? "tower" : nil,
        color: Bool.random(using: &generator) ? Tint.ofSteps.randomElement(using: &generator) : nil)
    }
    guard let text = RoutineGrammar.text(of: steps) else {
      // Only a label with both kinds of quotes can't be written.
      #expect(steps.contains { $0.label?.contains("\"") == true })
      return
    }
    #expect(try RoutineGrammar.steps(text: text) == steps)
    #expect(try RoutineGrammar.steps(words: steps.map(\.word)) == steps)
  }
}
