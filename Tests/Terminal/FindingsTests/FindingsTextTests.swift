import Findings
import TerminalCodes
import Testing

struct FindingsTextTests {
  private static let sections = [
    FindingsSection("timer 0.1.0", []),
    FindingsSection(
      "Sound",
      [
        Finding("player", "pw-play", "It plays."),
        Finding("speech", "no", "", advice: "Install it."), Finding("bell", "yes\u{1B}", ""),
      ]),
  ]

  @Test("Sections have headings, and findings are in columns, with the advice last")
  func lines() {
    #expect(
      FindingsText.lines(of: Self.sections) == [
        "timer 0.1.0", "", "Sound", "  player  pw-play  It plays.",
        "  speech  no       Install it.",
        "  bell    yes␛",
      ])
    #expect(FindingsText.lines(of: [FindingsSection]()).isEmpty)
  }

  @Test("JSON has an object for each finding, and advice only where there is any")
  func json() {
    let findings = Self.sections.flatMap(\.findings)
    #expect(
      FindingsText.json(of: findings, after: [("version", "timer 0.1.0")])
        == #"{"version":"timer 0.1.0","player":{"value":"pw-play","reason":"It plays."},"#
        + #""speech":{"value":"no","reason":"","advice":"Install it."},"#
        + #""bell":{"value":"yes\u001b","reason":""}}"#)
  }

  @Test("Of a terminal that isn’t queried, the environment is known, and the reason")
  func unasked() {
    let variables = ["TERM": "dumb", "LANG": "C.UTF-8"]
    func environment(_ name: String) -> String? { variables[name] }
    let findings = TerminalFindings(
      unasked: "It isn’t there.", Capabilities(environment: environment), environment: environment)
    #expect(findings.findings.map(\.name) == ["terminal", "glyphs", "color"])
    #expect(findings.findings.first == Finding("terminal", "dumb", "It isn’t there."))
    #expect(findings.findings.last?.value == "never")
    #expect(findings.sections.flatMap(\.findings).count == findings.findings.count)
  }
}
