#if SndFile
import Testing

@testable import Alarms

struct LibraryReasonTests {
  @Test(
    "A message of the library continues a sentence",
    arguments: [
      ("Unknown format.", "unknown format"), ("", "it is broken"),
      ("File does not exist or is not a regular file (possibly a pipe?).", "it is broken"),
      ("FLAC has lost sync", "FLAC has lost sync"), ("Bad.\nWorse.", "bad"), ("\n", "it is broken"),
      ("Bad\u{1B}[2J \u{1B}]0;name\u{7}head\u{9B}er\u{202E}\r", "bad header"),
      (String(repeating: "a", count: 5000), String(repeating: "a", count: 159) + "…"),
    ])
  func words(_ message: String, _ words: String) {
    #expect(LibraryReason.words(message.utf8) == words)
  }

  @Test("Bytes that aren't text are replaced")
  func bytes() {
    #expect(LibraryReason.words([0x42, 0xFF, 0x00, 0x61]) == "B\u{FFFD}a")
  }
}
#endif
