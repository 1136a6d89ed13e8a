import ChartReaders
import Charts
import TestSupport

/// Excerpts of users' files.
enum SourceTexts {
  /// The first rows of SP500_NOV2019_IDay.csv of matplotlib/mplfinance (examples/data, commit 493811d):
  /// an unusual order of columns and CRLF.
  static let minutes =
    "Date,Open,Close,High,Low,Volume\r\n11/5/2019 9:30,3080.8,3080.49,3081.47,3080.3,0\r\n"
    + "11/5/2019 9:31,3080.33,3079.36,3080.33,3079.15,0\r\n"
    + "11/5/2019 9:32,3079.43,3079.68,3080.46,3079.43,0\r\n"

  /// The first rows of yahoofinance-SPY-20080101-20180101.csv, from the same place.
  static let days =
    "Date,Open,High,Low,Close,Adj Close,Volume\n"
    + "2007-12-31,147.100006,147.610001,146.059998,146.210007,118.624741,108126800\n"
    + "2008-01-02,146.529999,146.990005,143.880005,144.929993,117.586205,204935600\n"
    + "2008-01-03,144.910004,145.490005,144.070007,144.860001,117.529449,125133300\n"

  /// The format of Alpha Vantage's responses, with numbers like those in its documentation.
  static let alphaVantage = """
    {"Meta Data": {"1. Information": "Daily Prices", "2. Symbol": "IBM"},
     "Time Series (Daily)": {
       "2024-01-05": {"1. open": "2.5", "2. high": "4", "3. low": "2", "4. close": "3", "5. volume": "70"},
       "2024-01-04": {"1. open": "1.5", "2. high": "3", "3. low": "1", "4. close": "2", "5. volume": "60"}}}
    """
}

func reading(
  _ text: String, _ options: ChartReaderOptions = ChartReaderOptions(), file: String? = nil
) throws -> ChartReading {
  let reading = try ChartReader(options).read(Array(text.utf8), file: file)
  for set in reading.sets { _ = try set.validated() }
  return reading
}

/// Returns the error sentence for a text.
func sentence(
  _ text: String, _ options: ChartReaderOptions = ChartReaderOptions(), file: String? = "f"
) -> String? {
  do {
    _ = try ChartReader(options).read(Array(text.utf8), file: file)
    return nil
  } catch { return error.description }
}

/// Returns options changed from the defaults.
func options(_ change: (inout ChartReaderOptions) -> Void) -> ChartReaderOptions {
  var options = ChartReaderOptions()
  change(&options)
  return options
}

extension SeededGenerator {
  /// Splits bytes into chunks of random lengths, few of them long.
  mutating func pieces(_ bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(
        in: 1...[1, 7, 40, 500].randomElement(using: &self, or: 7), using: &self)
      pieces.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return pieces
  }
}

extension [Int] {
  fileprivate func randomElement(using generator: inout SeededGenerator, or value: Int) -> Int {
    randomElement(using: &generator) ?? value
  }
}

/// Returns whether sets are equal, with gaps counting as equal.
func agree(_ one: ChartSet, _ other: ChartSet) -> Bool {
  func plain(_ values: [Double]) -> [Double] { values.map { $0.isNaN ? -12345.5 : $0 } }
  func plain(_ set: ChartSet) -> ChartSet {
    var set = set
    set.positions = Positions(
      .listed((0..<set.positions.count).map { set.positions[$0] }), unit: set.positions.unit)
    for index in set.series.indices {
      set.series[index].values = plain(set.series[index].values)
      set.series[index].candles = set.series[index].candles.map {
        Candles(open: plain($0.open), high: plain($0.high), low: plain($0.low))
      }
    }
    return set
  }
  return plain(one) == plain(other)
}
