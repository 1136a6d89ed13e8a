import Testing

@testable import Alarms

@Suite struct ComplaintTests {
  private static func lastLine(_ text: String) -> String? {
    var complaint = Complaint()
    complaint.append(Array(text.utf8))
    return complaint.lastLine
  }

  @Test(
    "The last non-blank line is kept",
    arguments: [
      ("", nil), ("\n \n\t\n", nil), ("one", "one"), ("one\ntwo\n", "two"),
      ("one\r\n two \r\n\r\n", "two"), ("10 %\r20 %\r", "20 %"),
    ] as [(String, String?)])
  func lines(_ text: String, _ line: String?) {
    #expect(Self.lastLine(text) == line)
  }

  @Test(
    "Terminal control sequences are removed",
    arguments: [
      ("\u{1B}[1;31merror\u{1B}[0m: no", "error: no"), ("\u{1B}]0;title\u{07}x", "x"),
      ("\u{1B}]0;title\u{1B}\\x", "x"), ("a\u{07}\u{9B}b\u{202E}c", "abc"), ("a\tb", "a b"),
      ("\u{1B}", nil), ("x\u{1B}[", "x"), ("\u{1B}[0m\nold\n\u{1B}[0m\n", "old"),
    ] as [(String, String?)])
  func controls(_ text: String, _ line: String?) {
    #expect(Self.lastLine(text) == line)
  }

  @Test("Only the last 4096 bytes are kept, and 160 characters of a line")
  func lengths() {
    var complaint = Complaint()
    complaint.append(Array("old\n".utf8))
    for _ in 0..<4096 { complaint.append([0x20]) }
    #expect(complaint.lastLine == nil)
    let line = String(repeating: "é", count: 160)
    #expect(Self.lastLine(line) == line)
    #expect(Self.lastLine(line + "x") == String(repeating: "é", count: 159) + "…")
  }
}
