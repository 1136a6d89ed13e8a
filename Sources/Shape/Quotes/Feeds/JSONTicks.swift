internal import Charts
internal import JSON
internal import Tables

/// Reads prices from JSON objects at any depth.
struct JSONTicks {
  /// A value with the rank of its name; a lower rank is a better name.
  private struct Ranked<Value> {
    var value: Value?
    var rank = Int.max

    mutating func offer(_ value: Value, _ rank: Int) {
      if rank < self.rank { (self.value, self.rank) = (value, rank) }
    }
  }

  /// The members of an object so far.
  private struct Record {
    var symbol = Ranked<String>()
    var price = Ranked<Double>()
    var time = Ranked<Double>()
    var volume: Double?
  }

  private let defaultSymbol: String?
  private let options: QuoteReaderOptions
  private let numbers: PriceNumber
  private let now: Double
  /// The zone of times without one.
  private let zone: DateScale
  private var records: [Record] = []
  private var ticks: [Tick] = []

  init(defaultSymbol: String?, _ options: QuoteReaderOptions, now: Double, zone: DateScale) {
    (self.defaultSymbol, self.options, self.now, self.zone) = (defaultSymbol, options, now, zone)
    numbers = PriceNumber(hasDecimalComma: options.hasDecimalComma)
  }

  /// Returns the prices in a text; `nil` if it isn't JSON.
  mutating func read(_ bytes: [UInt8]) -> [Tick]? {
    var json = JSONPull(bytes)
    var key: String?
    do throws(JSONError) {
      while true {
        let token = try json.next()
        switch token {
        case .end: return ticks
        case .key(let name): key = name
        case .beginObject: begin()
        case .endObject: finish()
        case .string(let text):
          if let key { take(key, text) }
          key = nil
        case .number(let value):
          if let key { take(key, value) }
          key = nil
        case .beginArray, .endArray, .boolean, .null: key = nil
        }
      }
    } catch { return nil }
  }

  /// Begins an object; one without a symbol inherits that of the enclosing object.
  private mutating func begin() {
    records.append(Record(symbol: Ranked(value: records.last?.symbol.value)))
  }

  private mutating func finish() {
    guard let record = records.popLast(), let price = record.price.value,
      let symbol = record.symbol.value ?? defaultSymbol
    else { return }
    ticks.append(Tick(symbol, price, at: record.time.value, volume: record.volume))
  }

  private mutating func take(_ key: String, _ text: String) {
    guard let last = records.indices.last else { return }
    let name = FieldRoles.plain(key)
    if let rank = Self.rank(key, name, FieldRoles.symbols, options.symbol),
      rank < records[last].symbol.rank, Symbol.isValid(text)
    {
      return records[last].symbol.offer(text, rank)
    }
    let cell = Array(text.utf8)
    if let rank = timeRank(key, name) {
      let time = TickTime.seconds(
        cell.span, 0..<cell.count, now: now, zone: zone, order: options.dateOrder)
      if let time { records[last].time.offer(time, rank) }
    } else if let value = numbers.scan(cell.span, 0..<cell.count) {
      keep(key, name, value, in: last)
    }
  }

  private mutating func take(_ key: String, _ value: Double) {
    guard let last = records.indices.last else { return }
    let name = FieldRoles.plain(key)
    if let rank = timeRank(key, name) {
      if let time = TickTime.scaled(value) { records[last].time.offer(time, rank) }
    } else {
      keep(key, name, value, in: last)
    }
  }

  private mutating func keep(_ key: String, _ name: String, _ value: Double, in last: Int) {
    if let rank = Self.rank(key, name, FieldRoles.prices, options.price),
      rank < records[last].price.rank
    {
      records[last].price.offer(value, rank)
    } else if Self.rank(key, name, FieldRoles.volumes, options.columns[.volume]) != nil {
      records[last].volume = value
    }
  }

  /// Returns the rank of a key for the time.
  ///
  /// Where an exchange sends a trade's number as `t`, the time is `T`.
  private func timeRank(_ key: String, _ name: String) -> Int? {
    if options.time == nil, key == "T" { return -1 }
    return Self.rank(key, name, FieldRoles.times, options.time)
  }

  /// Returns how well a key suits a role: it is the chosen one, or by its index among known names.
  private static func rank(
    _ key: String, _ name: String, _ known: [String], _ chosen: String?
  ) -> Int? {
    // Members aren't numbered.
    guard let chosen, Int(chosen) == nil else { return known.firstIndex(of: name) }
    return key == chosen || name == FieldRoles.plain(chosen) ? 0 : nil
  }
}
