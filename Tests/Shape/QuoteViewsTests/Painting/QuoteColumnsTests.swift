import TestSupport
import Testing

@testable import QuoteViews

@Suite("Columns of a list")
struct QuoteColumnsTests {
  private static func measures(_ random: inout SeededGenerator) -> QuoteMeasures {
    var measures = QuoteMeasures()
    measures.symbol = Int.random(in: 1...32, using: &random)
    measures.name = Bool.random(using: &random) ? Int.random(in: 1...60, using: &random) : 0
    measures.whole = Int.random(in: 1...12, using: &random)
    measures.fraction = Int.random(in: 0...9, using: &random)
    measures.change = Int.random(in: 1...12, using: &random)
    measures.percent = Int.random(in: 1...14, using: &random)
    measures.date = Bool.random(using: &random) ? 10 : 0
    measures.value = Bool.random(using: &random) ? Int.random(in: 1...14, using: &random) : 0
    return measures
  }

  /// The parts that must not overlap; in rows of several lines, some parts share their columns.
  private static func parts(_ columns: QuoteColumns, lines: Int) -> [Range<Int>] {
    let shared = lines > 1 ? [] : [columns.name, columns.change, columns.percent, columns.date]
    return ([columns.symbol, columns.line, columns.price, columns.value] + shared)
      .compactMap { $0 }.filter { !$0.isEmpty }
  }

  @Test("Columns never overlap and stay within the row", arguments: 1...4)
  func laws(lines: Int) {
    var random = SeededGenerator(seed: UInt64(lines))
    for columns in 1...250 {
      for _ in 0..<8 {
        let measures = Self.measures(&random)
        let divided = QuoteColumns(measures, columns: columns, lines: lines)
        let parts = Self.parts(divided, lines: lines).sorted { $0.lowerBound < $1.lowerBound }
        for (one, next) in zip(parts, parts.dropFirst()) {
          #expect(one.upperBound < next.lowerBound, "\(parts) of \(columns) with \(measures)")
        }
        for part in parts {
          #expect(part.lowerBound >= 0 && part.upperBound <= columns, "\(parts) of \(columns)")
        }
      }
    }
  }

  @Test("The price is the last part to be omitted", arguments: 1...4)
  func price(lines: Int) {
    for columns in 3...250 {
      let divided = QuoteColumns(QuoteMeasures(), columns: columns, lines: lines)
      #expect(!divided.price.isEmpty, "\(columns) columns")
    }
  }

  @Test("With enough room, all text fits and the line gets the rest")
  func whole() throws {
    var measures = QuoteMeasures()
    (measures.name, measures.whole, measures.fraction, measures.value) = (12, 4, 3, 9)
    let flat = QuoteColumns(measures, columns: 160, lines: 1)
    #expect(flat.symbol.count == measures.symbol && flat.price.count == measures.price)
    #expect(flat.change?.count == measures.change && flat.value?.count == measures.value)
    #expect(flat.name?.count == measures.name)
    #expect(try #require(flat.line).count > 60)
    let tall = QuoteColumns(measures, columns: 160, lines: 3)
    #expect(tall.name == tall.symbol && tall.symbol.count >= measures.name)
    #expect(tall.change == tall.price && tall.value?.count == measures.value)
    #expect(try #require(tall.line).count > 60)
  }

  @Test("Without holdings and names, there are no columns for them")
  func lacking() {
    for lines in 1...4 {
      let divided = QuoteColumns(QuoteMeasures(), columns: 200, lines: lines)
      #expect(divided.value == nil && divided.name == nil)
    }
  }
}
