import TestSupport
import Testing

@testable import Charts

struct ContestSetTests {
  private func sets(_ text: String, time: ContestSet.TimeReader? = nil) throws -> [ChartSet] {
    try ContestSet(time: time).sets(in: TinyJSON.value(of: text))
  }

  @Test("The data of the first stage is read") func dataOfTheFirstStageIsRead() throws {
    let sets = try ContestData.sets("chart_data")
    #expect(sets.map(\.positions.count) == [112, 112, 112, 112, 372])
    #expect(sets.map(\.series.count) == [2, 2, 2, 2, 4])
    for set in sets {
      #expect(try set.validated() == set)
      #expect(set.positions.unit == .days)
      #expect(set.series.allSatisfy { $0.kind == .line && $0.color != nil })
    }
    #expect(
      sets[0].positions.storage == .regular(start: 17_852, step: 1, count: 112))
    #expect(isoDate(17_852) == "2018-11-17")
    #expect(sets[0].series[0].label == "y0" && sets[0].series[0].name == "#0")
    #expect(sets[0].series.map { $0.values[0] } == [37, 22])
  }

  @Test(
    "The data of the second stage is read",
    arguments: [
      ("overview1", Series.Kind.line, 2, [false, false, false]),
      ("overview2", .line, 2, [true, false, false]), ("overview3", .bar, 7, [false, true, false]),
      ("overview4", .bar, 1, [false, true, false]), ("overview5", .area, 6, [false, false, true]),
    ])
  func dataOfTheSecondStageIsRead(name: String, kind: Series.Kind, count: Int, flags: [Bool]) throws
  {
    let set = try ContestData.sets(name)[0]
    #expect(set.positions.storage == .regular(start: 17_628, step: 1, count: 365))
    #expect(set.series.count == count && set.series.allSatisfy { $0.kind == kind })
    #expect([set.hasTwoAxes, set.isStacked, set.isPercentage] == flags)
  }

  @Test("A day's data is read") func daysDataIsRead() throws {
    let set = try ContestData.sets("day1-2019-03-15")[0]
    #expect(set.positions.unit == .seconds)
    #expect(set.positions.storage == .regular(start: 1_552_608_000, step: 3600, count: 24))
    #expect(set.series.map { $0.values.reduce(0, +) } == [3240, 2890])
    let year = try ContestData.sets("overview1")[0]
    #expect(year.series.map { $0.values[17_970 - 17_628] } == [3240, 2890])
  }

  @Test("Optional members may be missing") func optionalMembersMayBeMissing() throws {
    let set = try sets(
      #"{"columns": [["a", 1.5, null, -2e3], ["x", 0, 1, 5]], "title": "T", "stacked": null}"#)[0]
    #expect(set.title == "T" && set.positions.unit == .number)
    #expect(set.positions.storage == .listed([0, 1, 5]))
    #expect(set.series[0].name == "a" && set.series[0].kind == .line && set.series[0].color == nil)
    #expect(set.series[0].values[0] == 1.5 && set.series[0].values[1].isNaN)
  }

  @Test("Rows of objects are read") func rowsOfObjectsAreRead() throws {
    let set = try sets(
      #"[{"x": 1, "a": 5}, {"x": 2, "b": 7}, {"x": 4, "a": null, "b": 8}]"#)[0]
    #expect(set.positions.storage == .listed([1, 2, 4]))
    #expect(set.series.map(\.label) == ["a", "b"])
    #expect(
      set.series.map { $0.values.map(\.isNaN) } == [[false, true, true], [true, false, false]])
    let numbered = try sets(#"[{"a": 5}, {"a": 6}]"#)[0]
    #expect(numbered.positions.storage == .regular(start: 0, step: 1, count: 2))
  }

  @Test("A bare array of numbers is read") func bareArrayOfNumbersIsRead() throws {
    let set = try sets("[3, null, 5]")[0]
    #expect(set.series[0].values[2] == 5 && set.series[0].values[1].isNaN)
    #expect(set.positions.count == 3)
  }

  @Test("Times given as text are read") func timesGivenAsTextAreRead() throws {
    let time: ContestSet.TimeReader = { text in Double(text.suffix(2)).map { ($0, .days) } }
    let set = try sets(
      #"[{"date": "2019-01-02", "a": 1}, {"date": "2019-01-01", "a": 2}]"#, time: time)[0]
    #expect(set.positions == Positions(.regular(start: 1, step: 1, count: 2), unit: .days))
    #expect(set.series[0].values == [2, 1])
  }

  @Test("Sorting keeps the order of equal positions") func sortingKeepsTheOrderOfEqualPositions()
    throws
  {
    let set = try sets("[{\"x\":5,\"a\":1},{\"x\":3,\"a\":2},{\"x\":5,\"a\":3},{\"x\":3,\"a\":4}]")[
      0]
    #expect(set.positions.storage == .listed([3, 3, 5, 5]))
    #expect(set.series[0].values == [2, 4, 1, 3])
  }

  @Test(
    "The unit is inferred from magnitude",
    arguments: [
      ("1542412800", 1_542_412_800.0 / 86_400, Positions.Unit.days),
      ("1542412801", 1_542_412_801, .seconds),
      ("1542412800500", 1_542_412_800.5, .seconds), ("1542412801000000", 1_542_412_801, .seconds),
      ("1542412801000000000", 1_542_412_801, .seconds), ("154241280", 154_241_280, .number),
      ("1542412800.5", 1_542_412_800.5, .number), ("-1542412800000", -17_852, .days),
      ("1e300", 1e300, .number),
    ])
  func unitIsInferredFromMagnitude(text: String, position: Double, unit: Positions.Unit) throws {
    let set = try sets("[{\"x\": \(text), \"a\": 1}]")[0]
    #expect(set.positions == Positions(.listed([position]), unit: unit))
  }

  @Test(
    "An error states what is wrong and where",
    arguments: [
      ("3", "at “.”: an object or an array was expected, but this is a number"),
      ("[]", "at “.”: there are no values"),
      ("{}", "at “.”: the member “columns” is needed, but the object has none"),
      (#"{"columns": 5}"#, "at “.columns”: an array was expected, but this is a number"),
      (#"{"columns": [[1, 2]]}"#, "at “.columns[0]”: the column must begin with its label, a text"),
      (#"{"columns": [["a", 2]]}"#, "at “.columns”: no column has the type “x”"),
      (
        #"{"columns": [["a"], ["b"]], "types": {"a": "x", "b": "x"}}"#,
        "at “.columns”: more than one column has the type “x”"
      ),
      (
        #"[{"columns": [["x", 1], ["a", "b"]]}]"#,
        "at “.[0].columns[1][1]”: a number or null was expected, but this is a text"
      ),
      (
        #"{"columns": [["x", null]]}"#,
        "at “.columns[0][1]”: a number was expected, but this is null"
      ),
      (
        #"{"columns": [["x", 1], ["a", 1, 2]]}"#,
        "at “.columns[1]”: column “a” has 2 values for 1 position"
      ),
      (
        #"{"columns": [["x", 1], ["a", 1], ["a", 1]]}"#,
        "at “.columns[2]”: another column has the label “a” too"
      ),
      (
        #"{"columns": [["x", 1], ["a b", 1]], "types": {"a b": "blob"}}"#,
        "at “.types.[\"a b\"]”: the type “blob” is unknown; types are line, steps, points, bar, area and x"
      ),
      (
        ##"{"columns": [["x", 1], ["a", 1]], "colors": {"a": "#12345"}}"##,
        "at “.colors.a”: “#12345” isn’t a color such as #3DC23F"
      ),
      (
        #"{"columns": [["x", 1], ["a", 1]], "names": {"a": 5}}"#,
        "at “.names.a”: a text was expected, but this is a number"
      ),
      (
        #"{"columns": [["x", 1], ["a", 1]], "y_scaled": true}"#,
        "at “.y_scaled”: two axes need two series, not 1"
      ),
      (
        #"{"columns": [["x", 1], ["a", 1]], "stacked": 1}"#,
        "at “.stacked”: true or false was expected, but this is a number"
      ),
      (#"[{"x": 1}]"#, "at “.”: there are no values"),
      (#"[{"x": 1, "a": 1}, 5]"#, "at “.[1]”: an object was expected, but this is a number"),
      (
        #"[{"x": 1, "a": 1}, {"a": 5}]"#,
        "at “.[1]”: the member “x” is needed, but the object has none"
      ),
      (#"[1, "2"]"#, "at “.[1]”: a number or null was expected, but this is a text"),
      (#"[1, 1e999]"#, "at “.[1]”: the number is too large"),
      (
        #"[{"x": "2019-01-01", "a": 1}]"#,
        "at “.[0].x”: a number was expected, but this is a text"
      ),
    ])
  func errorStatesWhatIsWrongAndWhere(text: String, sentence: String) {
    let error = #expect(throws: ContestSetError.self) { try sets(text) }
    #expect(error?.description == sentence)
  }

  @Test("Times of different units are rejected") func timesOfDifferentUnitsAreRejected() {
    let time: ContestSet.TimeReader = { $0 == "?" ? nil : (1, $0 == "a" ? .days : .seconds) }
    let unknown = #expect(throws: ContestSetError.self) {
      try sets(#"[{"x": "?", "y": 1}]"#, time: time)
    }
    #expect(unknown?.description == "at “.[0].x”: “?” isn’t a time")
    let mixed = #expect(throws: ContestSetError.self) {
      try sets(#"[{"x": "a", "y": 1}, {"x": "b", "y": 1}]"#, time: time)
    }
    #expect(
      mixed?.description == "at “.[1].x”: the position’s unit differs from those before it")
    for rows in [#"[{"x":1,"y":1},{"x":"a","y":1}]"#, #"[{"x":"a","y":1},{"x":1,"y":1}]"#] {
      let error = #expect(throws: ContestSetError.self) { try sets(rows, time: time) }
      #expect(error?.fault == .mixedUnits && error?.path == ".[1].x")
    }
  }

  /// Any tree gives valid sets or an error sentence.
  @Test("Random trees never trap") func randomTreesNeverTrap() {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<3000 {
      do throws(ContestSetError) {
        let sets = try ContestSet().sets(in: tree(depth: 4, &random))
        #expect(!sets.isEmpty)
        for set in sets { #expect((try? set.validated()) != nil) }
      } catch {
        #expect(error.description.hasPrefix("at “.") && !error.description.hasSuffix("."))
      }
    }
  }

  private func tree(depth: Int, _ random: inout SeededGenerator) -> ContestValue {
    let keys = ["columns", "types", "x", "a", "y_scaled", "stacked", "colors", "names", "title"]
    let count = Int.random(in: 0...4, using: &random)
    switch Int.random(in: depth > 0 ? 0...8 : 4...8, using: &random) {
    case 0, 1: return .array((0..<count).map { _ in tree(depth: depth - 1, &random) })
    case 2, 3:
      return .object(
        (0..<count).map { _ in
          .init(keys.randomElement(using: &random) ?? "x", tree(depth: depth - 1, &random))
        })
    case 4: return .string(["x", "a", "line", "#123456"].randomElement(using: &random) ?? "")
    case 5: return .boolean(Bool.random(using: &random))
    case 6: return .null
    default: return .number(Double(Int.random(in: -3...3, using: &random)))
    }
  }
}
