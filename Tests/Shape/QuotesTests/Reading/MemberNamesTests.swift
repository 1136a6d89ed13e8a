import JSON
import Testing
import Texts

@testable import Quotes

@Suite struct MemberNamesTests {
  @Test("Only a limited number of names without a role is kept")
  func limit() {
    var options = QuoteReaderOptions()
    options.columns[.price] = "k900"
    var names = MemberNames(options)
    for index in 0..<1000 { names.add("k\(index)") }
    for index in 0..<1000 { names.add("price (\(index))") }
    for name in ["symbol", "last", "Volume", "k3"] { names.add(name) }
    let others = (0..<MemberNames.mostOthers).map { "k\($0)" }
    #expect(names.names == others + ["k900", "price (0)", "symbol", "Volume"])
    #expect(names.places == Dictionary(uniqueKeysWithValues: zip(names.names, 0...)))
  }

  @Test("Rows with ever other names take no more than their size")
  func rows() throws {
    let text =
      "["
      + (0..<3000).map { "{\"symbol\":\"S\($0)\",\"k\($0)\":1,\"price\":\($0 + 1)}" }
      .joined(separator: ",") + "]"
    let table = try #require(JSONValue(text).flatMap { JSONQuotes.rows(in: $0) })
    #expect(table.names.count == MemberNames.mostOthers + 2)
    #expect(table.rows.allSatisfy { $0.count == table.names.count })
    #expect(try quotes(text).snapshots.map(\.price) == (1...3000).map { Double($0) })
  }

  @Test("A history with many other members is read")
  func history() throws {
    let others = (0..<5000).map { "\"k\($0)\":1" }.joined(separator: ",")
    let text =
      "[{\"date\":\"2026-01-05\",\(others),\"close\":2},{\"date\":\"2026-01-06\",\"close\":3}]"
    let reading = try quotes(text)
    #expect(reading.histories.map(\.history.closes) == [[2, 3]])
  }
}
