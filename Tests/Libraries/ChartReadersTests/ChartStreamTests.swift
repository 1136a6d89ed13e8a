import ChartReaders
import Charts
import TestSupport
import Testing

@Suite("Chart streams")
struct ChartStreamTests {
  private func grow(_ stream: inout ChartStream, _ text: String) throws -> ChartStream.Change {
    try stream.append(Array(text.utf8))
  }

  @Test("An incomplete line is buffered, as is the first row, which may be a header")
  func halfLines() throws {
    var stream = ChartStream()
    #expect(try grow(&stream, "time,price\n17000") == .init())
    #expect(try grow(&stream, "00000,5\n1700000060,6\n") == .init(removed: 0, appended: 2))
    #expect(try grow(&stream, "1700000120,7") == .init())
    #expect(try stream.finish() == .init(removed: 0, appended: 1))
    #expect(stream.set.positions.unit == .seconds)
    #expect(stream.set.series[0].label == "price" && stream.set.series[0].values == [5, 6, 7])
  }

  @Test("Invalid, late and endless lines are counted and skipped")
  func badLines() throws {
    var stream = ChartStream(file: "s")
    let long = String(repeating: "9", count: 70_000)
    let change = try grow(
      &stream, "x,v\n1,5\n2,q\n1.5,6\n1,1\n\(long)\n3,\"4\n1.5,7\n")
    #expect(change.appended == 3)
    #expect(stream.set.series[0].values == [5, 6, 7])
    #expect((stream.bad, stream.late, stream.tooLong) == (2, 1, 1))
    #expect(
      stream.notes == [
        "s: 2 rows were skipped, the first one: a quotation mark isn’t closed",
        "s: 1 line of over 64 KiB left out", "s: 1 row before the last position left out",
      ])
  }

  @Test("JSON Lines may add new series")
  func json() throws {
    var stream = ChartStream()
    #expect(try grow(&stream, "{\"x\": 1, \"a\": 5}\n{\"x\": 2, ").appended == 1)
    #expect(
      try grow(&stream, "\"b\": 6}\n{\"x\":\n3\n{\"x\": 4, \"a\": 7, \"b\": 8}\n").appended == 2)
    let set = stream.set
    #expect(set.positions.storage == .listed([1, 2, 4]) && set.series.map(\.label) == ["a", "b"])
    #expect(set.series[1].values[0].isNaN && set.series[1].values[1...] == [6, 8])
    #expect(stream.bad == 2)
  }

  @Test("Bare numbers are one numbered series, and a window shifts its numbers")
  func numbers() throws {
    var stream = ChartStream(window: .points(3))
    #expect(try grow(&stream, "1\n2\n3\n4\n5\n") == .init(removed: 2, appended: 3))
    #expect(stream.set.positions.storage == .regular(start: 2, step: 1, count: 3))
    #expect(stream.set.series[0].values == [3, 4, 5])
  }

  @Test("An endless stream keeps its last rows, fewer of many series", arguments: [1, 2, 40, 400])
  func recent(series: Int) throws {
    var stream = ChartStream(window: .recent)
    let most = min(100_000, 1_000_000 / series)
    let batch = most / 5
    var rows = 0
    for _ in 0..<9 {
      let text = (0..<batch).map { row in
        Array(repeating: "\(rows + row)", count: series).joined(separator: ",") + "\n"
      }.joined()
      rows += batch
      let change = try grow(&stream, text)
      #expect(change.removed + stream.set.positions.count >= change.appended)
      let kept = stream.set.positions.count
      #expect(kept * series <= 1_250_000 && kept <= 125_000)
      #expect(stream.set.series.allSatisfy { $0.values.count == kept })
      #expect(stream.set.series[0].values.last == Double(rows - 1))
    }
    #expect(stream.set.positions.count < rows)
    #expect(stream.set.positions.count >= most)
  }

  @Test("A web page and ambiguous dates are reported")
  func faults() throws {
    var page = ChartStream()
    #expect(throws: ChartReaderError.self) { try page.append(Array("<html>\n<p>\n".utf8)) }
    var dates = ChartStream()
    #expect(throws: ChartReaderError.self) {
      try dates.append(Array("d,v\n1/2/2024,1\n2/2/2024,2\n".utf8))
    }
  }

  @Test("A stream in any chunks gives the same set as the file", arguments: 0..<40)
  func law(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let isJSON = Bool.random(using: &generator)
    var text = isJSON ? "" : "x,a,b\n"
    var x = 0
    for _ in 0..<Int.random(in: 2...80, using: &generator) {
      x += Int.random(in: 0...3, using: &generator)
      let a =
        Bool.random(using: &generator) ? "null" : "\(Int.random(in: 0...99, using: &generator))"
      let b = Int.random(in: 0...99, using: &generator)
      text += isJSON ? "{\"x\":\(x),\"b\":\(b),\"a\":\(a)}\n" : "\(x),\(a),\(b)\n"
    }
    let bytes = Array(text.utf8)
    let whole = try ChartReader(options { $0.columns = ["b"] }).read(bytes).sets[0]
    var stream = ChartStream(options { $0.columns = ["b"] })
    for piece in generator.pieces(bytes) { _ = try stream.append(piece) }
    _ = try stream.finish()
    #expect(agree(stream.set, whole))
  }

  @Test("A window keeps the last rows, and ranges are updated for dropped ones", arguments: 0..<40)
  func windows(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rows = (0..<300).map { ($0 * 2, Int.random(in: -99...99, using: &generator)) }
    let text = "x,v\n" + rows.map { "\($0),\($1)\n" }.joined()
    let points = Int.random(in: 1...150, using: &generator)
    let isDuration = Bool.random(using: &generator)
    var stream = ChartStream(
      window: isDuration ? .duration(Double(points * 2 - 2)) : .points(points))
    var ranges: VerticalRanges?
    for piece in generator.pieces(Array(text.utf8)) {
      let change = try stream.append(piece)
      let set = stream.set
      ranges?.update(set, removed: change.removed)
      guard let span = set.positions.span else { continue }
      if ranges == nil { ranges = VerticalRanges(set, Visibility(count: set.series.count)) }
      let fresh = VerticalRanges(set, Visibility(count: set.series.count))
      #expect(ranges?.ranges(of: set, in: span) == fresh.ranges(of: set, in: span))
    }
    let kept = rows.suffix(points)
    #expect(stream.set.series[0].values == kept.map { Double($0.1) })
    #expect(stream.set.positions[0] == Double(kept.first?.0 ?? 0))
  }

  @Test("Series whose rows alternate share the row of a position, and their lines go on")
  func alternatingSeries() throws {
    let rows = [("1", "a", 5), ("1", "b", 50), ("2", "b", 51), ("3", "a", 6), ("3", "b", 52)]
    let csv = ["t,host,cpu\n"] + rows.map { "\($0),\($1),\($2)\n" }
    let json = rows.map { "{\"t\":\($0),\"host\":\"\($1)\",\"cpu\":\($2)}\n" }
    for lines in [csv, json] {
      let options = options { $0.grouping = "host" }
      var (apart, whole) = (ChartStream(options), ChartStream(options))
      var changes: [ChartStream.Change] = []
      for line in lines { changes.append(try grow(&apart, line)) }
      _ = try grow(&whole, lines.joined())
      #expect(agree(apart.set, whole.set))
      let file = try ChartReader(options).read(Array(lines.joined().utf8)).sets[0]
      #expect(agree(apart.set, file))
      #expect(apart.set.positions.storage == .listed([1, 2, 3]))
      #expect(apart.set.series.map(\.label) == ["a", "b"])
      #expect(apart.set.series.map(\.joinsGaps) == [true, true])
      #expect(apart.set.series[1].values == [50, 51, 52])
      #expect(changes.contains { $0.isLastChanged && $0.appended == 0 })
    }
    var twice = ChartStream(options { $0.grouping = "host" })
    for line in csv { _ = try grow(&twice, line) }
    _ = try grow(&twice, "3,a,7\n")
    #expect(twice.set.positions.storage == .listed([1, 2, 3, 3]))
    _ = try grow(&twice, "4,b,\n")
    #expect(twice.set.series.map(\.joinsGaps) == [true, false])
  }

  @Test("A stream has a limited number of series, and says so")
  func series() throws {
    var stream = ChartStream()
    let names = (0..<1200).map { "c\($0)" }.joined(separator: ",")
    let row = (0..<1200).map { "\($0)" }.joined(separator: ",")
    _ = try stream.append(Array("\(names)\n\(row)\n\(row)\n".utf8))
    #expect(stream.set.series.count == 1000 && stream.faults == 1)
    #expect(stream.notes == ["only the first 1000 series are shown"])
  }
}
