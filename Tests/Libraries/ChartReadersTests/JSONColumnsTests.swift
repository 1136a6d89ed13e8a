import Testing

@testable import ChartReaders
import Charts

struct JSONColumnsTests {
  @Test("A file gives a column any kind of columns", arguments: SeriesKind.allCases)
  func types(kind: SeriesKind) throws {
    for name in [kind.rawValue, kind.traits.word] {
      let text = #"{"columns": [["x", 1, 2], ["y", 3, 4]], "types": {"y": "\#(name)"}}"#
      guard SeriesKind.ofColumns.contains(kind) else {
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
      #expect(
        error.description.contains(" \(kind.rawValue)") == SeriesKind.ofColumns.contains(kind))
    }
  }
}
