internal import ChartReaders
package import Charts
internal import Tables
internal import Texts

/// The response of a command or a service.
package enum FeedAnswer: Hashable, Sendable {
  /// One or more prices.
  case ticks([Tick])
  /// One or more histories and snapshots, each with a symbol.
  case reading(QuoteReading)
  /// A clause about what came instead of prices, such as “sent a web page”.
  case failure(String)

  /// Parses output about a symbol; the symbol is `nil` if the output names its symbols.
  ///
  /// `now` is in seconds since 1970, and times without a zone are in `zone`.
  package static func read(
    _ bytes: [UInt8], symbol: String?, now: Double, zone: DateScale = .utc,
    options: QuoteReaderOptions = QuoteReaderOptions()
  ) -> Self {
    guard let first = ChartReader.firstByte(of: bytes) else { return .failure("printed nothing") }
    if first == Byte.less, ForeignText.isMarkup(bytes.drop(while: Byte.isWhitespace)) {
      return .failure("sent a web page")
    }
    let numbers = PriceNumber(hasDecimalComma: options.hasDecimalComma)
    if let price = barePrice(bytes, numbers) {
      guard let symbol else {
        return .failure(
          "sent a price without a symbol: each line names one, or the command has {symbol}")
      }
      return .ticks([Tick(symbol, price)])
    }
    let isJSON = first == Byte.openBrace || first == Byte.openBracket
    let lines = Lines(bytes, QuoteLines(defaultSymbol: symbol, options, zone: zone), now)
    if !isJSON, lines.areOnlyPrices { return .ticks(lines.ticks) }
    let reading = reading(bytes, symbol, QuoteReader(options, zone: zone, symbol: symbol))
    if let reading { return .reading(reading) }
    if isJSON {
      var json = JSONTicks(defaultSymbol: symbol, options, now: now, zone: zone)
      return Self.json(bytes, json.read(bytes), lines)
    }
    return lines.ticks.isEmpty ? .failure(unread(bytes)) : .ticks(lines.ticks)
  }

  /// Returns a clause for each symbol without a valid price among prices of it.
  package static func faults(of ticks: [Tick]) -> [String: String] {
    let priced = Set(ticks.filter(\.price.isPrice).map(\.symbol))
    let faults = ticks.filter { !priced.contains($0.symbol) }.map {
      ($0.symbol, "sent a price that isn’t above 0: \(NumberText.shortest($0.price))")
    }
    return Dictionary(faults) { $1 }
  }

  private static func barePrice(_ bytes: [UInt8], _ numbers: PriceNumber) -> Double? {
    let start = bytes.firstIndex { !Byte.isWhitespace($0) } ?? 0
    let end = bytes.lastIndex { !Byte.isWhitespace($0) } ?? 0
    guard start <= end, end - start < 60 else { return nil }
    let cell = Array(bytes[start...end])
    guard !cell.contains(Byte.newline) else { return nil }
    return numbers.scan(cell.span, 0..<cell.count)
  }

  private static func json(_ bytes: [UInt8], _ ticks: [Tick]?, _ lines: Lines) -> Self {
    if let ticks, !ticks.isEmpty { return .ticks(ticks) }
    if !lines.ticks.isEmpty { return .ticks(lines.ticks) }
    if let message = ServiceMessage.find(in: bytes) {
      return .failure("sent a message: “\(CleanText.shortened(message))”")
    }
    return .failure(unread(bytes))
  }

  private static func reading(
    _ bytes: [UInt8], _ symbol: String?, _ reader: QuoteReader
  ) -> QuoteReading? {
    guard var reading = try? reader.read(bytes, file: nil) else { return nil }
    for index in reading.histories.indices where reading.histories[index].symbol == nil {
      reading.histories[index].symbol = symbol
    }
    reading.histories.removeAll { $0.symbol == nil || $0.history.count == 0 }
    return reading.histories.isEmpty && reading.snapshots.isEmpty ? nil : reading
  }

  private static func unread(_ bytes: [UInt8]) -> String {
    let text = CleanText.shortened(String(decoding: bytes.prefix(400), as: UTF8.self), to: 60)
    return "sent neither a price nor a table: “\(text)”"
  }
}

/// A response parsed line by line.
private struct Lines {
  let ticks: [Tick]
  /// Whether every line has a price, and the columns are known without a header or the lines'
  /// dates.
  let areOnlyPrices: Bool

  init(_ bytes: [UInt8], _ lines: QuoteLines, _ now: Double) {
    var lines = lines
    ticks = lines.append(bytes, now: now) + lines.finish(now: now)
    let isHistory = ticks.count > 1 && ticks.allSatisfy { $0.time?.isMidnight ?? false }
    areOnlyPrices =
      !ticks.isEmpty && lines.bad == 0 && lines.tooLong == 0 && !lines.hasHeader && !isHistory
  }
}

extension Double {
  /// Whether a time is the start of a day, as for a date without a time of day.
  fileprivate var isMidnight: Bool { Double(epochDay) * 86_400 == self }
}
