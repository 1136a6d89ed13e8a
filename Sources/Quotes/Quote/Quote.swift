/// What is known of one symbol now.
package struct Quote: Hashable, Sendable {
  /// When the last price was made.
  package enum Time: Hashable, Sendable {
    /// A calendar day, counted since 1970.
    case day(Int)
    /// Seconds since 1970.
    case seconds(Double)
  }

  package var symbol: String
  /// The name that a source has, if any; a watch list may have another one.
  package var name: String?
  /// The last price; `nil` before the first one.
  package var price: Double?
  package var time: Time?
  /// The last price of the session before.
  package var previousClose: Double?
  /// The first, greatest and least price of the session.
  package var open: Double?
  package var high: Double?
  package var low: Double?
  package var volume: Double?
  /// The digits after the decimal point that prices of this symbol need, from 0 to 8.
  package var decimals = 2
  /// Whether the price lies so far from the previous close that a split is likelier than trade.
  package var isSuspect = false

  package init(_ symbol: String) { self.symbol = symbol }

  /// The difference to the previous close; `nil` if either price is missing.
  package var change: Double? {
    guard let price, let previousClose else { return nil }
    return price - previousClose
  }

  /// The change in percent of the previous close; `nil` if that isn't above 0.
  package var percent: Double? {
    guard let change, let previousClose, previousClose > 0 else { return nil }
    let percent = change / previousClose * 100
    return percent.isFinite ? percent : nil
  }
}
