internal import JSON
internal import Texts

/// Reads quotes of one symbol from objects specific to a service.
enum JSONSnapshots {
  /// Returns a quote from Finnhub's single-letter keys, where `pc` is the previous close; `nil` if
  /// a value has another type.
  static func letters(_ value: JSONValue, symbol: String) -> QuoteSnapshot? {
    guard let price = number(value["c"]), let previous = number(value["pc"]) else { return nil }
    let own = value["symbol"]?.string.flatMap { Symbol.ofCell($0) }
    var snapshot = QuoteSnapshot(own ?? symbol)
    (snapshot.price, snapshot.previousClose) = (price, previous)
    (snapshot.open, snapshot.high, snapshot.low) =
      (number(value["o"]), number(value["h"]), number(value["l"]))
    snapshot.time = time(value["t"])
    snapshot.decimals = decimals(value["c"])
    return snapshot
  }

  /// Returns the metadata that Yahoo sends with a history; `nil` unless it has a previous close.
  ///
  /// The close before the chart is that of the previous session only if the history has a single
  /// session.
  static func description(
    _ value: JSONValue, symbol: String?, isOneSession: Bool
  ) -> QuoteSnapshot? {
    guard let object = object(with: "regularMarketPrice", in: value, depth: 0),
      let symbol = object["symbol"]?.string.flatMap({ Symbol.ofCell($0) }) ?? symbol,
      let price = number(object["regularMarketPrice"]),
      let previous = number(object["previousClose"])
        ?? (isOneSession ? number(object["chartPreviousClose"]) : nil)
    else { return nil }
    var snapshot = QuoteSnapshot(symbol)
    snapshot.name = object["longName"]?.string ?? object["shortName"]?.string
    (snapshot.price, snapshot.previousClose) = (price, previous)
    snapshot.time = time(object["regularMarketTime"])
    snapshot.decimals = decimals(object["regularMarketPrice"])
    return snapshot
  }

  private static func object(with key: String, in value: JSONValue, depth: Int) -> JSONValue? {
    guard depth < 6 else { return nil }
    switch value {
    case .array(let values):
      return values.prefix(1).lazy.compactMap { object(with: key, in: $0, depth: depth + 1) }.first
    case .object(let members):
      if value[key] != nil { return value }
      return members.prefix(16).lazy
        .compactMap { object(with: key, in: $0.value, depth: depth + 1) }.first
    case .null, .boolean, .number, .string: return nil
    }
  }

  private static func number(_ value: JSONValue?) -> Double? {
    value?.text.flatMap { NumberScanner.number(in: $0) }
  }

  private static func time(_ value: JSONValue?) -> Quote.Time? {
    number(value).flatMap { TickTime.scaled($0) }.map { .seconds($0) }
  }

  private static func decimals(_ value: JSONValue?) -> Int {
    let text = value?.text ?? ""
    let fraction = text.split(separator: ".").dropFirst().first?.count ?? 0
    return min(max(fraction, 2), PriceDecimals.greatest)
  }
}
