internal import Charts
internal import Tables

extension TableChart {
  /// The series to which the rows of a long table belong.
  struct Groups {
    /// The columns that distinguish the series.
    var columns: [Int]
    /// The name of each row's series.
    var names: TextColumn
  }

  /// Returns the series of a long table: those of the requested column, otherwise of a column that
  /// distinguishes rows at equal positions; `nil` for another table.
  ///
  /// A line through rows of several series would be a zigzag. Columns whose texts weren't kept
  /// aren't considered.
  mutating func groups(
    _ positions: Positions, _ order: [Int]?, _ drawn: DrawnColumns
  ) throws(ChartReaderError) -> Groups? {
    if let name = options.grouping ?? source.grouping {
      if options.grouping == nil {
        notes.append("each block between empty lines was read as a series")
      }
      let index = try column(name)
      let cells = try cells(index)
      return Groups(columns: [index], names: order.map { cells.reordered($0) } ?? cells)
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
    guard case .listed(let list) = positions.storage, list.count >= 4,
      4 * zip(list, list.dropFirst()).count(where: ==) >= list.count
    else { return nil }
    let starts = list.indices.filter { $0 == 0 || list[$0] != list[$0 - 1] }
    let columns = table.columns.enumerated().compactMap { index, column in
      // What is the same in all rows distinguishes none.
      guard case .texts(let texts) = column.content, texts.count == table.rows.count,
        texts.names.count > 1
      else { return nil as Groups? }
      return Groups(columns: [index], names: order.map { texts.reordered($0) } ?? texts)
    }
    if let group = columns.first(where: { Self.distinguish($0.names, starts) }) { return group }
    if drawn.columns.count > 1, let group = numberedSeries(starts, order) { return group }
    guard columns.count > 1 else { return nil }
    let joined = columns.dropFirst().reduce(columns[0].names) { TextColumn(joining: $0, $1.names) }
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
    let names = order.map { cells.reordered($0) } ?? cells
    return Groups(columns: [found], names: names.renamed { "\(name) \($0)" })
  }

  /// Returns whether texts that recur differ within each run of rows.
  private static func distinguish(_ texts: TextColumn, _ starts: [Int]) -> Bool {
    guard 2 * texts.names.count <= texts.count else { return false }
    // The last run in which each text occurred.
    var runs = Array(repeating: 0, count: texts.names.count)
    for (run, start) in starts.enumerated() {
      let end = run + 1 < starts.count ? starts[run + 1] : texts.count
      for code in texts.codes[start..<end] {
        guard runs[Int(code)] <= run else { return false }
        runs[Int(code)] = run + 1
      }
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
    let names = groups.names.names
    let places = RowPlaces(rowPositions, series: names.count)
    let (slots, count) = places.slots(groups.names)
    guard names.count * columns.count * max(1, count) <= Self.mostValues else {
      throw fault(
        "\(Self.list(groups.columns.map { table.columns[$0].name })) has"
          + " \(names.count) different values, too many for series")
    }
    var labels = DistinctNames()
    let texts = names.map { name in
      columns.map { column in
        let name = name.isEmpty ? "–" : name
        return labels.add(
          columns.count == 1 ? name : "\(name) \(table.columns[column.index].name)")
      }
    }
    var series = names.map { _ in [Series]() }
    for (place, column) in columns.enumerated() {
      for (group, list) in lists(of: column.index, groups, order, places, count).enumerated() {
        var one = Series(
          label: texts[group][place],
          kind: column.candles == nil ? column.kind : .line, values: list.values,
          unit: table.columns[column.index].unit)
        one.joinsGaps = list.isComplete
        series[group].append(one)
      }
    }
    var common = positions
    common.storage = slots
    return ChartSet(positions: common, series: series.flatMap(\.self))
  }

  /// Returns the values of each series of a column, and whether all of its rows have one.
  private func lists(
    of column: Int, _ groups: Groups, _ order: [Int]?, _ places: RowPlaces, _ count: Int
  ) -> [(values: [Double], isComplete: Bool)] {
    guard case .numbers(let values) = table.columns[column].content else { return [] }
    var lists = groups.names.names.map { _ in Array(repeating: Double.nan, count: count) }
    var areComplete = lists.map { _ in true }
    var places = places
    for (row, code) in groups.names.codes.enumerated() {
      let value = values[order?[row] ?? row]
      lists[Int(code)][places.next(Int(code))] = value
      if !value.isFinite { areComplete[Int(code)] = false }
    }
    return Array(zip(lists, areComplete))
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
    let named = Groups(columns: groups.columns, names: groups.names.reordered(order))
    var set = try set(of: named, sorted, order, columns, sorted)
    // A missing combination is a gap.
    for index in set.series.indices { set.series[index].joinsGaps = false }
    let names = places.sorted { $0.value < $1.value }.map(\.key)
    set.positions = Positions(
      labels: (0..<set.positions.count).map { names[Int(set.positions[$0])] })
    return set
  }
}

/// The places of the rows of several series on common positions, which repeat if a series has several
/// rows there.
private struct RowPlaces {
  /// Whether rows are numbered in each series.
  private let isNumbered: Bool
  /// The position of each row, unless all differ.
  private let list: [Double]
  private let regular: Positions.Storage?
  private var row = 0
  /// The place of the current position, and the number of places.
  private var (start, count) = (0, 0)
  /// The place of the last position of each series, and the number of its rows there.
  private var lasts: [(start: Int, count: Int)]

  /// Creates the places of rows in the order of their positions, if they have them.
  init(_ positions: Positions?, series: Int) {
    isNumbered = positions == nil
    lasts = Array(repeating: (-1, 0), count: series)
    switch positions?.storage {
    case .listed(let list)?: (self.list, regular) = (list, nil)
    case let storage: (list, regular) = ([], storage)
    }
  }

  /// Returns the place of the next row, which belongs to a series.
  @inline(__always)
  mutating func next(_ series: Int) -> Int {
    if !isNumbered, list.isEmpty || row == 0 || list[row] != list[row - 1] { start = count }
    row += 1
    let before = lasts[series].start == start ? lasts[series].count : 0
    lasts[series] = (start, before + 1)
    count = max(count, start + before + 1)
    return start + before
  }

  /// Returns the positions of all rows, and their number.
  func slots(_ rows: TextColumn) -> (Positions.Storage, count: Int) {
    if let regular { return (regular, rows.count) }
    if isNumbered {
      let count = rows.counts.max() ?? 0
      return (.regular(start: 0, step: 1, count: count), count)
    }
    var slots: [Double] = []
    var places = self
    for (row, code) in rows.codes.enumerated() where places.next(Int(code)) == slots.count {
      slots.append(list[row])
    }
    return (PositionNumbers.storage(slots), slots.count)
  }
}
