/// The quotes of all symbols, from histories, snapshots and live prices.
///
/// The price comes from the newest source. The previous close is that of a snapshot of the same
/// session, otherwise the last close before the day of the session; for the same day, a daily row
/// takes precedence over an intraday one. Prices that aren't positive and finite are skipped and
/// counted.
package struct QuoteBook: Sendable {
  /// The time span of lines.
  package var span: LineSpan {
    didSet {
      guard span != oldValue else { return }
      changes += 1
      spanRevision = changes
    }
  }
  /// The number of prices skipped because they aren't positive and finite.
  package private(set) var ignored = 0

  private var symbols: [String: SymbolPrices] = [:]
  private var changes = 0
  private var spanRevision = 0

  package init(span: LineSpan = .automatic) { self.span = span }

  /// The number of symbols.
  package var count: Int { symbols.count }

  package func contains(_ symbol: String) -> Bool { symbols[symbol] != nil }

  /// Removes all data about a symbol.
  package mutating func forget(_ symbol: String) { symbols[symbol] = nil }
}

// MARK: - Updating

extension QuoteBook {
  /// Replaces a symbol's daily or intraday history.
  ///
  /// - Complexity: O(rows)
  package mutating func put(
    _ history: PriceHistory, of symbol: String, name: String? = nil, currency: String? = nil
  ) {
    ignored += change(symbol) { prices in
      if let name { prices.name = name }
      if let currency { prices.currency = currency }
      return prices.put(history)
    }
  }

  /// Replaces a symbol's snapshot; one with a time in seconds also counts as a live price.
  package mutating func put(_ snapshot: QuoteSnapshot) {
    ignored += change(snapshot.symbol) { $0.put(snapshot) }
  }

  /// Adds a live price; returns whether the quote has changed.
  ///
  /// A price older than the last one is ignored; one with the same time replaces it. Prices without
  /// a time that arrive at once follow one another.
  package mutating func take(_ tick: Tick, now: Double) -> Bool {
    let time = tick.time ?? symbols[tick.symbol]?.arrivalTime(now) ?? now
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
  /// Returns the quote of a symbol; an empty one if nothing is known.
  ///
  /// - Complexity: O(log rows)
  package func quote(_ symbol: String) -> Quote { symbols[symbol]?.quote ?? Quote(symbol) }

  /// Returns the line of a symbol.
  ///
  /// - Complexity: O(values)
  package func line(_ symbol: String) -> QuoteLine {
    symbols[symbol]?.line(span) ?? QuoteLine(values: [])
  }

  /// Returns the daily or intraday history including live prices; `nil` if there is none.
  package func history(_ symbol: String, isDaily: Bool) -> PriceHistory? {
    symbols[symbol]?.history(isDaily: isDaily)
  }

  /// Returns the close before the last session of the intraday history; `nil` if unknown.
  ///
  /// This differs from the quote's previous close if there are days newer than that session.
  package func closeBeforeSession(_ symbol: String) -> Double? {
    symbols[symbol]?.closeBeforeSession
  }

  /// Returns a number that changes whenever a symbol's quote or line may have changed.
  package func revision(_ symbol: String) -> Int {
    symbols[symbol].map { max($0.revision, spanRevision) } ?? 0
  }

  /// Returns the time after which a symbol is stale, in seconds since 1970; `nil` if it never
  /// becomes stale.
  package func staleTime(of symbol: String) -> Double? { symbols[symbol]?.arrivals.staleTime }

  /// Returns whether no live price has arrived for three median intervals.
  package func isStale(_ symbol: String, now: Double) -> Bool {
    symbols[symbol]?.arrivals.isStale(now) ?? false
  }
}
