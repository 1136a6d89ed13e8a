import Testing

@testable import Tables

@Suite("Tables drawn with lines")
struct RuledTextTests {
  private static let psql = """
     name  | count | avg
    -------+-------+------
     alice |    12 | 3.50
     a, b  |     7 | 2.25
     carl  |     9 |
    (3 rows)

    """
  private static let mysql = """
    +-------+-------+------+
    | name  | count | avg  |
    +-------+-------+------+
    | alice |    12 | 3.50 |
    | a, b  |     7 | 2.25 |
    | carl  |     9 | NULL |
    +-------+-------+------+
    3 rows in set (0.00 sec)
    """
  private static let box = """
    ┌───────┬───────┬──────┐
    │ name  │ count │ avg  │
    ├───────┼───────┼──────┤
    │ alice │ 12    │ 3.5  │
    │ a, b  │ 7     │ 2.25 │
    │ carl  │ 9     │      │
    └───────┴───────┴──────┘
    """
  private static let markdown = """
    | name | count | avg |
    |------|------:|:---:|
    | alice | 12 | 3.5 |
    | a, b | 7 | 2.25 |
    | carl | 9 | |
    """

  @Test(
    "The rules are skipped, in chunks of any size", arguments: [psql, mysql, box, markdown],
    [1, 9, 4096])
  func tables(drawn: String, size: Int) throws {
    var text = DelimitedText()
    var rest = Array(drawn.utf8)[...]
    while !rest.isEmpty {
      try text.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
      try text.settle()
    }
    let table = try text.finish()
    #expect(table.columns.map(\.name) == ["name", "count", "avg"])
    #expect(table["name"]?.content == .texts(["alice", "a, b", "carl"]))
    #expect(table["count"]?.content == .numbers([12, 7, 9]))
    guard case .numbers(let means)? = table["avg"]?.content else {
      Issue.record("avg isn’t numeric")
      return
    }
    #expect(means[..<2] == [3.5, 2.25] && means[2].isNaN)
    #expect(table.skipped.count == 0)
  }

  @Test("Dashes alone don’t make a table drawn with lines")
  func others() {
    #expect(RuledText(Array("a|b\n-|-1\n1|2\n".utf8)[...]) == nil)
    #expect(RuledText(Array("title\n=====\n1,2\n".utf8)[...]) == nil)
  }
}
