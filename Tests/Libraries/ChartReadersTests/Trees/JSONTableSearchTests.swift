import Charts
import TestSupport
import Testing

@testable import ChartReaders

struct JSONTableSearchTests {
  @Test("Documents of services and programs have the expected table", arguments: SampleDocument.all)
  func documents(document: SampleDocument) throws {
    let reading = try reading(document.text)
    let set = try #require(reading.sets.first)
    #expect(reading.sets.count == 1)
    #expect((0..<set.positions.count).map { set.positions[$0] } == document.positions)
    #expect(set.series.map(\.label) == document.series.map(\.0))
    for (series, expected) in zip(set.series, document.series) {
      #expect(series.values.map { $0.isNaN ? nil : $0 } == expected.1.map { $0.isNaN ? nil : $0 })
    }
    let note = document.path.map { "the data at “\($0)” was taken; --at chooses other data" }
    #expect(reading.notes.first { $0.contains("--at") } == note)
  }

  @Test("A document is read in any chunks", arguments: SampleDocument.all)
  func chunks(document: SampleDocument) throws {
    var generator = SeededGenerator(seed: 7)
    var pieces = generator.pieces(Array(document.text.utf8))[...]
    let read = try ChartReader().read { pieces.popFirst() ?? [] }
    #expect(read.notes == (try reading(document.text).notes))
    #expect(zip(read.sets, try reading(document.text).sets).allSatisfy(agree))
  }

  @Test("Candles have all their prices in the order of an exchange")
  func candles() throws {
    let coinbase = "[[1415398768,1,4,2,3,9],[1415398828,1,5,3,4,8]]"
    let set = try reading(coinbase, options { $0.hasVolume = true }).sets[0]
    #expect(set.series[0].candles == Candles(open: [2, 3], high: [4, 5], low: [1, 1]))
    #expect(set.series.map(\.values) == [[3, 4], [9, 8]])
  }

  @Test("Arrays of another length are left out with a note")
  func leftOut() throws {
    let reading = try reading(#"{"x":[1,2,3],"a":[4,5,6],"b":[7,8]}"#)
    #expect(reading.sets[0].series.map(\.label) == ["a"])
    #expect(reading.notes == ["left out, since the others have 3 values: “b”"])
  }

  @Test("Points of a series at the same position stay apart")
  func repeated() throws {
    let reading = try reading(
      #"[{"name":"a","data":[{"x":1,"v":2},{"x":1,"v":3}]},"#
        + #"{"name":"b","data":[{"x":1,"v":4},{"x":1,"v":5},{"x":2,"v":6}]}]"#)
    let set = reading.sets[0]
    #expect(set.series.map { $0.values.map { $0.isNaN ? nil : $0 } } == [[2, 3, nil], [4, 5, 6]])
  }

  @Test("Series without common positions don’t take more than their size")
  func sparse() throws {
    let series = (0..<3000).map { index in
      "{\"name\":\"s\(index)\",\"data\":[[\(2 * index),1],[\(2 * index + 1),2]]}"
    }
    #expect(sentence("[" + series.joined(separator: ",") + "]", file: nil) == nil)
  }

  @Test("A text nested as deep as possible is searched at once")
  func deep() {
    let data =
      String(repeating: "[{\"data\":", count: 31) + "1" + String(repeating: "}]", count: 31)
    #expect(sentence(data, file: nil) == nil)
    let arrays = String(repeating: "[", count: 64) + "1" + String(repeating: "]", count: 64)
    #expect(sentence("{\"a\":\(arrays.dropFirst().dropLast())}", file: nil) == nil)
  }

  @Test(
    "Errors have the path and the row",
    arguments: [
      (
        #"{"a": {"rows": [{"v": 1}, {"v": 2}, {"v": "q"}]}}"#,
        "f: a.rows, row 3: in “v”, “q” isn’t a number"
      ),
      (#"[["2024-01-01",1],["2024-01-02","q"]]"#, "f: row 2: in “value”, “q” isn’t a number"),
      (
        #"{"error": {"code": 404, "message": "m"}}"#,
        "f: the service sent an error instead of data: m"
      ),
      (#"{"a": {"detail": "x"}}"#, "f: there are no numbers to draw"),
      (#"{"status": "success", "data": {"result": []}}"#, "f: there are no numbers to draw"),
    ])
  func faults(text: String, message: String) { #expect(sentence(text) == message) }

  @Test("Ragged arrays take no more than their size")
  func ragged() throws {
    let wide = (0..<300_000).map { "\($0)" }.joined(separator: ",")
    let text = "[" + String(repeating: "[1],", count: 199) + "[\(wide)]]"
    let reading = try reading(text)
    #expect(reading.sets[0].positions.count == 300_000 && reading.sets[0].series.count == 1)
  }

  @Test("Arrays beside the numbers of a row aren’t its points")
  func rowsWithArrays() throws {
    let text = #"[{"time":1,"cpu":5,"values":[1,2]},{"time":2,"cpu":6,"values":[3,4]}]"#
    let set = try reading(text).sets[0]
    #expect(set.series.map(\.label) == ["cpu"] && set.series[0].values == [5, 6])
    #expect(set.positions.storage == .regular(start: 1, step: 1, count: 2))
  }

  @Test("Large values beside ascending positions aren’t times")
  func valuesByYear() throws {
    let set = try reading("[[2000,1211347000000],[2001,1339395000000],[2002,1470550000000]]").sets[
      0]
    #expect(set.positions.unit == .days && set.positions.span?.lowerBound == 10_957)
    #expect(
      set.series.map(\.values) == [[1_211_347_000_000, 1_339_395_000_000, 1_470_550_000_000]])
  }

  @Test(
    "Numbers without a name are years if these are of the last centuries or successive",
    arguments: [
      ("[[1000,3],[1500,4],[2000,5]]", PositionUnit.number), ("[[1800,3],[1900,4]]", .days),
      ("[[1000,3],[1001,4],[1002,5]]", .days), ("[[2050,3],[2150,4]]", .number),
    ])
  func years(text: String, unit: PositionUnit) throws {
    #expect(try reading(text).sets[0].positions.unit == unit)
  }

  @Test("Wide rows of several series are read in time")
  func wideRows() throws {
    let row = (0..<8000).map { "\"c\($0)\":\($0)" }.joined(separator: ",")
    let series = ["a", "b"].map { "{\"name\":\"\($0)\",\"data\":[{\(row)},{\(row)}]}" }
    let set = try reading("[" + series.joined(separator: ",") + "]").sets[0]
    #expect(set.series.count == 16_000 && set.series.allSatisfy { $0.values.count == 2 })
  }
}
