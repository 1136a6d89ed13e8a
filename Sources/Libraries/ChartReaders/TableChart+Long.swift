internal import Charts
internal import Tables

extension TableChart {
  /// The series to which the rows of a long table belong.
  struct Groups {
    /// The columns that distinguish the series.
    var columns: [Int]
    /// The name of each row's series.
    var names: [String]
  }

  /// Returns the series of a long table: those of the requested column, otherwise of a column that
  /// distinguishes rows at equal positions; `nil` for another table.
  ///
  /// A line through rows of several series would be a zigzag. Columns whose texts weren't kept
  /// aren't considered.
  mutating func groups(
    _ positions: Positions, _ order: [Int]?, _ drawn: DrawnColumns
  ) throws(ChartReaderError) -> Groups? {
    if let name = options.grouping {
      let index = try column(name)
      let cells = try cells(index)
      return Groups(columns: [index], names: order.map { $0.map { cells[$0] } } ?? cells)
    }
    if let index = foundGrouping {
      notes.append("each value of \(table.columns[index].name.excerpt) was read as a series")
      return Groups(columns: [index], names: try cells(index))
    }
    if let boxes = boxGroups(order, drawn) { return boxes }
    guard !isPiece, !isNumbered, !isCategories,
      drawn.columns.contains(where: { !$0.kind.traits.drawsPoints }),
      let groups = foundGroups(positions, order, drawn)
    else { return nil }
    let names = Self.list(groups.columns.map { table.columns[$0].name })
    notes.append("each value of \(names) was read as a series, since times repeat")
    return groups
  }

  private func foundGroups(
    _ positions: Positions, _ order: [Int]?, _ drawn: DrawnColumns
  ) -> Groups? {
    let starts = positions.startsOfRuns
    guard positions.count >= 4, 4 * (positions.count - starts.count) >= positions.count else {
      return nil
    }
    let columns = table.columns.enumerated().compactMap { index, column in
      guard case .texts(let texts) = column.content, texts.count == table.rows.count else {
        return nil as Groups?
      }
      return Groups(columns: [index], names: order.map { $0.map { texts[$0] } } ?? texts)
    }
    if let group = columns.first(where: { Self.distinguish($0.names, starts) }) { return group }
    if drawn.columns.count > 1, let group = numberedSeries(starts, order) { return group }
    guard columns.count > 1, let first = columns.first else { return nil }
    let joined = first.names.indices.map { row in
      columns.map { $0.names[row] }.joined(separator: " ")
    }
    guard Self.distinguish(joined, starts) else { return nil }
    return Groups(columns: columns.flatMap(\.columns), names: joined)
  }

  /// Returns the series of a column whose whole numbers are the same in each run of rows, as those
  /// of machines are; `nil` if there is none.
  private func numberedSeries(_ starts: [Int], _ order: [Int]?) -> Groups? {
    guard starts.count > 2 else { return nil }
    let found = table.columns.firstIndex { column in
      guard case .numbers(let numbers) = column.content, numbers.count == table.rows.count,
        numbers.allSatisfy({ $0 == $0.rounded() })
      else { return false }
      let values = order.map { $0.map { numbers[$0] } } ?? numbers
      let ends = starts.dropFirst() + [values.count]
      let first = Set(values[starts[0]..<starts[1]])
      return first.count > 1
        && zip(starts, ends).allSatisfy { start, end in
          end - start == first.count && Set(values[start..<end]) == first
        }
    }
    guard let found, let cells = try? cells(found) else { return nil }
    let name = table.columns[found].name
    let names = order.map { $0.map { cells[$0] } } ?? cells
    return Groups(columns: [found], names: names.map { "\(name) \($0)" })
  }

  /// Returns whether texts that recur differ within each run of rows.
  private static func distinguish(_ texts: [String], _ starts: [Int]) -> Bool {
    guard 2 * Set(texts).count <= texts.count else { return false }
    var run: Set<String> = []
    var next = starts.makeIterator()
    var start = next.next()
    for (row, text) in texts.enumerated() {
      if row == start {
        run.removeAll(keepingCapacity: true)
        start = next.next()
      }
      guard run.insert(text).inserted else { return false }
    }
    return true
  }
}

// MARK: - The series

extension TableChart {
  /// The maximum number of values in the series of a long table.
  private static let mostValues = 50_000_000

  /// Returns a set with a series for each group and drawn column.
  func set(
    of groups: Groups, _ positions: Positions, _ order: [Int]?, _ drawn: DrawnColumns
  ) throws(ChartReaderError) -> ChartSet {
    let columns = drawn.columns.filter { !groups.columns.contains($0.index) }
    guard !columns.isEmpty else { throw fault("there is no column of numbers to draw") }
    if isCategories, let labels = positions.labels {
      return try set(of: groups, inCategories: labels, columns)
    }
    return try set(of: groups, isNumbered ? nil : positions, order, columns, positions)
  }

  private func set(
    of groups: Groups, _ rowPositions: Positions?, _ order: [Int]?, _ columns: [DrawnColumn],
    _ positions: Positions
  ) throws(ChartReaderError) -> ChartSet {
    let rows = GroupedRows(groups.names, rowPositions)
    guard rows.names.count * columns.count * max(1, rows.slots.count) <= Self.mostValues else {
      throw fault(
        "\(Self.list(groups.columns.map { table.columns[$0].name })) has"
          + " \(rows.names.count) different values, too many for series")
    }
    var series: [Series] = []
    var labels = DistinctNames()
    for (group, name) in rows.names.enumerated() {
      for column in columns {
        guard case .numbers(let values) = table.columns[column.index].content else { continue }
        var list = Array(repeating: Double.nan, count: rows.slots.count)
        var isComplete = true
        for row in rows.members[group] {
          let value = values[order?[row] ?? row]
          list[rows.slot[row]] = value
          isComplete = isComplete && value.isFinite
        }
        let value = table.columns[column.index].name
        var one = Series(
          label: labels.add(columns.count == 1 ? name : "\(name) \(value)"),
          kind: column.candles == nil ? column.kind : .line, values: list,
          unit: table.columns[column.index].unit)
        one.joinsGaps = isComplete
        series.append(one)
      }
    }
    var slots = positions
    slots.storage = PositionNumbers.storage(rows.slots)
    return ChartSet(positions: slots, series: series)
  }

  /// Returns a set with a position for each different category, in the order of their first rows.
  private func set(
    of groups: Groups, inCategories labels: [String], _ columns: [DrawnColumn]
  ) throws(ChartReaderError) -> ChartSet {
    var places: [String: Int] = [:]
    for label in labels where places[label] == nil { places[label] = places.count }
    let category = labels.map { places[$0] ?? 0 }
    let order = category.indices.sorted { (category[$0], $0) < (category[$1], $1) }
    let sorted = Positions(.listed(order.map { Double(category[$0]) }), unit: .number)
    let named = Groups(columns: groups.columns, names: order.map { groups.names[$0] })
    var set = try set(of: named, sorted, order, columns, sorted)
    // A missing combination is a gap.
    for index in set.series.indices { set.series[index].joinsGaps = false }
    let names = places.sorted { $0.value < $1.value }.map(\.key)
    set.positions = Positions(
      labels: (0..<set.positions.count).map { names[Int(set.positions[$0])] })
    return set
  }
}

/// The rows of several series on common positions.
private struct GroupedRows {
  /// The names of the series, in the order of their first rows.
  private(set) var names: [String] = []
  /// The rows of each series.
  private(set) var members: [[Int]] = []
  /// The index of each row's position.
  private(set) var slot: [Int] = []
  /// The positions; one at which a series has several rows is repeated.
  private(set) var slots: [Double] = []

  /// Groups rows in the order of their positions; without these, rows are numbered in each series.
  init(_ groups: [String], _ positions: Positions?) {
    var places: [String: Int] = [:]
    var start = 0
    // The number of rows of each series at the current position, by the start of its slots.
    var counts: [(start: Int, count: Int)] = []
    for (row, name) in groups.enumerated() {
      let group = places[name] ?? names.count
      if group == names.count {
        places[name] = group
        names.append(name.isEmpty ? "–" : name)
        members.append([])
        counts.append((-1, 0))
      }
      if let positions, row == 0 || positions[row] != positions[row - 1] { start = slots.count }
      let count = positions == nil || counts[group].start == start ? counts[group].count : 0
      if start + count == slots.count { slots.append(positions?[row] ?? Double(count)) }
      slot.append(start + count)
      counts[group] = (start, count + 1)
      members[group].append(row)
    }
  }
}

extension Positions {
  /// The first index of each run of equal positions.
  fileprivate var startsOfRuns: [Int] {
    (0..<count).filter { $0 == 0 || self[$0] != self[$0 - 1] }
  }
}
