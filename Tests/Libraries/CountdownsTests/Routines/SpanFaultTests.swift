import Countdowns
import Testing

struct SpanFaultTests {
  @Test(
    "A span fault is a sentence",
    arguments: [
      (
        SpanFault.target("until 14:30"),
        "“until 14:30” is a time of day; a mark needs a span, such as 5m"
      ),
      (.unreadable(.empty), "a mark needs a span before “=”, such as 5m"),
      (.unreadable(.standardInput), "a mark needs a span before “=”, such as 5m"),
      (.unreadable(.zero("0s")), "“0s” is zero; a mark needs a span above zero, such as 5m"),
      (
        .unreadable(.negative("-5m")),
        "“-5m” is negative; a mark needs a span, such as 5m"
      ),
      (.unreadable(.stray("x")), "“x” isn’t part of a span; write 5m, 1h30m or 4:30"),
      (.unreadable(.vagueUnit("y")), "“y” has no fixed length; count days or weeks"),
      (.unreadable(.comma("1,5m")), ReadingError.comma("1,5m").description),
      (.unreadable(.vagueUnit("M")), ReadingError.vagueUnit("M").description),
    ])
  func spanFaultIsASentence(_ fault: SpanFault, _ sentence: String) {
    #expect(fault.sentence(about: .mark) == sentence)
  }

  @Test(
    "A time of day in any form is recognized, and an invalid span isn’t one",
    arguments: [
      ("until 14:30", true), ("14:30 tomorrow", true), ("2:15pm", true), ("fri", true),
      ("fri 9:00", true), ("at 14:30", true), ("noon", true), ("until", true), ("2026-12-31", true),
      ("until 25:00", true), ("tomorrow 25:99", true), ("until 5m", false), ("5x", false),
      ("1:99", false), ("in 5x", false), ("-", false), ("5m ago", false),
      ("dec 24", true), ("until 9:00 CET", true), ("until dec", true),
    ])
  func timesOfDay(_ text: String, _ isTarget: Bool) {
    let error = #expect(throws: RoutineError.self) { try RoutineGrammar.steps(file: text + "=x") }
    guard case .unreadable(.line(1), .span(let fault)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((fault == .target(text)) == isTarget)
    #expect(fault.sentence(about: .step).contains("a step needs a span") || !isTarget)
  }
}
