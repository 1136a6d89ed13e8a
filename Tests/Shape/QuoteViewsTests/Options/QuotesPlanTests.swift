import ChartReaders
import Charts
import CommandLines
import Quotes
import Tables
import TestSupport
import Testing

@testable import QuoteViews

@Suite struct QuotesPlanTests {
  private func plan(_ words: String...) throws -> QuotesPlan {
    try QuotesPlan.command.parsed(words)
  }

  @Test("Without options, the saved list is shown and formats are detected")
  func nothing() throws {
    let plan = try plan()
    #expect(plan == QuotesPlan())
    #expect(plan.sources.isEmpty && plan.list == nil && plan.symbols.isEmpty)
    #expect(!plan.isPrinted && !plan.isPicture && !plan.follows && plan.feed == nil)
    #expect(plan.refresh == .seconds(60) && plan.timeLimit == .seconds(10))
    #expect(plan.reading.badRows == .refuse && plan.span == .automatic && plan.up == .blue)
  }

  @Test("Sources keep their order")
  func sources() throws {
    let plan = try plan("SP500=d.csv,m.csv", "data", "-", "--skip-bad-rows")
    #expect(
      plan.sources == [
        .path(symbol: "SP500", ["d.csv", "m.csv"]), .path(symbol: nil, ["data"]), .standardInput,
      ])
    #expect(plan.reading.badRows == .skip)
  }

  @Test("List options set the list")
  func list() throws {
    let words = "--list my.csv --symbols aapl,MSFT --symbols ' GOOG' --group Tech --sort change"
    let plan = try QuotesPlan.command.parsed(line: words + " --reverse")
    #expect(plan.list == "my.csv" && plan.symbols == ["AAPL", "MSFT", "GOOG"])
    #expect(plan.group == "Tech" && plan.sort == .change && plan.isReversed)
    #expect(try !self.plan("--sort", "value").isReversed)
    #expect(try self.plan("a.csv", "--group", "Tech", "--list", "b.csv").group == "Tech")
  }

  @Test("Data options set how the data is read")
  func data() throws {
    let words = """
      a.csv --input csv --delimiter pipe --header no --decimal comma --date mdy --time-column 1 \
      --price-column 'Last Price' --symbol-column Ticker
      """
    var reading = QuotesPlan().reading
    reading.input = .csv
    reading.delimiter = .pipe
    reading.hasHeader = false
    reading.decimal = .comma
    reading.dateOrder = .monthFirst
    (reading.time, reading.price, reading.symbol) = ("1", "Last Price", "Ticker")
    #expect(try QuotesPlan.command.parsed(line: words).reading == reading)
    #expect(try plan("--header", "yes").reading.hasHeader == true)
  }

  @Test("A stream is standard input unless a source is named")
  func follow() throws {
    #expect(try plan("--follow").sources == [.standardInput])
    #expect(try plan("--follow").follows)
    #expect(try plan("ticks.fifo", "--follow").sources == [.path(symbol: nil, ["ticks.fifo"])])
    #expect(try plan("AAPL.csv", "-", "--follow").sources.count == 2)
  }

  @Test("A command runs at an interval with a time limit")
  func feed() throws {
    let words = ["--symbols", "AAPL", "--feed", "prices {symbol}"]
    let plan = try QuotesPlan.command.parsed(
      words + ["--refresh", "2m30s", "--time-limit", "1.5s"])
    #expect(try plan.feed == FeedCommand("prices {symbol}") && plan.symbols == ["AAPL"])
    #expect(plan.refresh == .seconds(150) && plan.timeLimit == .milliseconds(1500))
    #expect(try QuotesPlan.command.parsed(words + ["--refresh", "30"]).refresh == .seconds(30))
    #expect(try QuotesPlan.command.parsed(words + ["--refresh", "1s"]).refresh == .seconds(1))
    #expect(try QuotesPlan.command.parsed(words + ["--refresh", "1d"]).refresh == .seconds(86_400))
  }

  @Test("Output is repeated only on request")
  func repeated() throws {
    #expect(try plan("--follow", "--json").isRepeated)
    #expect(try plan("--follow", "--format", "waybar").isRepeated)
    #expect(try plan("--follow", "--plain").isRepeated && !plan("--plain").isRepeated)
    let feed = ["--feed", "prices {symbol}"]
    #expect(try QuotesPlan.command.parsed(feed + ["--json", "--refresh", "9s"]).isRepeated)
    #expect(try !QuotesPlan.command.parsed(feed + ["--json"]).isRepeated)
    #expect(try !QuotesPlan.command.parsed(feed + ["--refresh", "9s"]).isRepeated)
    #expect(try !plan("--format", "tmux").isRepeated && !plan("--follow").isRepeated)
  }

  @Test("Appearance options set the look")
  func look() throws {
    let words =
      "--line 5d --until 2019-11-06 --up red --decimals 0 --rows 5 --zone utc --no-animation"
    let plan = try QuotesPlan.command.parsed(line: words + " --plain")
    #expect(plan.span == .week && plan.until == "2019-11-06" && plan.up == .red)
    #expect(plan.decimals == 0 && plan.rows == 5 && plan.isUTC && plan.isStill && plan.isPlain)
    #expect(try self.plan("--rows", "auto", "--zone", "local", "--line", "auto") == QuotesPlan())
  }

  @Test("Alerts keep their order and their sound settings")
  func alerts() throws {
    let words = ["--alert", "AAPL > 200", "--alert", "* change < -2%", "--volume", "80%"]
    let plan = try QuotesPlan.command.parsed(words + ["--sound", "sonar", "--device", "hw:1"])
    #expect(try plan.alerts == [Alert("AAPL > 200"), Alert("* change < -2%")])
    #expect(plan.alarm.sound == "sonar" && plan.alarm.device == "hw:1")
    #expect(plan.alarm.volume == 80 && !plan.alarm.isMuted)
    #expect(try self.plan("--volume", "0").alarm.volume == 0)
    #expect(try self.plan("--mute").alarm.isMuted)
  }

  @Test("Each keyword of an option sets its value")
  func words() throws {
    for span in LineSpan.allCases {
      #expect(try plan("--line", span.rawValue).span == span)
    }
    for sort in QuoteSort.allCases { #expect(try plan("--sort", sort.rawValue).sort == sort) }
    for color in RisingColor.allCases { #expect(try plan("--up", color.rawValue).up == color) }
    for format in ChartReaderOptions.Format.allCases {
      #expect(try plan("--input", format.rawValue).reading.input == format)
    }
    for delimiter in Delimiter.allCases {
      #expect(try plan("--delimiter", delimiter.rawValue).reading.delimiter == delimiter)
    }
  }
}
