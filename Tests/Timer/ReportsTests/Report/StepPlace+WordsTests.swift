import Cells
import Countdowns
import Reports
import Testing

struct StepPlaceWordsTests {
  typealias StepPlace = TimerReport.StepPlace

  @Test(
    "A place is formatted as the label or else the number, followed by the round",
    arguments: [
      (StepPlace.only, nil),
      (StepPlace(step: 2, steps: 3, round: 1, rounds: 1), "step 2 of 3"),
      (StepPlace(step: 2, steps: 3, round: 1, rounds: 1, label: "Work"), "Work · step 2 of 3"),
      (StepPlace(step: 1, steps: 1, round: 2, rounds: 3), "round 2 of 3"),
      (StepPlace(step: 1, steps: 2, round: 1, rounds: 4), "step 1 of 2 · round 1 of 4"),
      (StepPlace(step: 1, steps: 2, round: 1, rounds: 4, label: "Work"), "Work · round 1 of 4"),
      (StepPlace(step: 1, steps: 2, round: 1, rounds: 4, label: ""), "step 1 of 2 · round 1 of 4"),
    ] as [(StepPlace, String?)])
  func words(_ place: StepPlace, _ words: String?) { #expect(place.words == words) }

  @Test(
    "A short place begins with the label and has one number",
    arguments: [
      (StepPlace.only, nil),
      (StepPlace(step: 2, steps: 3, round: 1, rounds: 1), "step 2/3"),
      (StepPlace(step: 2, steps: 3, round: 1, rounds: 1, label: "Work"), "Work 2/3"),
      (StepPlace(step: 1, steps: 1, round: 2, rounds: 3), "round 2/3"),
      (StepPlace(step: 1, steps: 2, round: 1, rounds: 4), "step 1/2 · round 1/4"),
      (StepPlace(step: 2, steps: 2, round: 3, rounds: 4, label: "Break"), "Break 3/4"),
    ] as [(StepPlace, String?)])
  func shortWords(_ place: StepPlace, _ words: String?) { #expect(place.shortWords == words) }

  @Test(
    "A few rounds are dots, filled up to the current one",
    arguments: [(1, 1, nil), (1, 4, "●○○○"), (4, 4, "●●●●"), (2, 12, "●●○○○○○○○○○○"), (2, 13, nil)])
  func dots(_ round: Int, _ rounds: Int, _ dots: String?) {
    #expect(StepPlace(step: 1, steps: 2, round: round, rounds: rounds).dots == dots)
  }

  @Test("A position counts the steps of all rounds")
  func positions() throws {
    let steps = [Step(label: "Work", length: .seconds(1500)), Step(length: .seconds(300))]
    let routine = try Routine(steps: steps, rounds: 2)
    let words = (0..<routine.count).map { StepPlace($0, of: routine).words }
    #expect(
      words == [
        "Work · round 1 of 2", "step 2 of 2 · round 1 of 2", "Work · round 2 of 2",
        "step 2 of 2 · round 2 of 2",
      ])
  }

  @Test("Rounds without end have a number but no count")
  func forever() {
    var place = StepPlace(step: 1, steps: 2, round: 7, rounds: Routine.forever, label: "Work")
    #expect(place.words == "Work · round 7" && place.shortWords == "Work 7" && place.dots == nil)
    place.label = nil
    #expect(place.words == "step 1 of 2 · round 7" && place.shortWords == "step 1/2 · round 7")
  }

  @Test("A hostile label is shown without control characters")
  func hostile() {
    let label = "a\n\u{1B}[2J\u{9B}1m\u{202E}"
    let words = StepPlace(step: 1, steps: 2, round: 1, rounds: 1, label: label).words ?? ""
    #expect(words == TextWidth.visible(words) && words.hasSuffix(" · step 1 of 2"))
  }
}
