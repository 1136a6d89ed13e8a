import Testing

@testable import Charts

struct SeriesKindTests {
  @Test("A name or a singular means one kind", arguments: SeriesKind.allCases)
  func names(kind: SeriesKind) {
    #expect(SeriesKind.named(kind.rawValue) == kind)
    #expect(SeriesKind.named(kind.traits.word) == kind)
  }

  @Test(
    "What is stacked starts at zero, and candles aren't stacked", arguments: SeriesKind.allCases)
  func stacks(kind: SeriesKind) {
    #expect(!kind.traits.stacks || kind.traits.startsAtZero)
    #expect(!kind.traits.stacks || !kind.traits.needsCandles)
  }

  @Test("A chart's name begins with its kind", arguments: SeriesKind.allCases)
  func chartNames(kind: SeriesKind) {
    let set = ChartSet(
      positions: Positions(.listed([1]), unit: .number),
      series: [Series(label: "y", kind: kind, values: [1])])
    #expect(ChartExcerpt(of: set).chartName.lowercased() == kind.traits.chartName)
  }
}
