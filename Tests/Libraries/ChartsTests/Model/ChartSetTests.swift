import Testing

@testable import Charts

struct ChartSetTests {
  let three = Positions(.regular(start: 0, step: 1, count: 3), unit: .number)

  func fault(_ positions: Positions, _ series: [Series]) -> ChartSetError? {
    do throws(ChartSetError) {
      _ = try ChartSet(validating: nil, positions: positions, series: series)
      return nil
    } catch {
      return error
    }
  }

  @Test("Valid sets pass validation") func validSetsPassValidation() {
    let candles = Candles(open: [1, 2, 3], high: [4, 5, 6], low: [0, 0, 0])
    let series = [
      Series(label: "a", values: [1, .nan, .infinity]),
      Series(label: "b", kind: .candle, values: [1, 2, 3], candles: candles),
    ]
    #expect(fault(three, series) == nil)
    #expect(fault(Positions(.listed([1, 1, 2]), unit: .number), series) == nil)
    #expect(fault(Positions(.listed([]), unit: .number), []) == nil)
  }

  @Test("Counts must match") func countsMustMatch() {
    #expect(
      fault(three, [Series(label: "a", values: [1])])
        == .valueCount(label: "a", count: 1, positions: 3))
    let candles = Candles(open: [1, 2, 3], high: [1], low: [1, 2, 3])
    let series = Series(label: "c", kind: .candle, values: [1, 2, 3], candles: candles)
    #expect(fault(three, [series]) == .candleCount(label: "c", positions: 3))
  }

  @Test("Only candle series have candles, and all of them do")
  func onlyCandleSeriesHaveCandlesAndAllOfThemDo() {
    #expect(
      fault(three, [Series(label: "c", kind: .candle, values: [1, 2, 3])])
        == .candlesMismatch(label: "c"))
  }

  @Test("Labels must be unique") func labelsMustBeUnique() {
    let series = Series(label: "a", values: [1, 2, 3])
    #expect(fault(three, [series, series]) == .repeatedLabel("a"))
    #expect(ChartSetError.repeatedLabel("a").description == "two series have the label “a”")
  }

  @Test("Positions must ascend") func positionsMustAscend() {
    func fault(_ list: [Double]) -> ChartSetError? {
      self.fault(Positions(.listed(list), unit: .number), [])
    }
    #expect(fault([1, 2, 1.5]) == .positionDescends(index: 2))
    #expect(fault([1, .nan]) == .positionNotFinite(index: 1))
    #expect(fault([1, .infinity]) == .positionNotFinite(index: 1))
    #expect(
      ChartSetError.positionDescends(index: 2).description
        == "position 3 is less than position 2; positions must ascend")
  }

  @Test("Regular positions must be finite") func regularPositionsMustBeFinite() {
    func fault(_ start: Double, _ step: Double, _ count: Int) -> ChartSetError? {
      self.fault(Positions(.regular(start: start, step: step, count: count), unit: .number), [])
    }
    #expect(fault(0, 0, 2) == .stepNotPositive(0))
    #expect(fault(.nan, 1, 2) == .positionNotFinite(index: 0))
    #expect(fault(0, 1e308, 9) == .positionNotFinite(index: 8))
    #expect(fault(0, 1, -1) == .negativeCount(-1))
  }

  @Test("Values beyond the end are missing") func valuesBeyondTheEndAreMissing() {
    let series = Series(label: "a", values: [1, .infinity])
    #expect(series.value(at: 0) == 1)
    #expect(series.value(at: 1).isNaN)
    #expect(series.value(at: 2).isNaN)
    #expect(series.value(at: -1).isNaN)
  }

  @Test("The second series uses the second axis") func secondSeriesUsesTheSecondAxis() {
    var set = ChartSet(positions: three, series: [])
    #expect((0..<3).map { set.axis(of: $0) } == [0, 0, 0])
    set.hasTwoAxes = true
    #expect((0..<3).map { set.axis(of: $0) } == [0, 1, 1])
  }

  @Test("Each value of a single series of categories can be a series") func byCategory() {
    let values = Series(label: "kg", kind: .bar, values: [3, 5, 2])
    let set = ChartSet(positions: Positions(labels: ["a", "b", "a"]), series: [values])
    let slices = set.byCategory
    #expect(slices?.series.map(\.label) == ["a", "b", "a 2"])
    #expect(slices?.series.map(\.values) == [[3], [5], [2]])
    #expect((try? slices?.validated()) == slices)
    #expect(ChartSet(positions: three, series: [values]).byCategory == nil)
    #expect(set.positions.label(at: 1) == "b" && set.positions.label(at: 0.5) == nil)
    #expect(set.positions.label(at: 3) == nil && set.positions.label(at: -1) == nil)
  }

  @Test("A summary and a description have the names of categories") func categoryNames() {
    let values = Series(label: "kg", kind: .bar, values: [3, 5, 2])
    let set = ChartSet(positions: Positions(labels: ["a", "b", "c"]), series: [values])
    let summary = ChartSummary(of: ChartExcerpt(of: set, in: 1..<3))
    #expect(summary.labels == ["b", "c"])
    #expect(summary.json.contains("\"labels\":[\"b\",\"c\"]"))
    #expect(
      !ChartSummary(of: ChartExcerpt(of: ChartSet(positions: three, series: [values]), in: 0..<3))
        .json.contains("labels"))
    let texts = ReadingTexts(
      number: { "\(Int($0))" }, position: { ["a", "b", "c"][Int($0)] }, percent: { "\($0)%" })
    #expect(
      ChartDescription(of: ChartExcerpt(of: set, in: 0..<3), texts: texts).text
        == "Bar chart of kg, from a to c. kg: lowest 2 (c), highest 5 (b).")
  }
}
