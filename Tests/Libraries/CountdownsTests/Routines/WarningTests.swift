import Countdowns
import Testing

struct WarningTests {
  @Test(
    "Valid warnings are read, and their text gives the same warning",
    arguments: [
      ("5m=amber", Warning(.left(.seconds(300)), .amber), "5m=amber", "amber from 5 min on"),
      (
        " 1h 30m = red ", Warning(.left(.seconds(5400)), .red), "1h30m=red",
        "red from 1 h 30 min on"
      ),
      ("90=teal", Warning(.left(.seconds(90)), .teal), "1m30s=teal", "teal from 1 min 30 s on"),
      ("10%=amber", Warning(.share(100), .amber), "10%=amber", "amber from 10% on"),
      ("0=red", Warning(.left(.zero), .red), "0s=red", "red from 0 s on"),
      ("100%=teal", Warning(.share(1000), .teal), "100%=teal", "teal from 100% on"),
      ("12.5%=red", Warning(.share(125), .red), "12.5%=red", "red from 12.5% on"),
    ])
  func valid(text: String, warning: Warning, written: String, words: String) throws {
    #expect(try Warning(text) == warning)
    #expect(warning.text == written && warning.words == words)
    #expect(try Warning(warning.text) == warning)
  }

  @Test("Every warning’s text can be read", arguments: Tint.allCases)
  func roundTrip(tint: Tint) throws {
    for seconds in [1, 59, 60, 61, 3599, 3600, 3661, 86_400, 1_000_000] {
      let warning = Warning(.left(.seconds(seconds)), tint)
      #expect(try Warning(warning.text) == warning)
    }
    for share in [1, 10, 99, 100, 125, 999] {
      let warning = Warning(.share(share), tint)
      #expect(try Warning(warning.text) == warning)
    }
  }

  @Test(
    "Invalid warnings are rejected with a sentence",
    arguments: [
      ("5m", "“5m” lacks “=” and a color; write 5m=amber or 10%=red"),
      ("", "“” lacks “=” and a color; write 5m=amber or 10%=red"),
      ("=red", "a warning needs a span before “=”, such as 5m"),
      ("until 14:30=red", "“until 14:30” is a time of day; a warning needs a span, such as 5m"),
      ("101%=red", "“101%” is out of range; write a percentage from 0% to 100%"),
      (
        "5m=yellow",
        "“yellow” isn’t a color; write red, orange, amber, green, teal, blue, purple or pink"
      ),
      (
        "5m=",
        "there is no color in “5m=”; write red, orange, amber, green, teal, blue, purple or pink"
      ),
    ])
  func invalid(text: String, sentence: String) {
    do {
      _ = try Warning(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.description == sentence)
    }
  }

  @Test("The last warning reached decides the color, whatever the order")
  func tint() throws {
    let warnings = try ["1m=red", "5m=amber", "50%=blue"].map { try Warning($0) }
    func tint(_ left: Int, _ total: Int = 1200) -> Tint? {
      warnings.tint(left: .seconds(left), of: .seconds(total))
    }
    #expect(
      [601, 600, 301, 300, 61, 60, 0].map { tint($0) } == [
        nil, .blue, .blue, .amber, .amber, .red, .red,
      ])
    // In a short step, half the time is less than five minutes.
    #expect([300, 150, 61, 60].map { tint($0, 300) } == [.amber, .blue, .blue, .red])
    let edges = try ["3s=teal", "0=red"].map { try Warning($0) }
    #expect(
      [3, 1, 0].map { edges.tint(left: .seconds($0), of: .seconds(3)) } == [.teal, .teal, .red])
    #expect([Warning]().tint(left: .zero, of: .seconds(1)) == nil)
  }
}
