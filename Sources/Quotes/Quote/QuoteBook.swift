/// The quotes of all symbols, from histories, snapshots and live prices.
///
/// The newest source has the price. The previous close is that of a snapshot of the same session, else
/// the last close before the day of the session; a daily row counts before an intraday one of its day.
/// Prices of 0 or less, and those that aren't finite, are left out and counted.
package struct QuoteBook: Sendable {
  /// How far back lines reach.
  package var span: LineSpan {
    didSet {
      guard span != oldValue else { return }
      changes += 1
      spanRevision = changes
    }
  }
  /// The prices that were left out because they aren't above 0 or finite.
  package private(set) var ignored = 0

  private var symbols: [String: SymbolPrices] = [:]
  private var changes = 0
  private var spanRevision = 0

  package init(span: LineSpan = .automatic) { self.span = span }

  /// The number of symbols.
  package var count: Int { symbols.count }

  package func contains(_ symbol: String) -> Bool { symbols[symbol] != nil }

  /// Forgets all that is known of a symbol.
  package mutating func forget(_ symbol: String) { symbols[symbol] = nil }
}

// MARK: - Taking in

extension QuoteBook {
  /// Replaces the daily or the intraday history of a symbol.
  ///
  /// - Complexity: O(rows)
  package mutating func put(_ history: PriceHistory, of symbol: String, name: String? = nil) {
    ignored += change(symbol) { prices in
      if let name { prices.name = name }
      return prices.put(history)
    }
  }

  /// Replaces the snapshot of a symbol; one with a time in seconds is a live price too.
  package mutating func put(_ snapshot: QuoteSnapshot) {
    ignored += change(snapshot.symbol) { $0.put(snapshot) }
  }

  /// Takes in a live price; returns whether the quote has changed.
  ///
  /// Prices that are older than the last one are ignored; one of the same time replaces it.
  package mutating func take(_ tick: Tick, now: Double) -> Bool {
    let time = tick.time ?? now
    guard tick.price.isPrice else {
      ignored += 1
      return false
    }
    guard time.magnitude < 1e14 else { return false }
    var prices = symbols.removeValue(forKey: tick.symbol) ?? SymbolPrices(tick.symbol)
    let isTaken = prices.take(time: time, price: tick.price, volume: tick.volume)
    if isTaken {
      prices.arrive(now)
      changes += 1
      prices.revision = changes
    }
    symbols[tick.symbol] = prices
    return isTaken
  }

  private mutating func change<Result>(
    _ symbol: String, _ body: (inout SymbolPrices) -> Result
  ) -> Result {
    changes += 1
    let revision = changes
    var prices = symbols.removeValue(forKey: symbol) ?? SymbolPrices(symbol)
    let result = body(&prices)
    prices.revision = revision
    symbols[symbol] = prices
    return result
  }
}

// MARK: - Looking up

extension QuoteBook {
  /// Returns what is known of a symbol; an empty quote if nothing is.
  ///
  /// - Complexity: O(log rows)
  package func quote(_ symbol: String) -> Quote { symbols[symbol]?.quote ?? Quote(symbol) }

  /// Returns the line of a symbol.
  ///
  /// - Complexity: O(values)
  package func line(_ symbol: String) -> QuoteLine {
    symbols[symbol]?.line(span) ?? QuoteLine(values: [])
  }

  /// Returns the daily or the intraday history with live prices; `nil` if there is none.
  package func history(_ symbol: String, isDaily: Bool) -> PriceHistory? {
    symbols[symbol]?.history(isDaily: isDaily)
  }

  /// Returns the close before the last session of the intraday history; `nil` if it isn't known.
  ///
  /// It isn't the quote's previous close where days are known that are newer than that session.
  package func closeBeforeSession(_ symbol: String) -> Double? {
    symbols[symbol]?.closeBeforeSession
  }

  /// Returns a number that changes whenever the quote or the line of a symbol may have changed.
  package func revision(_ symbol: String) -> Int {
    symbols[symbol].map { max($0.revision, spanRevision) } ?? 0
  }

  /// Returns the median of the last intervals between live prices, in seconds.
  ///
  /// `nil` before three prices have come at different times.
  package func medianInterval(_ symbol: String) -> Double? { symbols[symbol]?.arrivals.median }

  /// Returns the time after which a symbol is stale, in seconds since 1970; `nil` if it never is.
  package func staleTime(of symbol: String) -> Double? { symbols[symbol]?.arrivals.staleTime }

  /// Whether no live price has come for three median intervals.
  package func isStale(_ symbol: String, now: Double) -> Bool {
    symbols[symbol]?.arrivals.isStale(now) ?? false
  }
}
