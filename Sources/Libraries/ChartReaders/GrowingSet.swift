internal import Charts

/// A set that grows at the end and drops rows from the beginning.
struct GrowingSet {
  private var unit = PositionUnit.number
  private var hasZone = true
  private var unitName: String?
  private var hasTwoAxes = false
  /// The positions; `nil` if rows are numbered.
  private var list: [Double]?
  private var firstNumber = 0
  private var series: [Series] = []
  /// The indices of the series by label.
  private var places: [String: Int] = [:]
  private(set) var count = 0
  /// Whether there are more series than can be drawn, which were left out.
  private(set) var isFull = false
  private var isEmpty = true

  var set: ChartSet {
    let storage: Positions.Storage =
      list.map { .listed($0) } ?? .regular(start: Double(firstNumber), step: 1, count: count)
    var positions = Positions(storage, unit: unit, hasZone: hasZone)
    positions.unitName = unitName
    var set = ChartSet(positions: positions, series: series)
    set.hasTwoAxes = hasTwoAxes && series.count == 2
    return set
  }

  /// The rows of a chunk that were taken.
  struct Addition {
    var appended = 0
    /// Whether the first one was merged into the last row before it.
    var isMerged = false
  }

  /// Appends the rows of a chunk; counts those before the last position as late.
  ///
  /// If the rows of several series alternate, the first row is merged into the last one before it,
  /// if that has the same position and none of its values.
  mutating func append(
    _ piece: ChartSet, isNumbered: Bool, alternates: Bool, _ late: inout Int
  ) -> Addition {
    if isEmpty { begin(piece, isNumbered: isNumbered) }
    let last = list?.last
    var rows = ascendingRows(piece, &late)
    for one in piece.series where places[one.label] == nil {
      if one.values.contains(where: { !$0.isNaN }) { add(one) }
    }
    var new: [Series?] = Array(repeating: nil, count: series.count)
    for one in piece.series {
      if let place = places[one.label], new[place] == nil { new[place] = one }
    }
    for index in series.indices where new[index]?.joinsGaps == false {
      series[index].joinsGaps = false
    }
    var isMerged = false
    if alternates, count > 0, let row = rows.first, list == nil || piece.positions[row] == last {
      isMerged = merge(new, row)
      if isMerged {
        rows.removeFirst()
        if list != nil { list?.remove(at: count) }
      }
    }
    for index in series.indices { series[index].append(new[index], rows) }
    count += rows.count
    return Addition(appended: rows.count, isMerged: isMerged)
  }

  /// Adds a row's values to the last row, and returns whether that had none of them.
  private mutating func merge(_ new: [Series?], _ row: Int) -> Bool {
    func value(_ index: Int) -> Double { new[index]?.values[row] ?? .nan }
    let isFree = series.indices.allSatisfy {
      value($0).isNaN || series[$0].values[count - 1].isNaN
    }
    guard isFree else { return false }
    for index in series.indices where !value(index).isNaN {
      series[index].values[count - 1] = value(index)
    }
    return true
  }

  private mutating func begin(_ piece: ChartSet, isNumbered: Bool) {
    isEmpty = false
    unit = piece.positions.unit
    hasZone = piece.positions.hasZone
    unitName = piece.positions.unitName
    hasTwoAxes = piece.hasTwoAxes
    list = isNumbered ? nil : []
    for one in piece.series { add(one) }
  }

  /// Adds a series with gaps in all rows so far.
  private mutating func add(_ one: Series) {
    guard series.count < ChartReader.mostSeries else {
      isFull = true
      return
    }
    if places[one.label] == nil { places[one.label] = series.count }
    series.append(gaps(like: one))
  }

  /// Appends the positions that aren't before the last one, and returns their rows in the chunk.
  private mutating func ascendingRows(_ piece: ChartSet, _ late: inout Int) -> [Int] {
    let positions = piece.positions
    guard list != nil else { return Array(0..<positions.count) }
    guard positions.unit == unit else {
      late += positions.count
      return []
    }
    var rows: [Int] = []
    rows.reserveCapacity(positions.count)
    var last = list?.last ?? -.infinity
    for row in 0..<positions.count {
      let position = positions[row]
      guard position >= last, position.isFinite else {
        late += 1
        continue
      }
      last = position
      list?.append(position)
      rows.append(row)
    }
    return rows
  }

  private func gaps(like one: Series) -> Series {
    var copy = one
    copy.changeLists { $0 = Array(repeating: .nan, count: count) }
    return copy
  }

  /// Drops the rows before a window and returns their number.
  mutating func drop(_ window: ChartStream.Window) -> Int {
    let rows = rowsBefore(window)
    guard rows > 0 else { return 0 }
    list?.removeFirst(rows)
    firstNumber += rows
    count -= rows
    for index in series.indices { series[index].changeLists { $0.removeFirst(rows) } }
    return rows
  }

  private func rowsBefore(_ window: ChartStream.Window) -> Int {
    switch window {
    case .everything: return 0
    case .points(let points): return max(0, count - max(0, points))
    case .recent:
      let most = ChartStream.mostRows(ofSeries: series.count)
      // Rows are dropped in large numbers, since dropping a single one takes as long.
      return count > most + most / 4 ? count - most : 0
    case .duration(let duration):
      let positions = set.positions
      guard count > 0 else { return 0 }
      let length = unit == .days ? duration / 86_400 : duration
      return min(count - 1, positions.firstIndex(atOrAfter: positions[count - 1] - length))
    }
  }
}

extension Series {
  /// Appends values from a chunk of the series, or gaps if there is none.
  fileprivate mutating func append(_ piece: Series?, _ rows: [Int]) {
    values.append(piece?.values, rows)
    guard candles != nil else { return }
    candles?.open.append(piece?.candles?.open, rows)
    candles?.high.append(piece?.candles?.high, rows)
    candles?.low.append(piece?.candles?.low, rows)
  }
}

extension [Double] {
  fileprivate mutating func append(_ piece: [Double]?, _ rows: [Int]) {
    guard let piece else { return append(contentsOf: repeatElement(.nan, count: rows.count)) }
    if rows.count == piece.count {
      append(contentsOf: piece)
    } else {
      append(contentsOf: rows.lazy.map { piece[$0] })
    }
  }
}
