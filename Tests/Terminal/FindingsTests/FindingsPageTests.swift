import Cells
import Pictures
import Scenes
import TerminalCodes
import TestSupport
import Testing

@testable import Findings

struct FindingsPageTests {
  private static var findings: TerminalFindings { findings(unasked: nil) }

  private static func findings(unasked: TerminalReport.Unasked?) -> TerminalFindings {
    let variables = ["TERM": "foot", "COLORTERM": "truecolor", "LANG": "C.UTF-8"]
    func environment(_ name: String) -> String? { variables[name] }
    let window = WindowSize(columns: 80, rows: 24, pixelWidth: 800, pixelHeight: 456)
    var report = TerminalReport(window)
    report.unasked = unasked
    return TerminalFindings(
      report, Capabilities(environment: environment),
      glyphs: GlyphChoice.choose(environment: environment), answeredAfter: .milliseconds(6),
      environment: environment)
  }

  private func page(_ columns: Int, _ depth: ColorDepth = .truecolor) -> Grid {
    FindingsPage(Self.findings.sections, theme: Theme(depth: depth), columns: columns).grid
  }

  @Test("The page has sections with headings, wrapped at words", arguments: [80, 40, 200])
  func sections(columns: Int) throws {
    try expectGolden(page(columns).description, "probe-\(columns)")
  }

  @Test("A terminal that wasn’t asked isn’t said to have answered nothing")
  func unasked() {
    let silent = Self.findings(unasked: .wasSilent).findings.first
    #expect(
      silent?.reason == "TERM; it wasn’t asked, since it answered no query earlier in this session."
    )
    #expect(silent?.advice == "“shape probe” asks again.")
    let busy = Self.findings(unasked: .hasInput).findings.first
    #expect(busy?.reason == "TERM; it wasn’t asked, since input was waiting.")
    #expect(busy?.advice != nil && Self.findings.findings.first?.advice == nil)
  }

  @Test("The page loses no words at any width, and no line exceeds the window or 100 columns")
  func widths() {
    let words = Self.findings.findings.flatMap { line in
      [line.name, line.value] + line.reason.split(separator: " ").map(String.init)
    }
    for columns in [26, 33, 57, 79, 100, 300] {
      let grid = page(columns)
      #expect(grid.columns == min(columns, 100))
      let text = grid.description
      for word in words where word.count <= columns - 16 && !word.contains(" ") {
        #expect(text.contains(word), "\(word) at \(columns)")
      }
    }
    for columns in [0, 1, 2, 9] { #expect(page(columns).rows > 0) }
  }

  @Test("Findings about colors show samples, except without colors")
  func colors() {
    func backgrounds(_ depth: ColorDepth) -> Set<Color> {
      let grid = page(80, depth)
      var colors: Set<Color> = []
      for row in 0..<grid.rows {
        for column in 0..<grid.columns { colors.insert(grid[column, row].style.background) }
      }
      return colors
    }
    #expect(backgrounds(.truecolor).count > 25)
    #expect(backgrounds(.palette).count > 12)
    #expect(backgrounds(.sixteen).count == 17)
    #expect(backgrounds(.never) == [.standard])
    #expect(page(80, .truecolor).description.contains("warning"))
    let plain = ANSIText.text(of: page(80, .never))
    #expect(!plain.contains("[3") && !plain.contains("[4"))
  }
}
