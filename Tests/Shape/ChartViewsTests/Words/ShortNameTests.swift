import Charts
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct ShortNameTests {
  @Test(
    "A long name keeps its start, and its end where there is room",
    arguments: [
      ("receive_bytes_total", 19, "receive_bytes_total"),
      ("receive_bytes_total", 16, "receive_by…total"),
      ("receive_bytes_total", 8, "receive…"), ("receive_bytes_total", 1, "…"),
      ("receive_bytes_total", 0, ""), ("größe der größten Größe", 15, "größe der …röße"),
    ])
  func short(_ name: String, _ width: Int, _ expected: String) {
    let found = name.shortName(to: Double(width))
    #expect(found.count <= width)
    #expect(found == expected || width == 1)
  }

  private static let start = "node_network_receive_bytes_total"
  private static let names = ["a", "b"].map { "\(start){device=\"eth0\",host=\"\($0)\"}" }

  @Test("Names that would look alike stay whole")
  func alike() {
    let short = String.shortNames(Self.names)
    #expect(short[0] == "node_network_receive_bytes…h0\",host=\"a\"}" && short[0] != short[1])
    let middle = ["1", "2"].map { Self.start + $0 + Self.start }
    #expect(String.shortNames(middle) == middle)
    #expect(String.shortNames(["a", "a\u{1}"]) == ["a", "a␁"])
  }

  @Test("Sentences, posters, legends and panels have short names, JSON has all letters")
  func everywhere() throws {
    let set = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: 3), unit: .number),
      series: Self.names.map { Series(label: $0, values: [1, 2, 4]) })
    let short = String.shortNames(Self.names)
    for words in [[], ["--average", "2"], ["--bins", "2"], ["--kind", "box"]] {
      var set = set
      if let kind = words.last.flatMap(SeriesKind.init) {
        for index in set.series.indices { set.series[index].kind = kind }
      }
      let state = try ChartPlan.command.parsed(words).charts([set], on: .utc, isUnicode: true)[0]
      let sentences = state.words.description(nil, state.visibility).joined()
      #expect(!sentences.contains(Self.names[0]), "\(sentences)")
      let json = ChartExtracts.json(of: [state.excerpt])
      #expect(json.contains("node_network_receive_bytes_total{device="))
      if state.set.series.count > 1 {
        let legend = PaintedSheet.cells(state, columns: 120).sheet.legend.map(\.name)
        #expect(legend == state.words.set.series.map(\.name))
      }
    }
    let panels = try ChartPlan.command.parsed(["--facet"]).charts([set], on: .utc, isUnicode: true)
    #expect(panels.map(\.panelTitle) == short)
  }
}
