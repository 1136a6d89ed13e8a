import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Chart tabs")
struct ChartTabsTests {
  @Test("Every arrangement has a tab")
  func tabs() {
    let kinds = ChartComposition.ChartArrangement.allCases
    #expect(ChartTabs.names == ["List", "Carousel", "Cards", "Grid"])
    #expect(kinds.map { ChartTabs.kind(at: ChartTabs.index(of: $0)) } == kinds)
    #expect(ChartTabs.kind(at: 4) == nil && ChartTabs.kind(at: -1) == nil)
  }
}
