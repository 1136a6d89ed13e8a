import Clocks
import Countdowns
import TestSupport
import Testing

struct SpanTextTests {
  @Test(
    "Spans are formatted in words",
    arguments: [
      (Duration.seconds(300), "5 min"), (.seconds(5400), "1 h 30 min"),
      (.seconds(870), "14 min 30 s"),
      (.milliseconds(1500), "1.5 s"), (.milliseconds(250), "250 ms"),
      (.microseconds(1), "1 \u{B5}s"),
      (.microseconds(1500), "1.5 ms"), (.microseconds(999_999), "999.999 ms"),
      (.seconds(2 * 86_400 + 3 * 3600), "2 d 3 h"), (.seconds(604_800), "7 d"), (.zero, "0 s"),
      (.seconds(1), "1 s"),
      (.milliseconds(1), "1 ms"), (.seconds(60), "1 min"),
      (.nanoseconds(1), "1 \u{B5}s"), (.microseconds(60_000_001), "1 min 0.000001 s"),
      (.seconds(10), "10 s"),
      (.seconds(-90), "-1 min 30 s"), (.seconds(7_889_400_000), "91312 d 12 h"),
    ])
  func spansAreFormattedInWords(_ span: Duration, _ words: String) {
    #expect(SpanText.words(for: span) == words)
  }

  @Test("Formatted spans parse as the same span") func formattedSpansParseAsTheSameSpan() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5000 {
      let magnitude = Int64(1) << Int64.random(in: 1...52, using: &generator)
      let span = Duration.microseconds(Int64.random(in: 1...magnitude, using: &generator))
      let words = SpanText.words(for: span)
      #expect(try Reading(words: [words]) == .span(span, hint: nil), "\(words)")
    }
  }

  @Test("Formatted whole units parse as the same span") func formattedWholeUnitsParseAsTheSameSpan()
    throws
  {
    var generator = SeededGenerator(seed: 2)
    for unit: Int64 in [1000, 1_000_000, 60_000_000, 3_600_000_000, 86_400_000_000] {
      for _ in 0..<200 {
        let span = Duration.microseconds(unit * Int64.random(in: 1...5000, using: &generator))
        let words = SpanText.words(for: span)
        #expect(try Reading(words: [words]) == .span(span, hint: nil), "\(words)")
      }
    }
  }
}
