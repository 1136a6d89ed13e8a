internal import Charts

/// Creates histories from charts in JSON.
struct ChartHistories {
  private(set) var histories: [SymbolHistory] = []
  private let zone: DateScale

  init(
    _ sets: [ChartSet], _ options: QuoteReaderOptions, zone: DateScale, symbol: String?,
    file: String?
  ) throws(QuoteReaderError) {
    self.zone = zone
    for set in sets where set.positions.unit != .number { try add(set, options, symbol, file) }
    histories.removeAll { $0.history.count == 0 }
    guard histories.isEmpty else { return }
    let hasTimes = sets.contains { $0.positions.unit != .number }
    throw QuoteReaderError(
      hasTimes ? "there are no prices" : "the values have no dates or times", file: file)
  }

  private mutating func add(
    _ set: ChartSet, _ options: QuoteReaderOptions, _ symbol: String?, _ file: String?
  ) throws(QuoteReaderError) {
    var options = options
    options.time = nil
    let roles = try RoleColumns(set.series.map(\.label), options, file: file)
    let candles = set.series.first { $0.candles != nil }
    let prices = candles ?? roles.close.map { set.series[$0] }
    let volume = roles[.volume].map { set.series[$0].values }
    if let prices = prices ?? (set.series.count == 1 ? set.series.first : nil) {
      append(set, prices, volume, symbol)
    } else {
      for index in roles.others {
        let series = set.series[index]
        append(set, series, nil, Symbol.ofName(series.label))
      }
    }
  }

  private mutating func append(
    _ set: ChartSet, _ prices: Series, _ volume: [Double]?, _ symbol: String?
  ) {
    let list = (0..<set.positions.count).map { set.positions[$0] }
    let days = set.positions.unit == .days ? list : PriceColumns.days(list, areMidnights: false)
    func times() -> [Double] {
      set.positions.hasZone ? list : list.map { zone.position(ofLocalSecond: $0) }
    }
    let columns = PriceColumns(
      times: days ?? times(), isDaily: days != nil, closes: prices.values,
      open: prices.candles?.open, high: prices.candles?.high, low: prices.candles?.low,
      volumes: volume)
    let history = columns.history(of: Array(list.indices)).history
    histories.append(SymbolHistory(symbol: symbol, history: history))
  }
}
