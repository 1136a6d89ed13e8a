import Testing

@testable import TimerPrograms

struct OSReleaseTests {
  @Test(
    "The name is the one for people, in any quotes, else the plain one",
    arguments: [
      (
        "NAME=\"Debian GNU/Linux\"\nPRETTY_NAME=\"Debian GNU/Linux 13 (trixie)\"\n",
        "Debian GNU/Linux 13 (trixie)"
      ),
      ("PRETTY_NAME='Void'", "Void"), ("# comment\n\nNAME=Alpine", "Alpine"),
      ("PRETTY_NAME=\"A \\\"B\\\"\"", "A \"B\""), ("PRETTY_NAME=\"open\nNAME=Closed", "Closed"),
    ])
  func names(text: String, name: String) { #expect(OSRelease.name(in: text) == name) }

  @Test("A text without a name has none", arguments: ["", "=", "ID=x", "PRETTY_NAME=", "\u{0}"])
  func none(text: String) { #expect(OSRelease.name(in: text) == nil) }
}
