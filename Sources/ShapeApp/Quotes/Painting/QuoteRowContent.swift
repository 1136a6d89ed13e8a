internal import Quotes

/// What a row of the list shows.
struct QuoteRowContent: Hashable, Sendable {
  var symbol: String
  /// The name, if it has one besides the symbol.
  var name: String?
  var price: String
  /// The digits that this price has less than others, by which it is moved to the left.
  var padding: Int
  var arrow: String
  var change: String
  var percent: String
  /// What a holding is worth, and what it has gained.
  var value: String?
  var gain: String?
  var gainTrend = QuoteTrend.flat
  var trend: QuoteTrend
  var line: QuoteLine
  /// What is wrong with the source, or worth knowing about the price.
  var note: String?
  /// Whether the price is old.
  var isStale: Bool
  /// Whether an alert has just fired.
  var isAlerting: Bool
}
