/// The meaning of the columns of a delimited text.
struct Layout: Hashable, Sendable {
  var dialect: Dialect
  var hasHeader = false
  var names: [String] = []
  var kinds: [ColumnKind] = []
  /// The number of rows from which the layout was detected.
  private(set) var sampled = 0

  enum ColumnKind: Hashable, Sendable {
    case number(NumberFormat)
    case time(TimeForm)
    /// The time of day for the date in the preceding column.
    case clock
    case text
  }

  /// Detects the layout of a text from its first rows.
  init(_ bytes: Span<UInt8>, _ options: DelimitedOptions) throws(TableError) {
    dialect =
      options.delimiter.map { Dialect(delimiter: $0, comment: options.comment) }
      ?? Dialect.guess(bytes, comment: options.comment)
    let sample = Sample(bytes, dialect)
    let width = sample.width.cells
    sampled = sample.rows.count
    let even = sample.rows.filter { $0.count == width }
    guard let first = even.first else { throw TableError(.empty, file: options.file) }
    let body = ColumnSamples(rows: even.count > 1 ? Array(even.dropFirst()) : even, width: width)
    kinds = body.kinds(options)
    let isFirstWhole = sample.rows.first?.count == width
    hasHeader = options.hasHeader ?? (isFirstWhole && isHeader(first, body))
    names = Self.unique(hasHeader ? first : Array(repeating: [], count: width))
    try chooseTime(body, options)
  }

  /// Returns whether a row doesn't match the columns: its time isn't one, or most of its numbers
  /// are text.
  private func isHeader(_ row: [[UInt8]], _ body: ColumnSamples) -> Bool {
    var texts = 0
    var numbers = 0
    for (column, cell) in row.enumerated() {
      if body.isDate(column), !NumberFormat.isMissing(cell[...]), ColumnSamples.time([cell]) == nil
      {
        return true
      }
      switch kinds[column] {
      case .number(let format):
        switch format.read(cell[...]) {
        case .missing: break
        case .notNumber: texts += 1
        case .number, .ambiguous, .notFinite: numbers += 1
        }
      case .time, .clock, .text: break
      }
    }
    let hasNoNumbers = kinds.allSatisfy { $0 == .text }
    return hasNoNumbers ? row.allSatisfy { !$0.isEmpty } : texts > numbers
  }

  /// Returns a column for an error message.
  func errorColumn(_ column: Int) -> TableError.Column {
    TableError.Column(number: column + 1, name: hasHeader ? names[column] : nil)
  }

  private static func unique(_ cells: [[UInt8]]) -> [String] {
    var used: Set<String> = []
    var numbers: [String: Int] = [:]
    return cells.enumerated().map { index, cell in
      let text = String(decoding: Byte.trimmed(cell[...]), as: UTF8.self)
      let name = text.isEmpty ? "column \(index + 1)" : text
      var unique = name
      var number = numbers[name, default: 2]
      while !used.insert(unique).inserted {
        unique = "\(name) \(number)"
        number += 1
      }
      numbers[name] = number
      return unique
    }
  }
}

// MARK: - Time

extension Layout {
  private mutating func chooseTime(
    _ body: ColumnSamples, _ options: DelimitedOptions
  ) throws(TableError) {
    switch options.time {
    case .none: return
    case .automatic: findTime(body, options)
    case .preferred(let name):
      guard let column = column(name), options.timeForm ?? body.time(column) != nil else {
        return findTime(body, options)
      }
      setTime(column, body, options)
    case .column(let name):
      guard let column = column(name) else {
        throw TableError(.noSuchColumn(name, known: names), file: options.file)
      }
      setTime(column, body, options)
      guard case .time = kinds[column] else {
        throw TableError(
          .noTimes, file: options.file,
          column: errorColumn(column))
      }
    }
  }

  private static let timeNames: Set = [
    "time", "date", "timestamp", "datetime", "ts", "epoch", "unix", "x",
  ]

  /// Returns whether a column can hold times as numbers: counts since 1970 or dates in digits if it
  /// is the first column or has a name for a time, and times of day if it is the first column.
  private func isCount(_ column: Int, _ body: ColumnSamples) -> Bool {
    guard let form = body.time(column) else { return false }
    return column == 0 || form != .clocks && Self.timeNames.contains(names[column].lowercased())
  }

  /// Chooses the first column of dates, otherwise one of counts or times of day; with a given form,
  /// a column of numbers with a name for a time, otherwise the first one.
  private mutating func findTime(_ body: ColumnSamples, _ options: DelimitedOptions) {
    let found: Int?
    if options.timeForm != nil {
      let numbers = kinds.indices.filter { if case .number = kinds[$0] { true } else { false } }
      found =
        numbers.first { Self.timeNames.contains(names[$0].lowercased()) }
        ?? numbers.first { $0 == 0 }
    } else {
      found =
        kinds.indices.first { body.isDate($0) } ?? kinds.indices.first { isCount($0, body) }
    }
    if let found { setTime(found, body, options) }
  }

  private func column(_ name: String) -> Int? {
    if let index = names.firstIndex(of: name) { return index }
    guard let number = Int(name), (1...kinds.count).contains(number) else { return nil }
    return number - 1
  }

  private mutating func setTime(
    _ column: Int, _ body: ColumnSamples, _ options: DelimitedOptions
  ) {
    guard let form = options.timeForm ?? body.time(column) else { return }
    kinds[column] = .time(form)
    if form == .dates, let zoned = body.clock(column + 1) {
      kinds[column] = .time(.moments(hasZone: zoned))
      kinds[column + 1] = .clock
    }
  }
}
