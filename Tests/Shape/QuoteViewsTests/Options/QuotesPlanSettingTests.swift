import CommandLines
import Outputs
import Quotes
import TestSupport
import Testing
import Texts

@testable import QuoteViews

/// The values that options accept and reject.
@Suite struct QuotesPlanSettingTests {
  @Test(
    "An error quotes the invalid value and describes the valid ones",
    arguments: [
      ("--list ''", "--list needs the name of a file"),
      ("--list -", "changes can’t be saved to standard input"),
      ("--symbols A,,B", "--symbols A,,B should be symbols such as AAPL,MSFT"),
      ("--symbols 'A B'", "should be symbols"), ("--symbols a --symbols A", "“A” is named twice"),
      ("--group ' '", "should be the name of a group"),
      ("--sort size", "--sort takes list, name, symbol, price, change or value, not “size”"),
      ("--input xml", "--input takes auto, csv, tsv or json, not “xml”"),
      ("--delimiter ;", "--delimiter takes comma, semicolon, tab, pipe or blanks"),
      ("--header maybe", "--header takes yes or no"), ("--decimal .", "--decimal takes point"),
      ("--date ymd", "--date takes mdy or dmy"),
      ("--time-column ''", "--time-column needs a name or a number from 1"),
      ("--price-column ''", "--price-column needs"),
      ("--symbol-column ''", "--symbol-column needs"),
      ("--feed ''", "--feed: the command is empty"),
      ("--refresh 0.5s", "--refresh 0.5s should be a time from 1s to 1d such as 30s"),
      ("--refresh 25h", "should be"), ("--refresh 0", "should be"),
      ("--refresh soon", "should be"), ("--refresh 'until 9:00'", "should be"),
      ("--refresh 99999999999999999999", "should be"),
      ("--time-limit 2h", "--time-limit 2h should be a time from 1s to 1h such as 10s"),
      ("--line 2d", "--line takes auto, 1d, 5d, 1m, 3m, 6m, 1y, 5y or all, not “2d”"),
      ("--until ''", "--until needs a date such as 2019-11-06"), ("--until=-o", "should be"),
      ("--up blau", "--up takes blue, green or red"),
      ("--decimals 9", "--decimals 9 should be a number from 0 to 8"),
      ("--decimals +2", "should be"), ("--decimals ''", "--decimals needs"),
      ("--decimals=-1", "should be"),
      ("--rows 0", "--rows 0 should be auto or a number from 1 to 5"), ("--rows 6", "should be"),
      ("--rows 99999999999999999999", "should be"), ("--zone CET", "--zone takes local or utc"),
      ("--alert AAPL", "has none of >"),
      ("--sound ''", "--sound needs the name of a sound"), ("--device ''", "--device needs"),
      ("--volume 101", "--volume 101 should be a percentage from 0 to 100"),
      ("--volume %", "should be"), ("--volume 80%%", "should be"),
      ("--volume loud", "should be"), ("--size 0", "--size 0 should be"),
      ("--glyphs x", "--glyphs takes"), ("--color x", "--color takes"),
    ])
  func values(_ line: String, _ sentence: String) {
    let refusal = QuotesPlan.command.refusal(of: line)
    #expect(refusal?.contains(sentence) == true, "\(line): \(refusal ?? "")")
  }

  @Test("An error about a command or a condition ends with the reason")
  func reasons() throws {
    let feed = #expect(throws: FeedCommandError.self) { try FeedCommand("") }
    let refusal = QuotesPlan.command.refusal(of: "--feed ''")
    #expect(try refusal?.hasSuffix(": " + "\(#require(feed))".asClause) == true)
    let alert = #expect(throws: AlertError.self) { try Alert("AAPL") }
    let other = QuotesPlan.command.refusal(of: "--alert AAPL")
    #expect(try other?.hasSuffix(": " + "\(#require(alert))".asClause) == true)
  }

  @Test(
    "Random words either parse or are rejected",
    arguments: ["..", "nan", "1e309", "=", ",", "🙂", "0x1", "\0", "5m", "9", "A", ">", "{symbol}"])
  func nonsense(text: String) {
    for option in QuotesPlan.command.options where option.takesNextWord {
      var plan = QuotesPlan()
      do throws(ValueError) {
        try option.set(&plan, .text(text))
      } catch {
        #expect(plan == QuotesPlan(), "\(option.name) keeps a part of what it refuses")
      }
      #expect(plan.refresh >= .seconds(1) && plan.timeLimit >= .seconds(1))
      #expect(plan.symbols.allSatisfy { Symbol.typed($0) == $0 })
    }
  }

  @Test("A column can be set once for each field of a price")
  func columns() throws {
    let plan = try QuotesPlan.command.parsed(
      ["--column", "open=Eröffnung", "--column", "volume=6", "--price-column", "a=b"])
    #expect(plan.reading.columns == [.open: "Eröffnung", .volume: "6", .price: "a=b"])
    for text in ["open", "open=", "=a", "bid=3"] {
      #expect(throws: (any Error).self) { try QuotesPlan.command.parsed(["--column", text]) }
    }
    #expect(throws: (any Error).self) {
      try QuotesPlan.command.parsed(["--column", "open=1", "--column", "open=2"])
    }
  }
}
