import Charts
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct ChartExtractsTests {
  private let set = ChartSamples.days([[1, 2, 4, 8], [8, 4, 2, 1]])

  @Test("Each chart is one line of JSON")

  func eachChartIsOneLineOfJSON() {
    let part = ChartExcerpt(of: set, in: 1..<3, visible: [1])
    let text = ChartExtracts.json(of: [ChartExcerpt(of: set), part])
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines == [ChartSummary(of: ChartExcerpt(of: set)).json, ChartSummary(of: part).json])
    #expect(lines.last?.contains("\"start\":1,\"end\":3") == true)
    #expect(ChartExtracts.json(of: []).isEmpty)
  }

  @Test("JSON escapes terminal control characters")

  func jsonEscapesWhatControlsATerminal() {
    let set = ChartSamples.days([[1]], title: "a\u{1B}\u{202E}\u{2028}\u{9B}é")
    let text = ChartExtracts.json(of: [ChartExcerpt(of: set)])
    #expect(text.contains("\"title\":\"a\\u001b\\u202e\\u2028\\u009bé\""))
  }

  @Test("Series are printed as sparklines")

  func seriesAreLinesOfBlocks() {
    let excerpt = ChartExcerpt(of: set)
    let lines = set.series.map { Sparkline.text(of: $0.values, width: 20) }
    #expect(ChartExtracts.sparklines(of: [excerpt]) == lines.joined(separator: " "))
    #expect(ChartExtracts.sparklines(of: [excerpt, excerpt]).split(separator: "\n").count == 2)
    #expect(
      ChartExtracts.sparklines(of: [ChartExcerpt(of: set, visible: [1])], width: 2)
        == Sparkline.text(of: set.series[1].values, width: 2))
    #expect(ChartExtracts.sparklines(of: [excerpt], isUnicode: false).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("A stack is printed as its sum")

  func stacksAreTheirSum() {
    var stacked = ChartSamples.days([[1, 2, .nan], [3, 4, .nan]], kind: .bar)
    stacked.isStacked = true
    #expect(
      ChartExtracts.sparklines(of: [ChartExcerpt(of: stacked)])
        == Sparkline.text(of: [4, 6, .nan], width: 20, base: 0))
    #expect(
      ChartExtracts.sparklines(of: [ChartExcerpt(of: stacked, visible: [1])])
        == Sparkline.text(of: [3, 4, .nan], width: 20, base: 0))
  }
}
