internal import Tables

/// Which field of a line means what.
struct FieldRoles: Hashable, Sendable {
  var symbol: Int?
  var time: Int?
  /// The field of the time of day, where the date has its own.
  var clock: Int?
  var price: Int
  var volume: Int?

  /// The names of each role, the best first; numbers before a name don't matter.
  static let symbols = ["symbol", "ticker", "s", "instrument", "sym"]
  static let prices = ["price", "last", "last price", "lastprice", "ltp", "close", "p", "c"]
  static let times = [
    "time", "timestamp", "datetime", "date/time", "date", "t", "latest trading day",
  ]
  static let volumes = ["volume", "vol", "v", "size", "qty", "q"]

  /// Returns a name in small letters, without a number or brackets around it.
  static func plain(_ name: String) -> String {
    var plain = name.lowercased()[...]
    let rest = plain.drop { ("0"..."9").contains($0) }
    if rest.count < plain.count, rest.hasPrefix(". ") { plain = rest.dropFirst(2) }
    if plain.hasPrefix("<"), plain.hasSuffix(">") { plain = plain.dropFirst().dropLast() }
    return String(plain)
  }

  /// Finds the roles in a header; `nil` unless it names a price and no field is a number.
  init?(header line: Span<UInt8>, _ fields: LineFields) {
    var names: [String] = []
    for range in fields.ranges {
      guard range.count <= 64 else { return nil }
      names.append(Self.plain(String(decoding: range.map { line[$0] }, as: UTF8.self)))
    }
    func find(_ known: [String]) -> Int? {
      known.lazy.compactMap { names.firstIndex(of: $0) }.first
    }
    guard let price = find(Self.prices) else { return nil }
    self.price = price
    symbol = find(Self.symbols)
    volume = find(Self.volumes)
    time = find(Self.times)
    if let date = names.firstIndex(of: "date"), let clock = names.firstIndex(of: "time") {
      (time, self.clock) = (date, clock)
    }
  }

  /// Finds the roles in a line without a header; a time may come first if it can lack a symbol.
  init?(_ line: Span<UInt8>, _ fields: LineFields, canLackSymbol: Bool) {
    let ranges = fields.ranges
    func isTime(_ index: Int) -> Bool {
      TickTime.seconds(line, ranges[index], now: 0, order: .monthFirst) != nil
    }
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

  private static func isClock(_ line: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.count <= 20 && range.contains { line[$0] == Byte.colon }
  }
}
