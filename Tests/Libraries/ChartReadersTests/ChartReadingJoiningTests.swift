import ChartReaders
import Charts
import TestSupport
import Testing

@Suite("Joining files")
struct ChartReadingJoiningTests {
  private func file(_ name: String, _ rows: [(Int, Int)]) throws -> ChartReading {
    let text = "x,v\n" + rows.map { "\($0),\($1)\n" }.joined()
    return try reading(text, file: name)
  }

  @Test("Files to compare keep their series, with gaps at the rows of others")
  func apart() throws {
    let files = [try file("d/a.csv", [(1, 10), (3, 30)]), try file("b.csv", [(2, 20), (3, 31)])]
    let set = try ChartReading.joined(files).sets[0]
    #expect(set.positions.storage == .regular(start: 1, step: 1, count: 3))
    #expect(set.series.map(\.name) == ["a", "b"])
    #expect(set.series[0].values[0] == 10 && set.series[0].values[1].isNaN)
    #expect(set.series[1].values[0].isNaN && set.series[1].values[1...] == [20, 31])
    #expect(try set.validated() == set || set.series[0].values[1].isNaN)
  }

  @Test("Parts of a series are concatenated, and the last of overlapping values wins")
  func continued() throws {
    let files = [try file("a.csv", [(1, 10), (2, 20)]), try file("b.csv", [(2, 21), (3, 30)])]
    let reading = try ChartReading.joined(files, as: .continued)
    #expect(reading.sets[0].series.map(\.values) == [[10, 21, 30]])
    #expect(reading.notes == ["1 value is in several files; the last of them counts"])
  }

  @Test("Every row of random files is preserved", arguments: 0..<30)
  func law(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var files: [ChartReading] = []
    var all: [[(Int, Int)]] = []
    for index in 0..<Int.random(in: 2...4, using: &generator) {
      let rows = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        (Int.random(in: 0...30, using: &generator), Int.random(in: 0...99, using: &generator))
      }.sorted { $0.0 < $1.0 }
      all.append(rows)
      files.append(try file("\(index).csv", rows))
    }
    let set = try ChartReading.joined(files).sets[0]
    let list = (0..<set.positions.count).map { set.positions[$0] }
    #expect(list == list.sorted() && Set(list) == Set(all.joined().map { Double($0.0) }))
    for (series, rows) in zip(set.series, all) {
      let found = zip(list, series.values).filter { !$1.isNaN }
      #expect(found.map(\.0) == rows.map { Double($0.0) })
      #expect(found.map(\.1) == rows.map { Double($0.1) })
    }
  }

  @Test("Files with different units or several charts can’t be joined")
  func refusals() throws {
    let dates = try reading("d,v\n2024-01-01,1\n2024-01-02,1\n", file: "d.csv")
    let numbers = try file("n.csv", [(1, 1), (2, 2)])
    #expect {
      try ChartReading.joined([dates, numbers])
    } throws: { error in
      "\(error)" == "n.csv: the horizontal axis has plain numbers, that of d.csv days"
    }
  }

  @Test(
    "Files are named by as much of their paths as distinguishes them",
    arguments: [
      (["a.csv", "dir/a.csv"], ["a", "dir/a"]), (["a.csv", "a.json"], ["a.csv", "a.json"]),
      (["x.d/a", "y.d/a"], ["x.d/a", "y.d/a"]), (["a.csv", "a.csv"], ["a", "a 2"]),
    ])
  func names(_ files: [String], _ names: [String]) throws {
    let readings = try files.map { try ChartReader().read(Array("t,v\n1,2\n2,3\n".utf8), file: $0) }
    #expect(try ChartReading.joined(readings).sets[0].series.map(\.name) == names)
  }

  @Test(
    "Values of several files are in the unit of the first one",
    arguments: [ChartReading.Joining.apart, .continued])
  func units(joining: ChartReading.Joining) throws {
    let readings = try [
      "t,v\n1,2MiB\n2,3MiB\n", "t,v\n3,512KiB\n4,1024KiB\n", "t,v\n5,1ms\n6,2ms\n",
    ]
    .map { try ChartReader().read(Array($0.utf8), file: "f") }
    let series = try ChartReading.joined(Array(readings[..<2]), as: joining).sets[0].series
    #expect(Set(series.map(\.unit)) == ["MiB"])
    #expect(series.flatMap(\.values).filter { !$0.isNaN } == [2, 3, 0.5, 1])
    let other = try ChartReading.joined(readings, as: .apart).sets[0].series
    #expect(other.map(\.unit) == ["MiB", "MiB", "ms"] && other[2].values.last == 2)
  }
}
