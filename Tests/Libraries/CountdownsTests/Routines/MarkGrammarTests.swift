import Countdowns
import TestSupport
import Testing

struct MarkGrammarTests {
  @Test(
    "Valid marks are parsed",
    arguments: [
      ("5m=notify-send x", Mark(.left(.seconds(300)), .command("notify-send x"))),
      ("50%=sound:tower", Mark(.share(500), .sound("tower"))),
      ("1m=say:one minute", Mark(.left(.seconds(60)), .speech("one minute"))),
      (" 1h 30m =A=1 make -C b", Mark(.left(.seconds(5400)), .command("A=1 make -C b"))),
      ("12.5 %= sound: big tower ", Mark(.share(125), .sound("big tower"))),
      ("0.1%=x", Mark(.share(1), .command("x"))), ("99.9%=x", Mark(.share(999), .command("x"))),
      ("007%=x", Mark(.share(70), .command("x"))),
      ("5m= a\n\u{1B}b ", Mark(.left(.seconds(300)), .command(" a\n\u{1B}b "))),
      ("5m=Say:x", Mark(.left(.seconds(300)), .command("Say:x"))),
      ("5m=say:say:x", Mark(.left(.seconds(300)), .speech("say:x"))),
      ("0=x", Mark(.left(.zero), .command("x"))), ("0s=x", Mark(.left(.zero), .command("x"))),
      ("0%=x", Mark(.share(0), .command("x"))), ("100%=x", Mark(.share(1000), .command("x"))),
      ("half an hour=x", Mark(.left(.seconds(1800)), .command("x"))),
      ("5m=\u{301}", Mark(.left(.seconds(300)), .command("\u{301}"))),
    ])
  func validMarksAreParsed(_ text: String, _ mark: Mark) throws {
    #expect(try MarkGrammar.read(text) == mark)
  }

  @Test(
    "Invalid marks are rejected",
    arguments: [
      ("5m", MarkError.noSign("5m")), ("", .noSign("")), ("=x", .span(.unreadable(.empty))),
      ("-5m=x", .span(.unreadable(.negative("-5m")))),
      ("until 14:30=x", .span(.target("until 14:30"))), ("2pm=x", .span(.target("2pm"))),
      ("at 14:30=x", .span(.target("at 14:30"))), ("x=y", .span(.unreadable(.stray("x")))),
      ("101%=x", .shareOutOfRange("101%")), ("100.1%=x", .shareOutOfRange("100.1%")),
      ("-5%=x", .shareOutOfRange("-5%")), ("-0%=x", .shareOutOfRange("-0%")),
      ("99999999999999999999%=x", .shareOutOfRange("99999999999999999999%")),
      ("%=x", .share("%")), ("-%=x", .share("-%")), ("--5%=x", .share("--5%")),
      ("5.%=x", .share("5.%")), (".5%=x", .share(".5%")), ("5.55%=x", .share("5.55%")),
      ("1.2.3%=x", .share("1.2.3%")), ("+5%=x", .share("+5%")), ("5m%=x", .share("5m%")),
      ("٥%=x", .share("٥%")), ("5m=", .noAction("5m=")), ("5m= \n", .noAction("5m= \n")),
      ("5m=sound: ", .noAction("5m=sound: ")), ("5m=say:", .noAction("5m=say:")),
      ("5m=a\0b", .nul("5m=a\0b")),
    ])
  func invalidMarksAreRejected(_ text: String, _ error: MarkError) {
    #expect(throws: error) { try MarkGrammar.read(text) }
  }

  @Test("Every non-blank command survives a round trip", arguments: 1...10)
  func commandsAreKept(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["a", "=", "'", "\"", "$", "\n", "\t", "%", "\\", ";", "é", "\u{1B}", " "]
    for _ in 0..<200 {
      let command =
        "x" + (0..<9).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let thousandths = Int.random(in: 0...1000, using: &generator)
      let share = "\(thousandths / 10).\(thousandths % 10)%"
      let mark = try MarkGrammar.read("\(share)=\(command)")
      #expect(mark == Mark(.share(thousandths), .command(command)))
    }
  }
}
