internal import Charts
internal import Tables
internal import Texts

/// The role of each field in a line.
struct FieldRoles: Hashable, Sendable {
  var symbol: Int?
  var time: Int?
  /// The field of the time of day, if it is separate from the date.
  var clock: Int?
  var price: Int
  var volume: Int?

  /// The names for each role, in order of preference; leading numbers are ignored.
  static let symbols = ["symbol", "ticker", "s", "instrument", "sym"]
  static let prices = ["price", "last", "last price", "lastprice", "ltp", "close", "p", "c"]
  static let times = [
    "time", "timestamp", "datetime", "date/time", "date", "t", "latest trading day",
  ]
  static let volumes = ["volume", "vol", "v", "size", "qty", "q"]

  /// Returns a name in lowercase, without surrounding numbers and brackets.
  static func plain(_ name: String) -> String {
    var plain = name.lowercased()[...]
    let rest = plain.drop { ("0"..."9").contains($0) }
    if rest.count < plain.count, rest.hasPrefix(". ") { plain = rest.dropFirst(2) }
    if plain.hasPrefix("<"), plain.hasSuffix(">") { plain = plain.dropFirst().dropLast() }
    return String(plain)
  }

  /// Finds the roles in a header; `nil` unless it names a price and no field is a number.
  ///
  /// The options give columns by name, or by number from 1.
  init?(header line: Span<UInt8>, _ fields: LineFields, _ options: QuoteReaderOptions) {
    var names: [String] = []
    for range in fields.ranges {
      guard range.count <= 64 else { return nil }
      names.append(Self.plain(String(decoding: range.map { line[$0] }, as: UTF8.self)))
    }
    func find(_ known: [String], _ chosen: String? = nil) -> Int? {
      guard let chosen else { return known.lazy.compactMap { names.firstIndex(of: $0) }.first }
      return names.firstIndex(of: Self.plain(chosen)) ?? chosen.columnIndex(in: names.count)
    }
    guard let price = find(Self.prices, options.price),
      options.time == nil || find([], options.time) != nil,
      options.symbol == nil || find([], options.symbol) != nil,
      !fields.ranges.contains(where: { PriceNumber().scan(line, $0) != nil })
    else { return nil }
    self.price = price
    symbol = find(Self.symbols, options.symbol)
    volume = find(Self.volumes, options.columns[.volume])
    time = find(Self.times, options.time)
    if options.time == nil, let date = names.firstIndex(of: "date"),
      let clock = names.firstIndex(of: "time")
    {
      (time, self.clock) = (date, clock)
    }
  }

  /// Finds the roles in a line without a header; the time may come first if the symbol is optional.
  init?(_ line: Span<UInt8>, _ fields: LineFields, canLackSymbol: Bool) {
    let ranges = fields.ranges
    func isTime(_ index: Int) -> Bool { Self.isTime(line, ranges[index]) }
    let hasSymbol = ranges.count > 1 && !(canLackSymbol && isTime(0))
    let first = hasSymbol ? 1 : 0
    symbol = hasSymbol ? 0 : nil
    var rest = ranges.count - first
    price = first
    guard (1...4).contains(rest) else { return nil }
    if rest >= 2, isTime(first) || rest == 3 {
      time = first
      price += 1
      rest -= 1
      if rest >= 2, Self.isClock(line, ranges[first + 1]), !Self.isClock(line, ranges[first]) {
        clock = first + 1
        price += 1
        rest -= 1
      }
    }
    guard rest <= 2 else { return nil }
    volume = rest == 2 ? price + 1 : nil
  }

  /// Finds the roles in a line without a header where the options give some columns by number;
  /// `nil` if they give one by name.
  init?(
    _ line: Span<UInt8>, _ fields: LineFields, numbered options: QuoteReaderOptions,
    canLackSymbol: Bool
  ) {
    let (ranges, count) = (fields.ranges, fields.ranges.count)
    func isTime(_ index: Int) -> Bool { Self.isTime(line, ranges[index]) }
    func isNumber(_ index: Int) -> Bool { PriceNumber().scan(line, ranges[index]) != nil }
    var rest = Array(0..<count)
    func chosen(_ text: String?) -> Int? { text?.columnIndex(in: count) }
    let (symbol, time) = (chosen(options.symbol), chosen(options.time))
    let (price, volume) = (chosen(options.price), chosen(options.columns[.volume]))
    let all = [
      (options.symbol, symbol), (options.time, time), (options.price, price),
      (options.columns[.volume], volume),
    ]
    for (option, index) in all where option != nil {
      guard let index else { return nil }
      rest.removeAll { $0 == index }
    }
    self.symbol = symbol
    if symbol == nil, let first = rest.first, !(canLackSymbol && (isTime(first) || isNumber(first)))
    {
      self.symbol = first
      rest.removeFirst()
    }
    self.time = time
    if time == nil, let first = rest.first(where: isTime) {
      self.time = first
      rest.removeAll { $0 == first }
    }
    guard let index = price ?? rest.first(where: isNumber) else { return nil }
    self.price = index
    self.volume = volume
  }

  private static func isTime(_ line: Span<UInt8>, _ range: Range<Int>) -> Bool {
    TickTime.seconds(line, range, now: 0, order: .monthFirst) != nil
  }

  private static func isClock(_ line: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.count <= 20 && range.contains { line[$0] == Byte.colon }
  }
}

extension QuoteReaderOptions {
  /// Whether a column was chosen that lines have.
  var namesColumns: Bool { [.price, .time, .symbol, .volume].contains { columns[$0] != nil } }
}
