import Cells
import Charts
import Outputs
import Pictures
import Raster
import Scenes
import Shapes
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import ChartDrawings
@testable import ChartViews

@Suite("Small multiples")
struct ChartPanelsTests {
  private static let values = [[1.0, 2, 3, 4], [10, 40, 20, 30], [5, 6, 7, 80]]

  private static func plan() -> ChartPlan {
    var plan = ChartPlan()
    plan.isFaceted = true
    plan.output.format = .picture(.png)
    return plan
  }

  private static func panels() throws -> [ChartState] {
    try plan().charts(
      [ChartSamples.days(values, names: ["North", "South", "East"])], on: .utc, isUnicode: true)
  }

  @Test("Each series has a panel of its name, all with one scale")
  func facets() throws {
    let panels = try Self.panels()
    #expect(panels.map(\.panelTitle) == ["North", "South", "East"])
    #expect(panels.map(\.set.series.count) == [1, 1, 1])
    for panel in panels { #expect(panel.axes[0].range.target == 1...80) }
    #expect(panels.sharesDates)
  }

  @Test("Hidden series have no panel, and a single series is refused")
  func few() throws {
    let set = ChartSamples.days(Self.values, names: ["North", "South", "East"])
    var plan = Self.plan()
    plan.look.hidden = ["South"]
    #expect(try plan.charts([set], on: .utc, isUnicode: true).count == 2)
    let one = ChartSamples.days([Self.values[0]], title: nil, names: ["North"])
    #expect(throws: CommandError.self) {
      try Self.plan().charts([one], on: .utc, isUnicode: true)
    }
    // Several files name their panels.
    let both = try Self.plan().charts(
      [one, one], named: ["a.csv", "b.csv"], on: .utc, isUnicode: true)
    #expect(both.map(\.panelTitle) == ["a.csv: North", "b.csv: North"])
  }

  @Test("A page has all titles, dates at the foot of each column, and plots of one height")
  func page() throws {
    let panels = try Self.panels()
    let theme = Theme(depth: .truecolor)
    let page = try ChartPage(
      panels, title: "Sales", size: Size(width: 800, height: 450), theme: theme, palette: .file,
      background: nil
    ).page
    let texts = page.labels.map(\.text)
    for title in ["Sales", "North", "South", "East"] {
      #expect(texts.count { $0 == title } == 1, "\(title)")
    }
    let placed = try ChartPanels(panels, in: Size(width: 90, height: 24))
    #expect(placed.grid.columns == 2)
    #expect(placed.panels.map { $0.hidden.contains(.dates) } == [true, false, false])
    let sheets = placed.panels.map { panel in
      PaintedSheet.cells(
        panel.chart, columns: Int(panel.place.width), rows: Int(panel.place.height),
        without: panel.hidden)
    }
    #expect(Set(sheets.map(\.layout.plot.height)).count == 1)
    #expect(Set(sheets.map { $0.sheet.ladders.map(\.texts) }).count == 1)
  }

  @Test("A picture that is too small is refused in a sentence")
  func small() throws {
    let panels = try Self.panels()
    #expect {
      _ = try ChartPanels(panels, in: Size(width: 20, height: 8))
    } throws: { error in
      (error as? CommandError)?.words.hasPrefix("3 panels don’t fit in 20 columns and 8 rows")
        ?? false
    }
  }

  @Test("On a screen, panels are seen at once and show the same part of the axis")
  func screen() throws {
    var tester = ProgramTester(
      ChartProgram(
        try Self.panels(), ChartSettings(composition: .grid, isStill: true)), columns: 100, rows: 30
    )
    for title in ["North", "South", "East"] { #expect(tester.screen.contains(title)) }
    tester.type("+")
    let windows = Set(tester.model.charts.map(\.window.visible))
    #expect(windows.count == 1 && !tester.model.chart.window.showsWhole)
    tester.press(.tab)
    #expect(tester.model.composition.current == 1)
  }
}
