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
}
