internal import Charts
internal import Tables

/// Converts a table to a chart set.
struct TableChart {
  private(set) var source: ReadTable
  let options: ChartReaderOptions
  /// Whether the table is a chunk of a stream, where nothing may depend on all rows together.
  let isPiece: Bool
  /// The scale of numeric positions; inferred if it isn't given.
  var scale: PositionNumbers.NumberUnit?
  /// Whether the rows are numbered because no column holds positions.
  var isNumbered = false
  /// Whether the positions are categories.
  var isCategories = false
  /// The column of texts that was found to distinguish the series of categories.
  var foundGrouping: Int?
  /// The number of rows skipped because they have no position.
  var missing = 0
  /// The indices of the columns without numbers.
  var unread: [Int] = []
  /// Clauses for the user.
  var notes: [String]
  /// The indices of the table's columns by name.
  let places: [String: Int]
  /// The numbers of the source's columns by name, from 1.
  private let numbers: [String: Int]

  var table: Table { source.table }

  init(
    _ source: ReadTable, _ options: ChartReaderOptions, isPiece: Bool = false,
    scale: PositionNumbers.NumberUnit? = nil
  ) {
    var source = source
    if options.isTransposed, !isPiece { source.transpose() }
    self.source = source
    self.options = options
    self.isPiece = isPiece
    self.scale = scale
    places = source.table.columns.enumerated().placesByName { $0.name }
    numbers = source.names.enumerated().placesByName { $0 }.mapValues { $0 + 1 }
    notes = source.notes
    if source.table.wasSorted { notes.append("the rows were sorted by time") }
  }

  mutating func set() throws(ChartReaderError) -> ChartSet {
    if let name = options.counted { return try counts(of: name) }
    let horizontal = try horizontalColumn()
    for column in source.table.unifyUnits(except: horizontal) {
      notes.append("\(column.name.excerpt) was converted to \(column.unit ?? "")")
    }
    if !isPiece {
      notes += FillValues(table, except: horizontal).remove(from: &source.table)
    }
    let drawn = try drawnColumns(besides: horizontal)
    let (positions, order) = try positions(horizontal)
    if let groups = try groups(positions, order, drawn) {
      unread.removeAll(where: groups.columns.contains)
      noteUnread(Positions(.listed([]), unit: .number))
      return try set(of: groups, positions, order, drawn)
    }
    noteUnread(positions)
    let set = ChartSet(
      positions: positions, series: drawn.columns.map { series($0, drawn, order) })
    guard drawn.hasVolume else { return set }
    var volume = set
    volume.hasTwoAxes = set.series.count == 2
    return volume
  }

  private func series(_ column: DrawnColumn, _ drawn: DrawnColumns, _ order: [Int]?) -> Series {
    func values(_ index: Int) -> [Double] {
      guard case .numbers(let values) = table.columns[index].content else { return [] }
      return order.map { $0.map { values[$0] } } ?? values
    }
    let candles = column.candles.map {
      Candles(open: values($0.open), high: values($0.high), low: values($0.low))
    }
    return Series(
      label: table.columns[column.index].name, kind: column.kind, values: values(column.index),
      candles: candles, unit: table.columns[column.index].unit)
  }
}

// MARK: - Names

extension TableChart {
  /// Returns the column with a name or a number from 1.
  func column(_ name: String) throws(ChartReaderError) -> Int {
    if let index = places[name] { return index }
    if let number = Int(name), (1...max(1, source.names.count)).contains(number),
      let known = source.names.prefix(number).last, let index = places[known]
    {
      return index
    }
    throw ChartReaderError(
      TableError(.noSuchColumn(name, known: table.columns.map(\.name)), file: source.file))
  }

  /// Returns the number of a column in the source, from 1; `nil` if the source doesn't name it.
  func number(of name: String) -> Int? { numbers[name] }

  /// Returns an error about the set or one of its columns.
  func fault(_ clause: String, row: Int? = nil, column: Int? = nil) -> ChartReaderError {
    guard let column else { return ChartReaderError(clause, file: source.file) }
    let name = table.columns[column].name
    return ChartReaderError(
      clause, file: source.file, row: row, column: (number(of: name) ?? column + 1, name))
  }

  func isTimes(_ index: Int) -> Bool {
    if case .times = table.columns[index].content { true } else { false }
  }

  func isNumeric(_ index: Int) -> Bool {
    if case .numbers = table.columns[index].content { true } else { false }
  }

  /// Returns at most five names, quoted.
  static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).map(\.excerpt).joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }
}

extension EnumeratedSequence {
  /// Returns the index of the first element with each name.
  fileprivate func placesByName(_ name: (Base.Element) -> String) -> [String: Int] {
    Dictionary(map { (name($0.element), $0.offset) }, uniquingKeysWith: { first, _ in first })
  }
}
