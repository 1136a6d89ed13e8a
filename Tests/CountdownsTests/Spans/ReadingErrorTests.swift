import Clocks
import Countdowns
import TestSupport
import Testing

struct ReadingErrorTests {
  @Test(arguments: [
    ("1h 30", "'30' after '1h' has no unit; write 30m or 30s"),
    ("5hrz", "'hrz' is not a unit; did you mean hr?"),
    ("5x", "'x' is not a unit; the units are us, ms, s, m, h, d and w"),
    ("5M", "'M' means months, which differ in length; write m for minutes, or count days or weeks"),
    ("1:99", "'1:99' is not M:SS or H:MM:SS; after the first, each part is from 00 to 59"),
    ("5 minutes ago", "'5 minutes ago' lies in the past; leave out 'ago'"),
    ("until 5m", "'5m' is a span, not a time of day; leave out 'until'"),
    ("\u{1B}[31m", "'^[[31m' is not part of a time; write 5m, 1h30m, 4:30 or until 14:30"),
    ("5\u{202E}m", "'\\u{202E}m' is not part of a time; write 5m, 1h30m, 4:30 or until 14:30"),
    ("5\u{7F}\u{9B}", "'^?\\u{9B}' is not part of a time; write 5m, 1h30m, 4:30 or until 14:30"),
  ])
  func saysWhatWasWrongAndWhatIsRight(_ text: String, _ words: String) {
    #expect(describedError(text) == words)
  }

  @Test(arguments: ["x", "5x", "5 ", ":", "until ", "2026-", "1,", "\u{1}", "\u{301}", "9", "P9"])
  func staysShortForLongInput(_ piece: String) throws {
    let words = try #require(describedError(String(repeating: piece, count: 10_000)))
    #expect(words.count < 200)
    #expect(words.unicodeScalars.count < 200)
  }

  @Test func neverTrapsAndNeverPrintsRawControls() {
    let alphabet = Array(
      "0123456789:.,-+PTZMWDHSsmhduwy µ\u{3BC}\t\n\u{1B}\u{0}\u{7F}\u{9B}\u{301}\u{665}\u{202E}é🕐'\"\\%/"
        .unicodeScalars)
    let words = ["until ", "am", "pm", "fri ", "today ", "2026-12-31", "ago", "min", "ms", "1h"]
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
