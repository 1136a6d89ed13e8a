import Quotes
import Testing

@testable import ShapeApp

/// The values that options accept and reject.
@Suite struct QuotesPlanSettingTests {
  @Test(
    "An error quotes the invalid value and describes the valid ones",
    arguments: [
      ("--list ''", "--list takes the name of a file"),
      ("--list -", "changes can’t be saved to standard input"),
      ("--symbols A,,B", "--symbols takes symbols such as AAPL,MSFT, not “A,,B”"),
      ("--symbols 'A B'", "--symbols takes"), ("--symbols a --symbols A", "“A” is named twice"),
      ("--group ' '", "--group takes the name of a group"),
      ("--sort size", "--sort takes list, name, symbol, price, change or value, not “size”"),
      ("--input xml", "--input takes auto, csv, tsv or json, not “xml”"),
      ("--delimiter ;", "--delimiter takes comma, semicolon, tab, pipe or blanks"),
      ("--header maybe", "--header takes yes or no"), ("--decimal .", "--decimal takes point"),
      ("--date ymd", "--date takes dmy or mdy"),
      ("--time-column ''", "--time-column takes the name of a column or its number from 1"),
      ("--price-column ''", "--price-column takes"),
      ("--symbol-column ''", "--symbol-column takes"),
      ("--feed ''", "--feed takes a command such as 'prices {symbol}', not “”: "),
      ("--refresh 0.5s", "--refresh takes a time from 1s to 1d such as 30s, not “0.5s”"),
      ("--refresh 25h", "--refresh takes"), ("--refresh 0", "--refresh takes"),
      ("--refresh soon", "--refresh takes"), ("--refresh 'until 9:00'", "--refresh takes"),
      ("--refresh 99999999999999999999", "--refresh takes"),
      ("--time-limit 2h", "--time-limit takes a time from 1s to 1h such as 10s, not “2h”"),
      ("--line 2d", "--line takes auto, 1d, 5d, 1m, 3m, 6m, 1y, 5y or all, not “2d”"),
      ("--until ''", "--until takes a date such as 2019-11-06"), ("--until=-o", "--until takes"),
      ("--up blau", "--up takes blue, green or red"),
      ("--decimals 9", "--decimals takes a number from 0 to 8"), ("--decimals +2", "takes"),
      ("--decimals ''", "--decimals takes"), ("--decimals=-1", "--decimals takes"),
      ("--rows 0", "--rows takes auto or a number from 1 to 5"), ("--rows 6", "--rows takes"),
      ("--rows 99999999999999999999", "--rows takes"), ("--zone CET", "--zone takes local or utc"),
      ("--alert AAPL", "--alert takes a condition such as 'AAPL > 200'"),
      ("--sound ''", "--sound takes the name of a sound"), ("--device ''", "--device takes"),
      ("--volume 101", "--volume takes a percentage from 0 to 100"),
      ("--volume %", "--volume takes"), ("--volume 80%%", "--volume takes"),
      ("--volume loud", "--volume takes"), ("--size 0", "--size takes"),
      ("--glyphs x", "--glyphs takes"), ("--color x", "--color takes"),
    ])
  func values(_ line: String, _ sentence: String) {
    let failure = QuotesPlan.failure(line)
    #expect(failure?.words.contains(sentence) == true, "\(line): \(failure?.words ?? "")")
    #expect(failure?.status == 64)
  }

  @Test("An error about a command or a condition ends with the reason")
  func reasons() throws {
    let feed = #expect(throws: FeedCommandError.self) { try FeedCommand("") }
    let failure = QuotesPlan.failure("--feed ''")
    #expect(try failure?.words.hasSuffix(": " + "\(#require(feed))".asClause) == true)
    let alert = #expect(throws: AlertError.self) { try Alert("AAPL") }
    let other = QuotesPlan.failure("--alert AAPL")
    #expect(try other?.words.hasSuffix(": " + "\(#require(alert))".asClause) == true)
    #expect("The command is empty.".asClause == "the command is empty")
    #expect("AAPL is a name".asClause == "AAPL is a name" && "".asClause.isEmpty)
  }

  @Test(
    "Random words either parse or are rejected",
    arguments: ["..", "nan", "1e309", "=", ",", "🙂", "0x1", "\0", "5m", "9", "A", ">", "{symbol}"])
  func nonsense(text: String) {
    for key in QuotesKey.allCases {
      var plan = QuotesPlan()
      do throws(ValueError) {
        try plan.set(key, to: text)
      } catch {
        #expect(plan == QuotesPlan(), "\(key) keeps a part of what it refuses")
        #expect(error.reason?.isEmpty != true)
      }
      #expect(plan.refresh >= .seconds(1) && plan.timeLimit >= .seconds(1))
      #expect(plan.symbols.allSatisfy { Symbol.typed($0) == $0 })
    }
  }

  @Test("A column can be set once for each field of a price")
  func columns() throws {
    let plan = try QuotesPlan(
      words: ["--column", "open=Eröffnung", "--column", "volume=6", "--price-column", "a=b"])
    #expect(plan.reading.columns == [.open: "Eröffnung", .volume: "6", .price: "a=b"])
    for text in ["open", "open=", "=a", "bid=3"] {
      #expect(throws: (any Error).self) { try QuotesPlan(words: ["--column", text]) }
    }
    #expect(throws: (any Error).self) {
      try QuotesPlan(words: ["--column", "open=1", "--column", "open=2"])
    }
  }
}
