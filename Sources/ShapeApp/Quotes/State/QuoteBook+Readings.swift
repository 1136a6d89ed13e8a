internal import Quotes

extension QuoteBook {
  /// Takes in what was read of a row's sources.
  ///
  /// A source with one history is that row's, whatever it calls itself; of others, each symbol keeps
  /// its own.
  mutating func put(_ readings: [QuoteReading], of symbol: String) {
    for reading in readings {
      let isOne = reading.isOfOneSymbol
      for one in reading.histories {
        put(one.history, of: isOne ? symbol : one.symbol ?? symbol, name: one.name)
      }
      for var snapshot in reading.snapshots {
        if isOne { snapshot.symbol = symbol }
        put(snapshot)
      }
    }
  }
}
