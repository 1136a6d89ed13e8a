import Clocks
import Countdowns
import TestSupport
import Testing

struct ReadingErrorTests {
  @Test(
    "An error states what is wrong and what is valid",
    arguments: [
      ("1h 30", "“30” after “1h” has no unit; write 30m or 30s"),
      ("5hrz", "“hrz” isn’t a unit; did you mean hr?"),
      ("5x", "“x” isn’t a unit; the units are us, ms, s, m, h, d and w"),
      (
        "5M",
        "“M” means months, which vary in length; write m for minutes, or count days or weeks"
      ),
      ("1:99", "“1:99” isn’t M:SS or H:MM:SS; after the first, each part is from 00 to 59"),
      ("5 minutes ago", "“5 minutes ago” is in the past; omit “ago”"),
      ("until 5m", "“5m” is a span, not a time of day; omit “until”"),
      ("\u{1B}[31m", "“^[[31m” isn’t part of a time; write 5m, 1h30m, 4:30 or until 14:30"),
      ("5\u{202E}m", "“\\u{202E}m” isn’t part of a time; write 5m, 1h30m, 4:30 or until 14:30"),
      ("5\u{7F}\u{9B}", "“^?\\u{9B}” isn’t part of a time; write 5m, 1h30m, 4:30 or until 14:30"),
      ("5mn", "“mn” isn’t a unit; did you mean min?"),
      ("until 12/24/2026", "“12/24/2026” isn’t a date; write year-month-day, such as 2026-12-31"),
      ("until dec", "“dec” isn’t a date; write year-month-day, such as 2026-12-31"),
      (
        "until 16:20 CET",
        "“CET” is a time zone; write its offset from UTC, such as +01:00, or UTC"
      ),
      (
        "1,000s",
        "“1,000s” has an unclear comma; write a point before decimals, and a space between parts"
      ),
      ("half an apple", "“half” isn’t part of a time; write 5m, 1h30m, 4:30 or until 14:30"),
      ("until 1460", "“1460” isn’t a time of day; write 14:30, 14:30:15 or 2:15pm"),
      ("-", "“-” isn’t a time, and none is read from standard input; write 5m or until 14:30"),
    ])
  func errorStatesWhatIsWrongAndWhatIsValid(_ text: String, _ words: String) {
    #expect(describedError(text) == words)
  }

  @Test(
    "A span that may be a time of day has a hint",
    arguments: [
      ("14:30", "time of day: until 14:30"), ("1430", "time of day: until 14:30"),
      ("0905", "time of day: until 09:05"), ("1500", "time of day: until 15:00"), ("1460", nil),
      ("90", nil), ("930", nil), ("14", nil), ("90:00", nil), ("1430s", nil), ("14305", nil),
    ])
  func hints(_ text: String, _ hint: String?) throws {
    guard case .span(_, let said) = try Reading(words: [text]) else {
      Issue.record("\(text) isn't a span")
      return
    }
    #expect(said == hint)
  }

  @Test(
    "An error stays short for long input",
    arguments: ["x", "5x", "5 ", ":", "until ", "2026-", "1,", "\u{1}", "\u{301}", "9", "P9"])
  func errorStaysShortForLongInput(_ piece: String) throws {
    let words = try #require(describedError(String(repeating: piece, count: 10_000)))
    #expect(words.count < 200)
    #expect(words.unicodeScalars.count < 200)
  }

  @Test("Random text never traps, and errors contain no control characters")
  func randomTextNeverTrapsAndErrorsContainNoControlCharacters() {
    let alphabet = Array(
      "0123456789:.,-+PTZMWDHSsmhduwy µ\u{3BC}\t\n\u{1B}\u{0}\u{7F}\u{9B}\u{301}\u{665}\u{202E}é🕐'\"\\%/"
        .unicodeScalars)
    let words = [
      "until ", "am", "pm", "fri ", "today ", "2026-12-31", "ago", "min", "ms", "1h", " dec ",
      "24.12.", "half ", "and ", " a ", "quarter ", "in ", " later", " UTC",
    ]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        if Int.random(in: 0..<8, using: &generator) == 0 {
          text += words.randomElement(using: &generator) ?? ""
        } else if let scalar = alphabet.randomElement(using: &generator) {
          text.unicodeScalars.append(scalar)
        }
      }
      check(text)
    }
  }

  private func check(_ text: String) {
    let now = WallTime(sinceEpoch: .seconds(1_795_271_527))
    do {
      switch try Reading(words: [text]) {
      case .span(let span, _): #expect(span > .zero && span <= .seconds(7_889_400_000))
      case .target(let target): _ = try target.resolve(now: now, zone: .berlin)
      }
    } catch {
      let words = error.description
      let isPrintable = words.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
      }
      if words.unicodeScalars.count >= 200 || !isPrintable {
        Issue.record("\(text.debugDescription): \(words)")
      }
    }
  }

  private func describedError(_ text: String) -> String? {
    do {
      _ = try Reading(words: [text])
      return nil
    } catch {
      return error.description
    }
  }
}
