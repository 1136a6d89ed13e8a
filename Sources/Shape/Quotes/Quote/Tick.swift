/// One price from a stream or a command.
package struct Tick: Hashable, Sendable {
  package var symbol: String
  /// Seconds since 1970; `nil` for the time of arrival.
  package var time: Double?
  package var price: Double
  package var volume: Double?

  package init(_ symbol: String, _ price: Double, at time: Double? = nil, volume: Double? = nil) {
    (self.symbol, self.price, self.time, self.volume) = (symbol, price, time, volume)
  }
}
