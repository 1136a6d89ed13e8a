import ChartReaders
import Charts
import Testing

struct StreamDocumentTests {
  private static let array = #"[{"t":"2024-01-01","v":1},{"t":"2024-01-02","v":4}]"#
  private static let object = """
    {
      "data": [
        {"t": "2024-01-01", "v": 1},
        {"t": "2024-01-02", "v": 4}
      ]
    }
    """

  @Test(
    "A document is read once it is whole, and again after it was rewritten",
    arguments: [array, object])
  func documents(text: String) throws {
    var stream = ChartStream()
    let bytes = Array(text.utf8)
    #expect(try stream.append(Array(bytes.prefix(40))) == .init())
    #expect(try stream.append(Array(bytes.dropFirst(40))) == .init(appended: 2))
    #expect(stream.set.series.map(\.values) == [[1, 4]] && stream.set.positions.unit == .days)
    stream.restart()
    _ = try stream.append(Array(#"[{"t":"2024-01-05","v":7}]"#.utf8))
    #expect(stream.set.series.map(\.values) == [[7]])
  }

  @Test("A document that can’t be drawn is an error with a sentence")
  func faults() {
    var stream = ChartStream(file: "f")
    let error = #expect(throws: ChartReaderError.self) {
      try stream.append(Array(#"[{"n":"a","v":1},{"n":"b","v":2}]"#.utf8))
    }
    #expect(error?.description == "f: texts can’t be the positions of a stream")
  }

  @Test("Objects in lines are rows as they arrive")
  func lines() throws {
    var stream = ChartStream()
    #expect(try stream.append(Array("{\"v\":1}\n{\"v\":2}\n".utf8)).appended == 2)
  }
}
