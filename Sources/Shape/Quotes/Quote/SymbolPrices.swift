/// All price data about one symbol.
struct SymbolPrices: Sendable {
  /// The source of the current price.
  enum Source { case live, intraday, snapshot, daily }

  let symbol: String
  var name: String?
  var currency: String?
  private(set) var daily: PriceHistory?
  private(set) var intraday: IntradayPrices?
  private(set) var snapshot: QuoteSnapshot?
  private(set) var live: LiveSession?
  private(set) var arrivals = Arrivals()
  /// The number of decimals that live prices need.
  private(set) var liveDecimals = 2
  var revision = 0
  /// Whether a snapshot without a time belongs to a session that has ended.
  private var hasOldSnapshot = false
  /// Whether a history arrived that extends past the live prices.
  private var isOvertaken = false

  init(_ symbol: String) { self.symbol = symbol }
}

// MARK: - Updating

extension SymbolPrices {
  /// Replaces the daily or intraday history; returns the number of rows without a valid price.
  mutating func put(_ history: PriceHistory) -> Int {
    let checked = history.checked
    if history.isDaily { putDaily(checked) } else { putIntraday(checked) }
    return history.count - checked.count
  }

  private mutating func putDaily(_ history: PriceHistory) {
    let before = daily?.times.last
    daily = history.count > 0 ? history : nil
    guard let live, let before, let last = history.times.last, last > before else { return }
    if last > Double(live.day) { isOvertaken = true }
  }

  private mutating func putIntraday(_ history: PriceHistory) {
    intraday = IntradayPrices(history)
    guard let live, let last = history.times.last, last > live.line.lastTime else { return }
    isOvertaken = true
  }

  /// Replaces the snapshot; returns the number of its invalid prices.
  mutating func put(_ snapshot: QuoteSnapshot) -> Int {
    var checked = snapshot
    checked.price = snapshot.price?.price
    checked.previousClose = snapshot.previousClose?.price
    checked.open = snapshot.open?.price
    checked.high = snapshot.high?.price
    checked.low = snapshot.low?.price
    self.snapshot = checked
    name = snapshot.name ?? name
    currency = snapshot.currency ?? currency
    hasOldSnapshot = false
    if case .seconds(let time) = checked.time, let price = checked.price {
      _ = take(time: time, price: price, volume: checked.volume)
    }
    return (snapshot.price != nil && checked.price == nil) ? 1 : 0
  }

  /// Adds a live price; returns false if it is older than the last one.
  mutating func take(time: Double, price: Double, volume: Double?) -> Bool {
    guard time >= intraday?.lastTime ?? time else { return false }
    if live == nil {
      live = LiveSession(time: time, price: price, volume: volume)
    } else {
      switch live?.take(time: time, price: price, volume: volume) {
      case .continued: break
      case .began: hasOldSnapshot = snapshot?.time == nil
      case .refused, nil: return false
      }
    }
    isOvertaken = false
    liveDecimals = max(liveDecimals, price.priceDecimals)
    return true
  }

  mutating func arrive(_ now: Double) { arrivals.add(now) }

  /// Returns the time of a price without one: now, or just after the price that arrived before it.
  func arrivalTime(_ now: Double) -> Double {
    guard let last = live?.line.lastTime, last >= now, last < now + 1 else { return now }
    return last + 1e-6
  }
}

// MARK: - The current session

extension SymbolPrices {
  /// Whether live prices are the newest.
  private var isLive: Bool { live != nil && !isOvertaken }

  /// Whether the live prices continue the last session of the intraday history.
  var joinsIntraday: Bool {
    guard isLive, let live, let intraday else { return false }
    return intraday.continues(at: live.line.firstTime)
  }

  var dailyPrices: SessionPrices? {
    daily.flatMap { SessionPrices($0, rows: $0.count - 1..<$0.count) }
  }

  /// The current session and the source of its last price; `nil` if there are no prices.
  var current: (prices: SessionPrices, source: Source)? {
    if isLive, let live {
      let prices = live.prices
      guard joinsIntraday, let intraday else { return (prices, .live) }
      return (intraday.prices.joined(with: prices), .live)
    }
    if let prices = untimedSnapshotPrices { return (prices, .snapshot) }
    var found: (prices: SessionPrices, source: Source)?
    for (prices, source) in [
      (intraday?.prices, Source.intraday), (snapshotPrices, .snapshot), (dailyPrices, .daily),
    ] {
      if let prices, prices.day > found?.prices.day ?? .min { found = (prices, source) }
    }
    return found
  }

  /// The prices of the snapshot, if it has a time.
  private var snapshotPrices: SessionPrices? {
    guard let snapshot, let price = snapshot.price, let day = snapshot.day, let time = snapshot.time
    else { return nil }
    return snapshot.prices(price, day, time)
  }

  /// The prices of a snapshot without a time, which counts as current if it has a previous close or
  /// if there is no history.
  private var untimedSnapshotPrices: SessionPrices? {
    guard let snapshot, snapshot.time == nil, !hasOldSnapshot, let price = snapshot.price,
      snapshot.previousClose != nil || daily == nil && intraday == nil
    else { return nil }
    return snapshot.prices(price, .max, nil)
  }

  /// Returns the snapshot, if it belongs to the session of a day.
  func snapshot(of day: Int, _ source: Source) -> QuoteSnapshot? {
    guard let snapshot else { return nil }
    if let own = snapshot.day { return own == day ? snapshot : nil }
    return !hasOldSnapshot && (source == .live || source == .snapshot) ? snapshot : nil
  }
}

extension QuoteSnapshot {
  /// The day of the price since 1970; `nil` without a time.
  var day: Int? {
    switch time {
    case .day(let day): day
    case .seconds(let seconds): seconds.epochDay
    case nil: nil
    }
  }

  fileprivate func prices(_ price: Double, _ day: Int, _ time: Quote.Time?) -> SessionPrices {
    SessionPrices(
      open: open, high: max(high ?? price, price), low: min(low ?? price, price), close: price,
      volume: volume, time: time, day: day)
  }
}

extension SessionPrices {
  /// Returns the prices of a session combined with later ones of the same session.
  func joined(with later: SessionPrices) -> SessionPrices {
    var joined = later
    joined.open = open ?? later.open
    joined.high = max(high, later.high)
    joined.low = min(low, later.low)
    joined.volume = later.volume.map { max($0, volume ?? 0) } ?? volume
    return joined
  }
}
