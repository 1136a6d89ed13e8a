import TestSupport
import Testing

@testable import Quotes

@Suite struct QuoteLinesTests {
  private let now = 1_763_900_000.0

  private func ticks(
    _ lines: inout QuoteLines, _ bytes: [UInt8], longest: Int, _ generator: inout SeededGenerator
  ) -> [Tick] {
    var ticks: [Tick] = []
    var offset = 0
    while offset < bytes.count {
      let end = min(bytes.count, offset + Int.random(in: 1...longest, using: &generator))
      ticks += lines.append(Array(bytes[offset..<end]), now: now)
      offset = end
    }
    return ticks + lines.finish(now: now)
  }

  private func read(_ text: String, only symbol: String? = nil) -> (ticks: [Tick], bad: Int) {
    var lines = QuoteLines(defaultSymbol: symbol)
    let ticks = lines.append(Array(text.utf8), now: now) + lines.finish(now: now)
    return (ticks, lines.bad)
  }

  @Test(
    "A line is a symbol, a time, a price and a volume with any separator",
    arguments: [",", ";", "\t", " ", ", ", "; ", "   "])
  func separators(separator: String) {
    let day = 1_763_856_000.0
    let cases: [([String], Tick)] = [
      (["A", "231.4"], Tick("A", 231.4)),
      (["A", "231.4", "900"], Tick("A", 231.4, volume: 900)),
      (["A", "1763900001", "231.4"], Tick("A", 231.4, at: 1_763_900_001)),
      (["A", "1763900001500", "2", "3"], Tick("A", 2, at: 1_763_900_001.5, volume: 3)),
      (["A", "2025-11-23T09:30:00Z", "2"], Tick("A", 2, at: day + 34_200)),
      (["A", "09:30", "2"], Tick("A", 2, at: day + 34_200)),
      (["A", "2025-11-23", "09:30:15", "2", "5"], Tick("A", 2, at: day + 34_215, volume: 5)),
      (["7203", "2845.5"], Tick("7203", 2_845.5)),
    ]
    for (fields, tick) in cases {
      let (ticks, bad) = read(fields.joined(separator: separator) + "\n")
      #expect(ticks == [tick])
      #expect(bad == 0)
    }
  }

  @Test("A comma may be the decimal separator if it doesn’t separate fields")
  func decimalComma() {
    #expect(read("A;231,45\nB\t1.231,5\nC 7,25\n").ticks.map(\.price) == [231.45, 1_231.5, 7.25])
  }

  @Test("A header determines the columns, also a later one")
  func header() {
    let text = """
      Date,Time,Ticker,Bid,Last Price,Volume
      2025-11-23,09:30,A,1,231.4,5
      "2025-11-23","09:31","B","1","1,231.4",
      price;symbol
      7;C

      """
    let (ticks, bad) = read(text)
    #expect(bad == 0)
    #expect(
      ticks == [
        Tick("A", 231.4, at: 1_763_890_200, volume: 5), Tick("B", 1_231.4, at: 1_763_890_260),
        Tick("C", 7),
      ])
  }

  @Test("Bare numbers and lines without a symbol belong to the only symbol")
  func onlySymbol() {
    let text = "231.4\n$1,234.50\n09:30,7\n{\"price\":\"8\"}\nB,9\n"
    let (ticks, bad) = read(text, only: "A")
    #expect(bad == 0)
    #expect(ticks.map(\.symbol) == ["A", "A", "A", "A", "B"])
    #expect(ticks.map(\.price) == [231.4, 1_234.5, 7, 8, 9])
    #expect(read("231.4\n{\"price\":\"8\"}\n").bad == 2)
  }

  @Test("JSON objects use common names for their values")
  func json() {
    let text = """
      {"symbol":"A","price":231.4,"time":"2025-11-23T09:30:00Z","volume":5}
      {"ticker":"B","last":"7.5","timestamp":1763900001500,"close":3}
      {"type":"trade","data":[{"s":"C","p":1,"t":1763900001,"v":2},{"s":"D","p":3}]}
      [{"s":"E","c":4}]
      """
    let (ticks, bad) = read(text)
    #expect(bad == 0)
    #expect(
      ticks == [
        Tick("A", 231.4, at: 1_763_890_200, volume: 5), Tick("B", 7.5, at: 1_763_900_001.5),
        Tick("C", 1, at: 1_763_900_001, volume: 2), Tick("D", 3), Tick("E", 4),
      ])
  }

  @Test("Invalid lines are counted, and the first is named without control characters")
  func bad() {
    var lines = QuoteLines()
    let text = "# a comment\n\nA,\u{1B}[2Jabc\nB\u{1B}[31m,5\nC,1\n{\"a\":1}\nD\n"
    let ticks = lines.append(Array(text.utf8), now: now)
    #expect(ticks == [Tick("C", 1)])
    #expect(lines.bad == 4)
    #expect(lines.firstBad == "line 3: “[2Jabc” isn’t a price")
  }

  @Test("An incomplete line is buffered, and a long one is skipped and counted")
  func halves() {
    var lines = QuoteLines()
    #expect(lines.append(Array("A,23".utf8), now: now) == [])
    #expect(lines.append(Array("1.4\n".utf8), now: now) == [Tick("A", 231.4)])
    let long = [UInt8](repeating: 0x41, count: 70_000) + Array("\nB,7".utf8)
    #expect(lines.append(long, now: now) == [])
    #expect(lines.finish(now: now) == [Tick("B", 7)])
    #expect((lines.tooLong, lines.bad) == (1, 0))
  }

  @Test("Chunks of any size give the same prices as the whole text")
  func pieces() {
    var generator = SeededGenerator(seed: 12)
    var text = "symbol,time,price,volume\r\n"
    for index in 0..<400 {
      let price = Double(Int.random(in: 1...100_000, using: &generator)) / 100
      text +=
        index % 7 == 0 ? "bad,line\n" : "S\(index % 9),\(1_763_900_000 + index),\(price),\(index)\n"
      if index % 50 == 0 { text += "{\"symbol\":\"J\",\"price\":\(price)}\r\n" }
    }
    text += "LAST,1763990000,5,6"
    let (whole, bad) = read(text)
    #expect(whole.count > 340)
    for longest in [1, 2, 3, 7, 64, 5_000] {
      var lines = QuoteLines()
      let found = ticks(&lines, Array(text.utf8), longest: longest, &generator)
      #expect(found == whole)
      #expect(lines.bad == bad)
    }
  }

  @Test("Random bytes never trap")
  func random() {
    var generator = SeededGenerator(seed: 13)
    let parts = Array(
      #"A1,;:-+./ \#t"{}[]$€%#<>TZe"symbol""price":1763900000 2025-11-23 9:30 0"#.utf8)
    for round in 0..<600 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...200, using: &generator) {
        let isAny = Int.random(in: 0..<10, using: &generator) == 0
        let any = UInt8.random(in: 0...255, using: &generator)
        let place = Int.random(in: 0...parts.count, using: &generator)
        bytes.append(isAny ? any : place < parts.count ? parts[place] : 10)
      }
      var lines = QuoteLines(defaultSymbol: round % 2 == 0 ? "A" : nil)
      let found = ticks(&lines, bytes, longest: 30, &generator)
      #expect(found.allSatisfy { Symbol.isValid($0.symbol) && $0.price.isFinite })
      var whole = QuoteLines(defaultSymbol: round % 2 == 0 ? "A" : nil)
      #expect(whole.append(bytes, now: now) + whole.finish(now: now) == found)
      _ = FeedAnswer.read(bytes, symbol: "A", now: now)
    }
  }
}
