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

  @Test("A file gives a column any kind but candles", arguments: SeriesKind.allCases)
  func types(kind: SeriesKind) throws {
    for name in [kind.rawValue, kind.traits.word] {
      let text = #"{"columns": [["x", 1, 2], ["y", 3, 4]], "types": {"y": "\#(name)"}}"#
      guard !kind.traits.needsCandles else {
        #expect(throws: ChartReaderError.self) { try ChartReader().read(Array(text.utf8)) }
        continue
      }
      #expect(try ChartReader().read(Array(text.utf8)).sets[0].series[0].kind == kind)
    }
  }

  @Test("An unknown type is refused with the list of types")
  func unknown() throws {
    let text = #"{"columns": [["x", 1]], "types": {"x": "pie"}}"#
    let error = try #require(throws: ChartReaderError.self) {
      try ChartReader().read(Array(text.utf8))
    }
    for kind in SeriesKind.allCases {
      #expect(error.description.contains(" \(kind.rawValue)") == !kind.traits.needsCandles)
    }
  }

  @Test("A chart's name begins with its kind", arguments: SeriesKind.allCases)
  func chartNames(kind: SeriesKind) {
    let set = ChartSet(
      positions: Positions(.listed([1]), unit: .number),
      series: [Series(label: "y", kind: kind, values: [1])])
    #expect(ChartExcerpt(of: set).chartName.lowercased() == kind.traits.word + " chart")
  }
}
