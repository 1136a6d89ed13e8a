internal import JSON

/// The names of columns whose rows are arrays, inferred from their values.
struct UnnamedColumns {
  private(set) var names: [String]
  /// Whether the column named “time” holds seconds since 1970 with fractions.
  private(set) var hasSeconds = false

  /// The number of rows that decide.
  private static let sample = 200
  /// The number of cells up to which most of them may be missing, and the maximum number for each
  /// value of a larger table.
  private static let mostCells = (inSmallTable: 1 << 20, perValue: 16)

  /// Infers names; a column of values beside positions gets the given one.
  init(_ rows: [[JSONValue]], name: String?) {
    let width = rows.map(\.count).max() ?? 0
    let columns = (0..<width).map { column in
      rows.prefix(Self.sample).map { $0.indices.contains(column) ? $0[column] : .null }
    }
    names = columns.indices.map { "column \($0 + 1)" }
    if let time = Self.time(columns, name) {
      names[time] = "time"
      let values = columns[time].compactMap(\.double)
      hasSeconds = values.contains { $0 != $0.rounded() }
      if time == 0, let candle = Self.candle(columns) {
        names = (["time"] + candle + (width == 8 ? ["average", "volume"] : ["volume"]))
        names = Array(names.prefix(width))
      }
    } else if width > 1, Self.ascends(columns[0]) {
      names[0] = Self.position(columns[0].compactMap(\.double), otherwise: "x")
    }
    if width == 1 { names = [name ?? "y"] }
    if width == 2, let value = names.firstIndex(where: { $0.hasPrefix("column ") }),
      !names[1 - value].hasPrefix("column ")
    {
      names[value] = name.flatMap { JSONTable.isPosition($0) ? nil : $0 } ?? "value"
    }
  }

  /// Returns whether rows aren't so ragged that nearly all cells of a table would be missing.
  static func mayRead(_ rows: [[JSONValue]]) -> Bool {
    let width = rows.reduce(0) { max($0, $1.count) }
    let cells = width * min(rows.count, sample)
    return cells <= mostCells.inSmallTable
      || cells / mostCells.perValue <= rows.reduce(0) { $0 + $1.count }
  }

  /// Returns rows in place of a few arrays that are columns, the first one of times; `nil` for any
  /// others.
  static func transposed(_ arrays: [[JSONValue]]) -> [[JSONValue]]? {
    guard let first = arrays.first, arrays.count > 1, first.count > 2, isTime(first),
      arrays.allSatisfy({ $0.count == first.count })
    else { return nil }
    return first.indices.map { row in arrays.map { $0[row] } }
  }
}

// MARK: - Positions

extension UnnamedColumns {
  /// Returns the name of a column of positions: “time”, “year” or the given one.
  static func position(_ numbers: [Double], otherwise name: String) -> String {
    if PositionNumbers.ticksPerSecond(numbers) != nil { return "time" }
    return PositionNumbers.areYears(numbers) && areUsualYears(numbers) ? "year" : name
  }

  /// Returns whether years without a name are of the last centuries or successive.
  private static func areUsualYears(_ years: [Double]) -> Bool {
    years.allSatisfy { (1800...2100).contains($0) }
      || zip(years, years.dropFirst()).allSatisfy { abs($1 - $0) == 1 }
  }
}

// MARK: - Times

extension UnnamedColumns {
  /// Returns the column of times; Grafana puts it last.
  ///
  /// Counts beside ascending numbers are values, such as amounts of money by year.
  private static func time(_ columns: [[JSONValue]], _ name: String?) -> Int? {
    let isLast = name?.lowercased() == "datapoints"
    let hasPositions = !isLast && columns.first.map(ascends) ?? false
    let times = columns.indices.filter { index in
      let column = columns[index]
      return index > 0 && hasPositions
        ? !column.isEmpty && column.allSatisfy(\.isDate) : isTime(column)
    }
    return isLast ? times.last : times.first
  }

  /// Returns whether all values are dates, or counts since 1970 in order.
  private static func isTime(_ values: [JSONValue]) -> Bool {
    if values.allSatisfy(\.isDate), !values.isEmpty { return true }
    let numbers = values.compactMap(\.double)
    guard numbers.count == values.count, let largest = numbers.map(\.magnitude).max() else {
      return false
    }
    guard isMonotonic(numbers) else { return false }
    return (1e9..<1e10).contains(largest) && numbers.allSatisfy { $0 > 0 }
      || PositionNumbers.ticksPerSecond(numbers) != nil
  }

  private static func isMonotonic(_ numbers: [Double]) -> Bool {
    let pairs = zip(numbers, numbers.dropFirst())
    return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
  }

  private static func ascends(_ values: [JSONValue]) -> Bool {
    let numbers = values.compactMap(\.double)
    return numbers.count == values.count
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }
}

// MARK: - Candles

extension UnnamedColumns {
  /// The orders of a candle's prices used by exchanges.
  private static let orders = [
    ["open", "high", "low", "close"], ["low", "high", "open", "close"],
    ["open", "close", "high", "low"],
  ]

  /// Returns the names of the four columns after the times; `nil` if no order fits nine tenths of the
  /// rows.
  private static func candle(_ columns: [[JSONValue]]) -> [String]? {
    guard columns.count >= 5 else { return nil }
    let rows = columns[0].indices.map { row in (1...4).compactMap { columns[$0][row].double } }
    return orders.first { order in
      guard let low = order.firstIndex(of: "low"), let high = order.firstIndex(of: "high") else {
        return false
      }
      let fitting = rows.count { prices in
        prices.count == 4 && prices.allSatisfy { prices[low] <= $0 && $0 <= prices[high] }
      }
      return fitting * 10 >= rows.count * 9
    }
  }
}
