internal import Tables

/// Reads prices from objects of JSON at any depth.
struct JSONTicks {
  /// What an object has said so far; a smaller rank is a better name.
  private struct Record {
    var symbol: String?
    var symbolRank = Int.max
    var price: Double?
    var priceRank = Int.max
    var time: Double?
    var timeRank = Int.max
    var volume: Double?
  }

  private let defaultSymbol: String?
  private let dateOrder: DateOrder?
  private let now: Double
  private let offset: Double
  private var records: [Record] = []
  private var ticks: [Tick] = []

  init(defaultSymbol: String?, dateOrder: DateOrder?, now: Double, offset: Double = 0) {
    (self.defaultSymbol, self.dateOrder) = (defaultSymbol, dateOrder)
    (self.now, self.offset) = (now, offset)
  }

  /// Returns the prices of a text; `nil` if it isn't JSON.
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

  /// An object inside another has the symbol of that one, if it has none of its own.
  private mutating func begin() {
    var record = Record()
    record.symbol = records.last?.symbol
    records.append(record)
  }

  private mutating func finish() {
    guard let record = records.popLast(), let price = record.price,
      let symbol = record.symbol ?? defaultSymbol
    else { return }
    ticks.append(Tick(symbol, price, at: record.time, volume: record.volume))
  }

  private mutating func take(_ key: String, _ text: String) {
    guard !records.isEmpty else { return }
    let last = records.count - 1
    let name = FieldRoles.plain(key)
    if let rank = FieldRoles.symbols.firstIndex(of: name), rank < records[last].symbolRank,
      Symbol.isValid(text)
    {
      (records[last].symbol, records[last].symbolRank) = (text, rank)
      return
    }
    let cell = Array(text.utf8)
    if Self.timeRank(key, name) != nil {
      let time = TickTime.seconds(
        cell.span, 0..<cell.count, now: now, offset: offset, order: dateOrder)
      if let time { keep(key, name, time: time) }
    } else if let value = PriceNumber.scan(cell.span, 0..<cell.count) {
      keep(name, value)
    }
  }

  private mutating func take(_ key: String, _ value: Double) {
    guard !records.isEmpty else { return }
    let name = FieldRoles.plain(key)
    if Self.timeRank(key, name) != nil {
      if let time = TickTime.scaled(value) { keep(key, name, time: time) }
    } else {
      keep(name, value)
    }
  }

  private mutating func keep(_ key: String, _ name: String, time: Double) {
    let last = records.count - 1
    guard let rank = Self.timeRank(key, name), rank < records[last].timeRank else { return }
    (records[last].time, records[last].timeRank) = (time, rank)
  }

  private mutating func keep(_ name: String, _ value: Double) {
    let last = records.count - 1
    if let rank = FieldRoles.prices.firstIndex(of: name), rank < records[last].priceRank {
      (records[last].price, records[last].priceRank) = (value, rank)
    } else if FieldRoles.volumes.contains(name) {
      records[last].volume = value
    }
  }

  /// Where an exchange sends the number of a trade as `t`, the time is `T`.
  private static func timeRank(_ key: String, _ name: String) -> Int? {
    key == "T" ? -1 : FieldRoles.times.firstIndex(of: name)
  }
}
