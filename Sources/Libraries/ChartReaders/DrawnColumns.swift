internal import Charts
internal import Tables

/// A column that becomes a series.
struct DrawnColumn {
  /// The column of values; for candles, of closes.
  var index: Int
  var kind: SeriesKind
  var candles: CandleColumns?
}

/// The columns that become series.
struct DrawnColumns {
  var columns: [DrawnColumn]
  var hasVolume = false
}

extension TableChart {
  /// Chooses the columns of the series.
  mutating func drawnColumns(besides horizontal: Int?) throws(ChartReaderError) -> DrawnColumns {
    for name in options.kinds.keys.sorted() where !isPiece { _ = try column(name) }
    var indices: [Int] = []
    if let names = options.columns {
      for name in names { indices.append(try numericColumn(name)) }
    } else {
      indices = automaticColumns(besides: horizontal)
    }
    guard !indices.isEmpty else {
      let spoilers = table.columns.compactMap { source.spoilers[$0.name] }
      throw (spoilers.first ?? table.skipped.first).map { ChartReaderError($0) }
        ?? fault("there is no column of numbers to draw")
    }
    let candles = CandleColumns(indices.map { ($0, table.columns[$0].name) })
    let needsCandles = options.kind?.traits.needsCandles == true
    if needsCandles, candles == nil {
      throw fault("candles need columns named open, high, low and close")
    }
    let areOnlyCandles = options.kind == nil && options.kinds.isEmpty && indices.count == 4
    if let candles, needsCandles || options.columns == nil || areOnlyCandles {
      return try drawn(candles, of: indices)
    }
    return DrawnColumns(
      columns: try indices.map { index throws(ChartReaderError) in
        try drawn(index, hasCategories: horizontal.map { !isNumeric($0) && !isTimes($0) } ?? false)
      })
  }

  private func numericColumn(_ name: String) throws(ChartReaderError) -> Int {
    let index = try column(name)
    guard isNumeric(index) else {
      if let spoiler = source.spoilers[table.columns[index].name] {
        throw ChartReaderError(spoiler)
      }
      throw fault("the column doesn’t hold numbers", column: index)
    }
    return index
  }

  /// Returns the non-empty columns of numbers.
  private mutating func automaticColumns(besides horizontal: Int?) -> [Int] {
    var indices: [Int] = []
    for (index, column) in table.columns.enumerated() where index != horizontal {
      if column.name == "table", areInflux {
        notes.append("not drawn: “table”, which only numbers the series")
      } else if case .numbers(let values) = column.content,
        isPiece || !values.allSatisfy({ $0.isNaN })
      {
        indices.append(index)
      } else {
        unread.append(index)
      }
    }
    return indices
  }

  /// Whether the columns are those of InfluxDB.
  private var areInflux: Bool {
    ["result", "table", "_time", "_value"].allSatisfy { number(of: $0) != nil }
  }

  /// Returns the kind that the options give for a column, by name or number, or for all.
  private func demandedKind(of index: Int) -> SeriesKind? {
    let name = table.columns[index].name
    return options.kinds[name] ?? number(of: name).flatMap { options.kinds[String($0)] }
      ?? options.kind
  }

  private func drawn(_ index: Int, hasCategories: Bool) throws(ChartReaderError) -> DrawnColumn {
    let kind = demandedKind(of: index) ?? (hasCategories ? .bar : .line)
    guard !kind.traits.needsCandles else {
      throw fault("one column isn’t enough for candles", column: index)
    }
    return DrawnColumn(index: index, kind: kind)
  }

  /// Returns one series of candles, or of their closes if another kind is requested.
  private mutating func drawn(
    _ candles: CandleColumns, of indices: [Int]
  ) throws(ChartReaderError) -> DrawnColumns {
    let kind = demandedKind(of: candles.close) ?? .candle
    let isCandle = kind.traits.needsCandles
    var columns = [
      DrawnColumn(index: candles.close, kind: kind, candles: isCandle ? candles : nil)
    ]
    if !isCandle { notes.append("only the closing values of the candles are drawn") }
    if options.hasVolume {
      guard let volume = candles.volume else { throw fault("there is no column named volume") }
      columns.append(DrawnColumn(index: volume, kind: .bar))
    }
    let used = [candles.open, candles.high, candles.low] + columns.map(\.index)
    let rest = indices.filter { !used.contains($0) }.map { table.columns[$0].name }
    if !rest.isEmpty, !isPiece { notes.append("not drawn: \(Self.list(rest))") }
    return DrawnColumns(columns: columns, hasVolume: options.hasVolume)
  }
}
