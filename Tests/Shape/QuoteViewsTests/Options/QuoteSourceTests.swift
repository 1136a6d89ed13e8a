import CommandLines
import Testing

@testable import QuoteViews

@Suite struct QuoteSourceTests {
  @Test("A source is a path, a path with a symbol, or standard input")
  func words() throws {
    #expect(try QuoteSource("AAPL.csv") == .path(symbol: nil, ["AAPL.csv"]))
    #expect(try QuoteSource("data/") == .path(symbol: nil, ["data/"]))
    #expect(try QuoteSource("a,b.csv") == .path(symbol: nil, ["a,b.csv"]))
    #expect(try QuoteSource("AAPL=a.csv") == .path(symbol: "AAPL", ["a.csv"]))
    #expect(try QuoteSource("^spx=d.csv,m=1.csv") == .path(symbol: "^SPX", ["d.csv", "m=1.csv"]))
    #expect(try QuoteSource("-") == .standardInput)
  }

  @Test("ASCII symbols are uppercased, and others are unchanged")
  func symbols() throws {
    #expect(try QuoteSource("brk.b=a") == .path(symbol: "BRK.B", ["a"]))
    #expect(try QuoteSource("größe=a") == .path(symbol: "größe", ["a"]))
  }

  @Test("An equals sign after a slash is part of the name")
  func names() throws {
    #expect(try QuoteSource("./a=b.csv") == .path(symbol: nil, ["./a=b.csv"]))
    #expect(try QuoteSource("/data/x=1/a.csv") == .path(symbol: nil, ["/data/x=1/a.csv"]))
    #expect(try QuoteSource("A=/x=1/a.csv") == .path(symbol: "A", ["/x=1/a.csv"]))
  }

  @Test(
    "An invalid source is quoted, with a hint at the right form",
    arguments: [
      ("", "a file name is empty"), ("=a.csv", "“” in “=a.csv” isn’t a symbol"),
      ("Apple Inc=a.csv", "“Apple Inc” in “Apple Inc=a.csv” isn’t a symbol"),
      ("a b=c.csv", "write a file name with an equals sign as ./a b=c.csv"),
      ("AAPL=", "“AAPL=” lacks a file name, as in AAPL=a.csv,b.csv"),
      ("aapl=a.csv,", "“aapl=a.csv,” lacks a file name"),
      ("aapl=-", "use - and --symbols AAPL instead"),
      ("AAPL=a.csv,-", "“AAPL=a.csv,-” gives standard input a symbol"),
    ])
  func refused(_ word: String, _ sentence: String) {
    let error = #expect(throws: ValueError.self) { try QuoteSource(word) }
    guard case .sentence(let words)? = error else { Issue.record("\(word)"); return }
    #expect(words.contains(sentence))
  }
}
