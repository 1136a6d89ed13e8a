package import Quotes

extension QuoteBook {
  /// Adds the readings of a row's sources.
  ///
  /// The history of a source with a single one belongs to the row, whatever symbol the source uses;
  /// in other sources, each symbol has its own history.
  package mutating func put(_ readings: [QuoteReading], of symbol: String) {
    for reading in readings {
      let isOne = reading.isOfOneSymbol
      for one in reading.histories {
        put(
          one.history, of: isOne ? symbol : one.symbol ?? symbol, name: one.name,
          currency: one.currency)
      }
      for var snapshot in reading.snapshots {
        if isOne { snapshot.symbol = symbol }
        put(snapshot)
      }
    }
  }
}
