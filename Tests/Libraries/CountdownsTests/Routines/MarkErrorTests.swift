import Countdowns
import Testing

struct MarkErrorTests {
  @Test(
    "A mark error is a sentence",
    arguments: [
      (
        "5m",
        "“5m” lacks “=” and an action; write 5m=COMMAND, 5m=sound:NAME or 5m=say:TEXT"
      ),
      ("-5m=x", "“-5m” is negative; a mark needs a span, such as 5m"),
      (
        "5.55%=x",
        "“5.55%” isn’t a percentage; write it with at most one decimal, such as 12.5%"
      ),
      (
        "101%=x",
        "“101%” is out of range; write a percentage from 0% to 100%"
      ),
      (
        "5m=\t",
        "nothing happens at “5m=^I”; write 5m=COMMAND, 5m=sound:NAME or 5m=say:TEXT"
      ),
      ("5m=\0", "“5m=^@” has a NUL character; remove it"),
    ])
  func markErrorIsASentence(_ text: String, _ sentence: String) {
    let error = #expect(throws: MarkError.self) { try MarkGrammar.read(text) }
    #expect(error?.description == sentence)
  }
}
