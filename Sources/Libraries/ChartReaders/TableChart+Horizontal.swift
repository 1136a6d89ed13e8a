internal import Charts
internal import Tables

extension TableChart {
  /// The lowercase names of columns that hold positions.
  static let positionNames: Set<String> = [
    "x", "date", "time", "index", "timestamp", "datetime", "ts", "epoch", "unix", "t",
    "icmp_seq", "datum",
  ]

  /// Returns whether a column has a name such as `created_at` and numbers that may be times since 1970.
  private func holdsCounts(_ index: Int, _ name: String) -> Bool {
    guard ["timestamp", "_time", "_at", "_ts"].contains(where: { name.hasSuffix($0) }),
      case .numbers(let values) = table.columns[index].content
    else { return false }
    return PositionNumbers.ticksPerSecond(values.filter { !$0.isNaN }) != nil
  }

  /// The lowercase names of columns that hold positions if their numbers rise.
  private static let countNames: Set<String> = [
    "n", "step", "iteration", "iter", "frame", "sample", "row", "elapsed", "seconds",
  ]

  /// Chooses the column of the horizontal axis; `nil` for row numbers.
  mutating func horizontalColumn() throws(ChartReaderError) -> Int? {
    if let name = options.horizontal {
      let index = try column(name)
      if case .texts(let texts) = table.columns[index].content {
        guard !isPiece else {
          throw fault(
            "the column holds texts, but positions of a stream are times or numbers", column: index)
        }
        guard texts.count == table.rows.count else {
          throw tooManyTexts(index, "categories; without --x, the rows are numbered")
        }
      }
      return index
    }
    if let index = table.columns.firstIndex(where: { $0.isTimes }) { return index }
    if let name = source.horizontal, let index = places[name], isNumeric(index) { return index }
    let numeric = table.columns.indices.filter(isNumeric)
    let named = numeric.first {
      let name = ColumnName(table.columns[$0].name).base.lowercased()
      return Self.positionNames.contains(name) || name == "year" && holdsYears($0)
        || holdsCounts($0, name)
    }
    if let named, numeric.contains(where: { $0 != named && hasValues($0) }) || isSpoiled {
      return named
    }
    if let rising = risingColumn(numeric) { return rising }
    return try categoryColumn()
  }

  /// Returns the first column if its numbers rise in each row and it has no name, the name of a
  /// counter or time, or at least eight rows.
  private mutating func risingColumn(_ numeric: [Int]) -> Int? {
    guard !isPiece, let first = numeric.first, first == 0,
      numeric.contains(where: { $0 != first && hasValues($0) }),
      case .numbers(let values) = table.columns[first].content, values.count > 1,
      zip(values, values.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    let name = table.columns[first].name
    let plain = ColumnName(name).base.lowercased()
    let isCount =
      source.unnamed.contains(name) && source.hasHeader || Self.countNames.contains(plain)
      || plain.hasSuffix("date") || plain.hasSuffix("time")
    guard isCount || values.count >= 8 else { return nil }
    if !isCount { notes.append("\(name.excerpt) rises, so it was read as the horizontal axis") }
    return first
  }

  /// Whether a cell keeps another column from holding numbers, which the user has to know.
  private var isSpoiled: Bool { !isPiece && !source.spoilers.isEmpty }

  /// Returns whether a column of numbers has one, which is assumed for a chunk of a stream.
  private func hasValues(_ index: Int) -> Bool {
    guard case .numbers(let values) = table.columns[index].content else { return false }
    return isPiece || !values.allSatisfy { $0.isNaN }
  }

  /// Returns whether each row has a different year, or together with a text that recurs; this is
  /// assumed for a chunk of a stream.
  private func holdsYears(_ index: Int) -> Bool {
    guard case .numbers(let values) = table.columns[index].content else { return false }
    guard !isPiece else { return true }
    guard PositionNumbers.areYears(values) else { return false }
    return Set(values).count == values.count
      || table.columns.contains { column in
        guard case .texts(let texts) = column.content, texts.count == values.count else {
          return false
        }
        let width = texts.names.count
        return 2 * width <= texts.count
          && Set(zip(values, texts.codes).map { Int($0) * width + Int($1) }).count == values.count
      }
  }

  /// Returns ascending positions, and the order of the rows if it differs from the table's.
  mutating func positions(_ column: Int?) throws(ChartReaderError) -> (Positions, order: [Int]?) {
    guard let column else {
      isNumbered = true
      let count = table.rows.count
      return (Positions(.regular(start: 0, step: 1, count: count), unit: .number), nil)
    }
    switch table.columns[column].content {
    case .times(let times): return (positions(times), nil)
    case .numbers(let values): return try positions(values, column)
    case .texts(let names):
      isCategories = true
      return (Positions(labels: Array(names)), nil)
    }
  }

  private mutating func positions(_ times: Times) -> Positions {
    let storage: Positions.Storage =
      switch times.storage {
      case .regular(let start, let step, let count):
        .regular(start: start, step: step, count: count)
      case .listed(let values): .listed(values)
      }
    return withDays(
      Positions(
        storage, unit: PositionUnit(times.unit), hasZone: times.hasZone || times.unit != .seconds)
    )
  }

  private mutating func positions(
    _ values: [Double], _ column: Int
  ) throws(ChartReaderError) -> (Positions, order: [Int]?) {
    let name = table.columns[column].name
    let known = values.contains(where: \.isNaN) ? values.filter { !$0.isNaN } : values
    let found =
      scale ?? options.times?.scale ?? PositionNumbers.NumberUnit(known, name: name.lowercased())
    scale = found
    // An invalid year is missing.
    let values =
      found == .years ? values.map { PositionNumbers.areYears([$0]) ? $0 : .nan } : values
    let order = try order(values, column)
    let list = order.map { $0.map { values[$0] } } ?? values
    if found == .years {
      notes.append("\(name.excerpt) was read as years, each as its first day")
      let days = PositionNumbers.storage(PositionNumbers.firstDays(list))
      return (Positions(days, unit: .days), order)
    }
    if found == .serials {
      notes.append("\(name.excerpt) was read as days since December 30, 1899, as in Excel")
      let seconds = list.map { (($0 - 25_569) * 86_400).rounded() }
      return (withDays(Positions(PositionNumbers.storage(seconds), unit: .seconds)), order)
    }
    guard case .ticks(let ticks) = found else {
      var positions = Positions(PositionNumbers.storage(list), unit: .number)
      positions.unitName = table.columns[column].unit
      return (positions, order)
    }
    notes.append(PositionNumbers.note(name, ticksPerSecond: ticks))
    let seconds = ticks == 1 ? list : list.map { $0 / ticks }
    return (withDays(Positions(PositionNumbers.storage(seconds), unit: .seconds)), order)
  }

  /// Returns days in place of midnights, if there are no other times.
  private func withDays(_ positions: Positions) -> Positions {
    guard !isPiece else { return positions }
    return PositionNumbers.days(positions) ?? positions
  }

  /// Adds clauses about columns and rows of one series that aren't drawn as they seem.
  mutating func noteUnread(_ positions: Positions) {
    guard !isPiece else { return }
    let names = unread.map { table.columns[$0].name }
    let unread = names.filter { source.spoilers[$0] == nil }
    if !unread.isEmpty { notes.append("no numbers to draw are in \(Self.list(unread))") }
    let spoiled = names.filter { source.spoilers[$0] != nil }
    if let first = spoiled.first, let row = source.spoilers[first]?.row,
      let fault = source.spoilers[first]?.fault
    {
      notes.append("not drawn: \(Self.list(spoiled)), since in row \(row) \(fault)")
    }
    guard case .listed(let list) = positions.storage, positions.unit != .number else {
      return
    }
    let count = zip(list, list.dropFirst()).count { $0 == $1 }
    guard count > 0 else { return }
    notes.append("\(count) \(count == 1 ? "row has" : "rows have") the time of the row before")
  }

  /// Returns the rows that have a position, in ascending order; `nil` if that is all rows
  /// unchanged.
  private mutating func order(
    _ values: [Double], _ column: Int
  ) throws(ChartReaderError) -> [Int]? {
    let missing = values.firstIndex { $0.isNaN }
    if missing == nil, isPiece || zip(values, values.dropFirst()).allSatisfy({ $0 <= $1 }) {
      return nil
    }
    var order = Array(values.indices)
    if let missing {
      let error = fault(
        "the position is missing", row: table.rows[missing], column: column)
      order.removeAll { values[$0].isNaN }
      let areFew = 2 * order.count >= values.count
      guard options.badRows == .skip || options.badRows == .tolerate && areFew else { throw error }
      self.missing = values.count - order.count
      if !isPiece {
        notes.append(ReadTable.skipped(self.missing, first: "\(error)", source.file))
      }
    }
    guard !isPiece else { return order }
    guard zip(order, order.dropFirst()).contains(where: { values[$0] > values[$1] }) else {
      return missing == nil ? nil : order
    }
    notes.append("the rows were sorted by \(table.columns[column].name.excerpt)")
    return order.sorted { (values[$0], $0) < (values[$1], $1) }
  }
}

extension Table.Column {
  fileprivate var isTimes: Bool { if case .times = content { true } else { false } }
}

extension PositionUnit {
  fileprivate init(_ unit: Times.Unit) {
    switch unit {
    case .seconds: self = .seconds
    case .days: self = .days
    case .clock: self = .clock
    }
  }
}
