import Cells
import Testing
import Texts

@testable import Reports

@Suite("Format errors")
struct ReportFormatErrorTests {
  private static let fields =
    "\nfields: remaining, seconds, fraction, percent, elapsed, total, overtime, ends, clock, "
    + "state, name, label, step, steps, steplabel, round, rounds, color, laps, lap"

  private static let bars =
    "write \(StatusBar.allCases.map(\.rawValue).joined(separator: ", ")), "
    + "or a template such as “{remaining} {label}”"

  @Test(
    "Each error is one sentence that states what would be valid",
    arguments: [
      (
        ReportFormatError.unknownField("remain"),
        "unknown field “{remain}”; did you mean “{remaining}”?" + fields
      ),
      (.unknownField("quux"), "unknown field “{quux}”" + fields),
      (.emptyBraces, "“{}” has no field; name one, or write “{{” and “}}” for braces" + fields),
      (
        .unclosedBrace("{rem"), "“{rem” isn’t closed; add “}”, or write “{{” for a brace" + fields
      ),
      (.strayBrace, "“}” has no “{” before it; write “}}” for a brace" + fields),
      (.tooLong(bytes: 1001), "the template has 1001 bytes; write at most 1000"),
      (
        .controlCharacter("\n"),
        "the template has a line break; write it in one line of visible text"
      ),
      (
        .controlCharacter("\u{1B}"),
        "the template has the control character U+001B; write it in one line of visible text"
      ),
      (.unknownFormat("waybr"), "unknown format “waybr”; did you mean “waybar”? " + bars + fields),
      (
        .unknownFormat("remaining"),
        "unknown format “remaining”; did you mean “{remaining}”? " + bars + fields
      ),
      (.unknownFormat("json"), "unknown format “json”; " + bars + fields),
    ])
  func sentences(error: ReportFormatError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test("The quoted input is short and visible", arguments: hostileTexts)
  func excerpts(text: String) {
    for error in [ReportFormatError.unknownField(text), .unclosedBrace(text), .unknownFormat(text)]
    {
      let sentence = error.description
      let lines = sentence.split(separator: "\n")
      #expect(sentence.utf8.count < 1000 && lines.count == 2)
      #expect(sentence.hasSuffix(Self.fields))
      for line in lines {
        // The console truncates lines at 300 columns.
        #expect(TextWidth.columns(of: String(line)) < 280)
        #expect(line.unicodeScalars.allSatisfy { TextWidth.visible($0) == $0 })
      }
    }
  }
}
