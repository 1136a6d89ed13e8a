internal import Texts

/// The meaning of the columns of a delimited text.
struct DelimitedLayout: Hashable, Sendable {
  var dialect: Dialect
  /// The dialect of the header, if there is one.
  private(set) var headerDialect: Dialect
  var hasHeader = false
  var names: [String] = []
  var kinds: [ColumnKind] = []
  /// The number of rows from which the layout was detected.
  private(set) var sampled = 0
  /// For columns of texts some of which are numbers, the first one that isn't.
  private(set) var spoilers: [Int: TableError] = [:]

  enum ColumnKind: Hashable, Sendable {
    case number(NumberFormat)
    case time(TimeForm)
    /// The time of day for the date in the preceding column.
    case clock
    /// `AM` or `PM` for the time of day in the preceding column.
    case half
    case text
    /// Numbers that aren't needed.
    case ignored
  }

  /// Detects the layout of a text from its first rows.
  init(_ bytes: Span<UInt8>, _ options: DelimitedOptions) throws(TableError) {
    let dialect =
      options.delimiter.map { Dialect(delimiter: $0, comment: options.comment) }
      ?? Dialect.guess(bytes, comment: options.comment)
    let sample = Sample(bytes, dialect)
    try self.init(sample, dialect, options)
    takeMarkedRows(bytes, sample, options)
    if let needed = options.numberColumns { ignoreNumbers(except: needed) }
  }

  private init(
    _ sample: Sample, _ dialect: Dialect, _ options: DelimitedOptions
  ) throws(TableError) {
    (self.dialect, headerDialect) = (dialect, dialect)
    let width = sample.width.cells
    sampled = sample.rows.count
    let even = sample.rows.indices.filter { sample.rows[$0].count == width }
    guard let first = even.first else {
      let fault = sample.firstFault
      throw TableError(fault?.fault ?? .empty, file: options.file, row: fault?.row)
    }
    let rows = (even.count > 1 ? Array(even.dropFirst()) : even).map { sample.rows[$0] }
    let body = ColumnSamples(rows: rows, width: width)
    let format = body.format(options)
    kinds = body.kinds(format)
    hasHeader = options.hasHeader ?? (first == 0 && isHeader(sample.rows[first], body))
    names = Self.names(hasHeader ? sample.rows[first] : nil, width: width)
    try chooseTime(body, options)
    findSpoilers(sample, even.dropFirst(hasHeader ? 1 : 0), format, options)
  }

  /// Returns the names in a header, without the comment byte in front of the first one.
  private static func names(_ header: [[UInt8]]?, width: Int) -> [String] {
    guard var header else { return unique(Array(repeating: [], count: width)) }
    if let first = header.first, first.first == Byte.hash, first.count > 1 {
      header[0].removeFirst()
    }
    return unique(header)
  }

  /// Finds the cells because of which columns hold texts although they have numbers too.
  private mutating func findSpoilers(
    _ sample: Sample, _ rows: ArraySlice<Int>, _ format: NumberFormat, _ options: DelimitedOptions
  ) {
    for column in kinds.indices where kinds[column] == .text {
      var hasNumbers = false
      var spoiler: TableError?
      for row in rows {
        let cell = sample.rows[row][column]
        switch format.read(cell[...]) {
        case .missing: break
        case .number, .ambiguous, .notFinite: hasNumbers = true
        case .notNumber where spoiler == nil:
          spoiler = TableError(
            .notNumber(TableFault.excerpt(cell.span, 0..<cell.count)), file: options.file,
            row: sample.lines[row], column: errorColumn(column))
        case .notNumber: break
        }
      }
      if hasNumbers { spoilers[column] = spoiler }
    }
  }

  /// Leaves out the numbers of columns that aren't needed, whatever their cells hold.
  private mutating func ignoreNumbers(except needed: Set<String>) {
    for column in kinds.indices {
      guard case .number = kinds[column] else { continue }
      let keys = [names[column], names[column].lowercased(), String(column + 1)]
      if !keys.contains(where: needed.contains) { kinds[column] = .ignored }
    }
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
      case .time, .clock, .half, .text, .ignored: break
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

// MARK: - Rows that begin with the comment byte

extension DelimitedLayout {
  /// Accepts lines that begin with the comment byte as rows if they have as many cells and the
  /// first column holds texts, and one in front of the rows as their header if it can be that.
  ///
  /// The unmarked rows determine which columns hold texts; those that don't match are comments.
  private mutating func takeMarkedRows(
    _ bytes: Span<UInt8>, _ plain: Sample, _ options: DelimitedOptions
  ) {
    guard dialect.comment != nil, kinds.count > 1 else { return }
    var marked = dialect
    marked.markedCells = kinds.count
    guard plain.hasComments else {
      if kinds[0] == .text { dialect = marked }
      return
    }
    var sample = Sample(bytes, marked)
    let lead = sample.lines.count { $0 < plain.lines.first ?? 0 }
    let first = sample.rows.first
    // In front of a header, they are comments.
    if hasHeader { sample.removeFirst(lead) }
    if kinds[0] == .text, sample.rows.count > plain.rows.count,
      let layout = try? DelimitedLayout(sample, marked, options), layout.kinds[0] == .text,
      zip(kinds, layout.kinds).allSatisfy({ $0 == .text || $1 != .text })
    {
      let header = hasHeader ? dialect : marked
      self = layout
      headerDialect = header
      return
    }
    if kinds[0] == .text { dialect = marked }
    guard !hasHeader, options.hasHeader == nil, lead == 1, let first,
      isHeader(
        first,
        ColumnSamples(
          rows: plain.rows.filter { $0.count == kinds.count }, width: kinds.count))
    else { return }
    hasHeader = true
    headerDialect = marked
    names = Self.names(first, width: kinds.count)
  }
}

// MARK: - Time

extension DelimitedLayout {
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
        kinds.indices.first { body.isDate($0) }
        ?? kinds.indices.first { isCount($0, body) && hasNumbers(besides: $0) }
    }
    if let found { setTime(found, body, options) }
  }

  /// Returns whether values would be left if a column held times.
  private func hasNumbers(besides column: Int) -> Bool {
    kinds.indices.contains { index in
      if index != column, case .number = kinds[index] { true } else { false }
    }
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
    var last = column
    if form == .dates, let zoned = body.clock(column + 1) {
      last += 1
      kinds[column] = .time(.moments(hasZone: zoned))
      kinds[last] = .clock
    }
    if kinds[column] != .time(.dates), body.isHalf(last + 1) { kinds[last + 1] = .half }
  }
}
