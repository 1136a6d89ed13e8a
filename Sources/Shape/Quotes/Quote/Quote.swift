/// The current data about one symbol.
package struct Quote: Hashable, Sendable {
  /// The time of the last price.
  package enum Time: Hashable, Sendable {
    /// A calendar day since 1970.
    case day(Int)
    /// Seconds since 1970.
    case seconds(Double)
  }

  package var symbol: String
  /// The name in the source, if any; a watch list may have another one.
  package var name: String?
  /// The code of the currency in the source, if any.
  package var currency: String?
  /// The last price; `nil` if there is none yet.
  package var price: Double?
  package var time: Time?
  /// The last price of the previous session.
  package var previousClose: Double?
  /// The first price of the session, if the previous close is unknown and other prices followed.
  package var firstPrice: Double?
  /// The opening, highest and lowest price of the session.
  package var open: Double?
  package var high: Double?
  package var low: Double?
  package var volume: Double?
  /// The number of decimals in this symbol's prices, from 0 to 8.
  package var decimals = 2
  /// Whether the price is so far from the previous close that a split is more likely than trading.
  package var isSuspect = false

  package init(_ symbol: String) { self.symbol = symbol }

  /// The price that changes are measured from.
  package var reference: Double? { previousClose ?? firstPrice }

  /// The change from the previous close; `nil` if either price is missing.
  package var change: Double? {
    guard let price, let previousClose else { return nil }
    return price - previousClose
  }
}
