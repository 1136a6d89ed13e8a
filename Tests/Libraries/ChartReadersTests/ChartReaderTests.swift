import ChartReaders
import Charts
import Tables
import TestSupport
import Testing

@Suite("Chart reader")
struct ChartReaderTests {
  private static let samples = [
    SourceTexts.days, SourceTexts.minutes, SourceTexts.alphaVantage, "x,a,b\n3,1,2\n1,,4\n2,5,6\n",
    "{\"code\": 429, \"message\": \"wait\"}", "1 2 3\n4 5 6\n", "[1, 2.5, null, 1e3]",
    "{\"t\": 1700000000, \"v\": \"1\"}\n{\"t\": 1700086400}\n",
    #"[{"columns": [["x", 1, 2], ["y", 3, null]], "types": {"y": "bar"}, "stacked": true}]"#,
    #"[{"date": "2024-01-02", "v": 1}, {"date": "2024-01-01", "v": 2, "w": [1]}]"#,
  ]

  /// Changes, removes or repeats some bytes.
  private func damaged(_ text: String, _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    let marks = Array("\"{}[],:;.-+e09xZ \n\t\0\u{FF}<".utf8)
    for _ in 0..<Int.random(in: 0...4, using: &generator) where bytes.count > 2 {
      let place = Int.random(in: 0..<bytes.count - 1, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = marks.randomElement(using: &generator) ?? 0
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(marks.randomElement(using: &generator) ?? 0, at: place)
      default: bytes += bytes[place..<min(bytes.count, place + 30)]
      }
    }
    return bytes
  }

  private func someOptions(_ generator: inout SeededGenerator) -> ChartReaderOptions {
    options {
      $0.badRows = Bool.random(using: &generator) ? .skip : .refuse
      $0.dateOrder = [nil, .dayFirst, .monthFirst].randomElement(using: &generator) ?? nil
      $0.kind = [nil, nil, .bar, .candle].randomElement(using: &generator) ?? nil
      $0.horizontal = [nil, nil, "1", "x"].randomElement(using: &generator) ?? nil
      $0.columns = [nil, nil, ["2"], ["b", "1"]].randomElement(using: &generator) ?? nil
      $0.hasVolume = Int.random(in: 0..<5, using: &generator) == 0
    }
  }

  @Test("Damaged files give valid sets, in any chunks", arguments: 0..<60)
  func damage(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for sample in Self.samples {
      let bytes = damaged(sample, &generator)
      let reader = ChartReader(someOptions(&generator))
      let whole = Result { try reader.read(bytes, file: "f") }
      var pieces = generator.pieces(bytes)[...]
      let cut = Result { try reader.read(file: "f") { pieces.popFirst() ?? [] } }
      switch (whole, cut) {
      case (.success(let one), .success(let other)):
        for set in one.sets { #expect(throws: Never.self) { try set.validated() } }
        #expect(one.sets.count == other.sets.count && one.notes == other.notes)
        #expect(zip(one.sets, other.sets).allSatisfy { agree($0, $1) })
      case (.failure(let one), .failure(let other)):
        #expect("\(one)" == "\(other)" && "\(one)".hasPrefix("f"))
      default: Issue.record("\(whole) and \(cut) of \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test("Streams of damaged lines give valid sets", arguments: 0..<60)
  func damagedStream(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for sample in Self.samples {
      var stream = ChartStream(someOptions(&generator), window: .points(5))
      do {
        for piece in generator.pieces(damaged(sample, &generator)) {
          _ = try stream.append(piece)
          #expect(throws: Never.self) { try stream.set.validated() }
          #expect(stream.set.positions.count <= 5)
        }
        _ = try stream.finish()
      } catch { #expect(!error.description.isEmpty) }
      #expect(throws: Never.self) { try stream.set.validated() }
    }
  }

  @Test("Tabs, a byte order mark and blank chunks are accepted")
  func formats() throws {
    let tabs = try reading("\u{FEFF}x\ta\n1\t2\n2\t3\n", options { $0.format = .tsv })
    #expect(tabs.sets[0].series.map(\.label) == ["a"])
    var pieces = [[UInt8]("\u{FEFF}".utf8), [0x20], [0x0A], Array("[1, 2]".utf8)][...]
    let json = try ChartReader().read { pieces.popFirst() ?? [] }
    #expect(json.sets[0].series[0].values == [1, 2])
  }
}
