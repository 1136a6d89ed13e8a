import Countdowns
import TestSupport
import Testing

@testable import Reports

@Suite("Templates")
struct ReportTemplateTests {
  private static let pieces =
    ReportField.allCases.map { "{\($0.rawValue)}" } + [
      "{{", "}}", "a", " ", "\t", "é日", "%", "\u{301}",
    ]

  private func text(_ template: String, _ report: TimerReport) throws -> String {
    try ReportTemplate(template).text(report, in: zone)
  }

  @Test("Fields are replaced, and doubled braces are literal")
  func replacement() throws {
    let report = TimerReport.sample(label: "Tea")
    #expect(try text("{remaining} {label}", report) == "12:34 Tea")
    #expect(try text("{{{name}}} {{name}} }}{{", report) == "{tea} {name} }{")
    #expect(try text("", report).isEmpty && text("a\tb", report) == "a\tb")
  }

  @Test("The output of a template is that of its parts in order", arguments: 0..<200)
  func concatenation(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let report = TimerReport.random(&generator)
    let parts = (0..<6).compactMap { _ in Self.pieces.randomElement(using: &generator) }
    let texts = try parts.map { try text($0, report) }
    #expect(
      try text(parts.joined(), report).unicodeScalars.elementsEqual(
        texts.joined().unicodeScalars))
  }

  @Test("Field values are never parsed", arguments: ["{total}", "{{total}}", "}{", "{{"])
  func expansion(label: String) throws {
    let place = TimerReport.StepPlace(step: 1, steps: 2, round: 1, rounds: 1, label: label)
    let report = TimerReport.sample(name: label, label: label, place: place)
    #expect(try text("{name}|{label}|{steplabel}", report) == "\(label)|\(label)|\(label)")
  }

  @Test(
    "Invalid templates are rejected, each for its own reason",
    arguments: [
      ("{remain}", ReportFormatError.unknownField("remain")), ("a {} b", .emptyBraces),
      ("{ name}", .unknownField(" name")), ("{Name}", .unknownField("Name")),
      ("{name", .unclosedBrace("{name")), ("{", .unclosedBrace("{")),
      ("{na{me}}", .unclosedBrace("{na")), ("}", .strayBrace), ("{name}}", .strayBrace),
      ("{{}", .strayBrace), ("{{{", .unclosedBrace("{")), ("a\nb", .controlCharacter("\n")),
      ("\u{1B}[m", .controlCharacter("\u{1B}")), ("\u{9B}", .controlCharacter("\u{9B}")),
      ("{name}\u{202E}", .controlCharacter("\u{202E}")), ("a\u{7F}", .controlCharacter("\u{7F}")),
    ])
  func mistakes(template: String, error: ReportFormatError) {
    #expect(throws: error) { try ReportTemplate(template) }
  }

  @Test("A template has at most 1000 bytes")
  func length() throws {
    #expect(try text(String(repeating: "x", count: 1000), .sample()).utf8.count == 1000)
    #expect(throws: ReportFormatError.tooLong(bytes: 1002)) {
      try ReportTemplate(String(repeating: "é", count: 501))
    }
  }

  @Test("Random text parses as a template or is an error", arguments: 0..<300)
  func noise(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let letters = ["{", "}", "{", "}", "name", "x", "\n", "\u{301}", "日"]
    let typed = (0..<12).compactMap { _ in letters.randomElement(using: &generator) }.joined()
    do throws(ReportFormatError) {
      let template = try ReportTemplate(typed)
      #expect(!template.text(.sample(name: "\n"), in: zone).contains("\n"))
    } catch {
      // The fields are on the second line.
      #expect(error.description.split(separator: "\n").count <= 2)
    }
  }
}
