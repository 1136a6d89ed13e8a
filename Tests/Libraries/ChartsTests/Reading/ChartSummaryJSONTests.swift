import JSON
import TestSupport
import Testing

@testable import Charts

struct ChartSummaryJSONTests {
  @Test("JSON is a single-line object") func jsonIsASingleLineObject() {
    var set = lines([1, 4, .nan, 2.5])
    set.title = "A “b”\n\u{1B}"
    set.series[0].name = "Ä\\"
    let json = ChartSummary(of: ChartExcerpt(of: set, in: 0..<4)).json
    #expect(
      json == #"{"v":1,"title":"A “b”\n\u001b","unit":"number","start":0,"end":4,"from":0,"to":3,"#
        + #""series":[{"label":"y0","name":"Ä\\","count":3,"missing":1,"gaps":1,"#
        + #""first":{"index":0,"position":0,"value":1},"last":{"index":3,"position":3,"value":2.5},"#
        + #""min":{"index":0,"position":0,"value":1},"max":{"index":1,"position":1,"value":4},"#
        + #""sum":7.5,"mean":2.5,"q1":1.75,"median":2.5,"q3":3.25,"sd":1.5,"change":1.5,"percent":150,"slope":0.32142857142857145,"trend":"rising","#
        + #""step":{"from":{"index":0,"position":0,"value":1},"#
        + #""to":{"index":1,"position":1,"value":4},"change":3}}]}"#)
  }

  @Test("Missing values are null") func missingValuesAreNull() {
    let json = ChartSummary(of: ChartExcerpt(of: lines([.nan]), in: 0..<1)).json
    #expect(
      json.hasPrefix(#"{"v":1,"title":null,"unit":"number","start":0,"end":1,"from":0,"to":0"#))
    #expect(
      json.contains(#""first":null,"last":null,"min":null,"max":null,"sum":null,"mean":null"#))
    #expect(json.hasSuffix(#""slope":null,"trend":null,"step":null}]}"#))
  }

  @Test("Points and ends of times have ISO dates")
  func dates() throws {
    func tree(_ unit: PositionUnit, _ position: Double, hasZone: Bool = true) throws -> JSONValue {
      var set = lines([1])
      set.positions = Positions(.listed([position]), unit: unit, hasZone: hasZone)
      return try #require(JSONValue(ChartSummary(of: ChartExcerpt(of: set)).json))
    }
    for (tree, text) in [
      (try tree(.days, 19_860), "2024-05-17"), (try tree(.days, -719_529), "-000001-12-31"),
      (try tree(.seconds, 1_715_949_045.25), "2024-05-17T12:30:45.250Z"),
      (try tree(.seconds, 86_399.999_9), "1970-01-02T00:00:00Z"),
      (try tree(.seconds, 1_715_949_000, hasZone: false), "2024-05-17T12:30:00"),
      (try tree(.clock, 3661), "01:01:01"),
    ] {
      #expect(tree["fromDate"]?.string == text && tree["toDate"]?.string == text)
      #expect(tree["series"]?.elements?.first?["first"]?["date"]?.string == text)
    }
    let number = try tree(.number, 5)
    #expect(number["fromDate"] == nil)
    #expect(number["series"]?.elements?.first?["first"]?["date"] == nil)
  }

  @Test("Values too large for a Double are null") func valuesTooLargeForADoubleAreNull() {
    let json = ChartSummary(of: ChartExcerpt(of: lines([-1.5e308, 1.5e308]))).json
    #expect(json.contains(#""change":null,"percent":200"#))
  }

  @Test(
    "Numbers use the fewest digits",
    arguments: [
      (1.0, "1"), (-0.0, "0"), (0.1, "0.1"), (1e300, "1e300"), (1.5e-300, "1.5e-300"),
      (0.1 + 0.2, "0.30000000000000004"), (1e16, "1e16"), (1e-5, "1e-5"),
      (4_505_200, "4505200"), (.leastNonzeroMagnitude, "5e-324"), (-2.5, "-2.5"),
    ])
  func numbersUseTheFewestDigits(number: Double, text: String) {
    #expect(JSONValue(number).description == text)
  }

  @Test("Numbers survive a round trip") func numbersSurviveARoundTrip() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let number = Double(bitPattern: random.next())
      let text = JSONValue(number).description
      #expect(number.isFinite ? Double(text) == number : text == "null")
      guard number.isFinite else { continue }
      #expect(JSONValue(text) == .number(text))
    }
  }

  private func number(_ value: JSONValue?) -> Double? { value?.number.flatMap { Double($0) } }

  @Test("JSON has all figures") func jsonHasAllFigures() throws {
    let set = try SampleCharts.sets("overview2")[0]
    let summary = ChartSummary(of: ChartExcerpt(of: set, in: 100..<200))
    let tree = try #require(JSONValue(summary.json))
    #expect(tree["v"]?.integer == 1 && tree["unit"]?.string == "days")
    let series = try #require(tree["series"]?.elements)
    #expect(series.count == summary.series.count)
    for (one, member) in zip(summary.series, series) {
      #expect(number(member["mean"]) == one.figures?.mean)
      #expect(number(member["slope"]) == one.figures?.trend.slope)
      #expect(number(member["max"]?["value"]) == one.figures?.maximum.value)
    }
  }
}
