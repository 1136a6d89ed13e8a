internal import Quotes

/// The content of a row in the list.
struct QuoteRowContent: Hashable, Sendable {
  var symbol: String
  /// The name, if it differs from the symbol.
  var name: String?
  var price: String
  /// The date of the price, if it is older than a day.
  var date: String?
  /// The number of decimals that this price lacks compared to others, by which it is shifted left.
  var padding: Int
  var arrow: String
  var change: String
  var percent: String
  /// The value and the gain of a holding.
  var value: String?
  var gain: String?
  var gainTrend = QuoteDirection.flat
  var trend: QuoteDirection
  var line: QuoteLine
  /// A problem with the source, or a remark about the price.
  var note: String?
  /// Whether the price is stale.
  var isStale: Bool
  /// Whether an alert has just fired.
  var isAlerting: Bool
}
