internal import Texts

/// The meaning of the columns of a delimited text.
struct DelimitedLayout: Hashable, Sendable {
  var dialect: Dialect
  private(set) var hasHeader = false
  /// The cells of the header, in one or more rows.
  private(set) var headerRows: [[[UInt8]]] = []
  /// The line, from 1, below the header and the lines above it.
  private(set) var bodyLine = 1
  /// The lines above the body.
  private var leadLines: Set<[UInt8]> = []
  var names: [String] = []
  var kinds: [ColumnKind] = []
  /// The number of rows from which the layout was detected.
  private(set) var sampled = 0
  /// Whether one of the rows below the first has a number or a time.
  private(set) var hasData = false
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
    /// Cells without a name in the header, of which the first rows have none.
    case unnamed
    /// No cells, as after a delimiter that ends each row but the header.
    case empty
  }

  /// Detects the layout of a text from its first rows.
  init(_ bytes: Span<UInt8>, _ options: DelimitedOptions) throws(TableError) {
    let named = Dialect.named(bytes)
    let dialect =
      (options.delimiter ?? named?.delimiter).map {
        Dialect(delimiter: $0, comment: options.comment)
      } ?? Dialect.guess(bytes, comment: options.comment)
    var sample = Sample(bytes, dialect)
    if named != nil, sample.lines.first == 1 { sample.removeFirst(1) }
    sample.removeTitles()
    sample.completeHeader()
    sample.removeRepeatedHeaders()
    try self.init(sample, dialect, options)
    takeMarkedRows(bytes, sample, options)
    bodyLine = max(bodyLine, named == nil ? 1 : 2)
    leadLines = Dialect.lines(bytes, before: bodyLine)
    if let needed = options.numberColumns { ignoreNumbers(except: needed) }
  }

  private init(
    _ sample: Sample, _ dialect: Dialect, _ options: DelimitedOptions
  ) throws(TableError) {
    self.dialect = dialect
    let width = sample.width.cells
    sampled = sample.rows.count
    hasData = sample.rows.dropFirst().contains { row in
      row.contains {
        let reading = NumberFormat().read($0[...])
        return reading != .notNumber && reading != .missing || ColumnSamples.time([$0]) != nil
      }
    }
    let even = sample.rows.indices.filter { sample.rows[$0].count == width }
    guard let first = even.first else {
      let fault = sample.firstFault
      throw TableError(fault?.fault ?? .empty, file: options.file, row: fault?.row)
    }
    let rows = even.map { sample.rows[$0] }
    // Lines above a header are titles; above numbers, they are faulty rows.
    let haveTitles = sample.rows[..<first].allSatisfy { mayLead($0, width) }
    let isAlone = even.count < 2 || even[1] != even[0] + 1
    let count = haveTitles ? headerCount(rows, most: isAlone ? 1 : 3, options) : 0
    hasHeader = options.hasHeader ?? (count > 0)
    let header = HeaderRows(rows: hasHeader ? Array(rows.prefix(max(1, count))) : [])
    let body = ColumnSamples(below: max(1, count), of: rows, width: width)
    let format = body.format(options)
    kinds = body.kinds(format)
    hasData = hasData || kinds.indices.contains { kinds[$0] != .text && !body.isEmpty($0) }
    if hasHeader { bodyLine = sample.ends[even[header.rows.count - 1]] }
    if !hasHeader, options.hasHeader == nil, first > 0 { try checkHeader(sample, first, options) }
    setHeader(header)
    for column in kinds.indices.dropFirst() where body.isEmpty(column) {
      if hasHeader, header.rows.allSatisfy({ $0[column].isEmpty }) {
        kinds[column] = sample.isHeaderExtended && column == width - 1 ? .empty : .unnamed
      }
    }
    try chooseTime(body, options)
    for column in names.indices where ColumnSamples.time([Array(names[column].utf8)]) == .clocks {
      if case .time = kinds[column] { names[column] = "time" }
    }
    findSpoilers(sample, even.dropFirst(header.rows.count), format, options)
  }

  /// Returns the number of rows that are a header; sets the kinds of the columns below it.
  private mutating func headerCount(
    _ rows: [[[UInt8]]], most: Int, _ options: DelimitedOptions
  ) -> Int {
    let isPlain = { (row: [[UInt8]]) in
      row.allSatisfy {
        NumberFormat.isMissing($0[...]) || NumberFormat().read($0[...]) == .notNumber
      }
    }
    let texts = rows.prefix(most).prefix(while: isPlain).count
    for count in stride(from: max(1, texts), through: 1, by: -1)
    where count == 1 || rows.count > count {
      let body = ColumnSamples(below: count, of: rows, width: rows[0].count)
      kinds = body.kinds(body.format(options))
      let isHeader = isHeader(rows[0], body)
      if isHeader, (1..<count).allSatisfy({ continues(rows[..<$0], with: rows[$0], body) }) {
        return count
      }
    }
    return 0
  }

  private mutating func setHeader(_ header: HeaderRows) {
    headerRows = header.rows
    names = header.names(width: kinds.count)
  }

  /// Returns whether a line of another width may be above a header.
  private func mayLead(_ row: [[UInt8]], _ width: Int) -> Bool {
    dialect.delimiter == .blanks || row.count < width
  }

  /// Throws if the first line names columns, but fewer or more than the rows have.
  private func checkHeader(
    _ sample: Sample, _ first: Int, _ options: DelimitedOptions
  ) throws(TableError) {
    guard options.badRows != .tolerate, first == 1, sample.rows[0].count > 1,
      dialect.delimiter != .blanks,
      sample.rows[0].allSatisfy({ NumberFormat().read($0[...]) == .notNumber })
    else { return }
    throw TableError(
      .headerCount(found: sample.rows[0].count, expected: kinds.count), file: options.file,
      row: sample.lines[0])
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
    if namesYears(row) { return true }
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
      case .time, .clock, .half, .text, .ignored, .unnamed, .empty: break
      }
    }
    guard kinds.allSatisfy({ $0 == .text }) else { return texts > numbers }
    return row.indices.allSatisfy { !row[$0].isEmpty && !body.resembles(row[$0], $0) }
  }

  /// Returns whether a row names columns of numbers by at least three years in equal steps, and other
  /// columns by texts.
  private func namesYears(_ row: [[UInt8]]) -> Bool {
    let numbers = row.indices.filter {
      kinds[$0] != .text && !row[$0].isEmpty && NumberFormat().read(row[$0][...]) != .notNumber
    }
    let years = numbers.map { column in
      row[column].count == 4 ? Int(String(decoding: row[column], as: UTF8.self)) ?? 0 : 0
    }
    guard years.count > 2, years.count < row.count else { return false }
    let step = years[1] - years[0]
    return (1...10).contains(step) && years.allSatisfy { (1000...2999).contains($0) }
      && zip(years, years.dropFirst()).allSatisfy { $1 - $0 == step }
  }

  /// Returns whether a row below a header names the columns too.
  private func continues(
    _ header: ArraySlice<[[UInt8]]>, with row: [[UInt8]], _ body: ColumnSamples
  ) -> Bool {
    guard row.count > 1, let first = header.first else { return false }
    var texts = 0
    for (column, cell) in row.enumerated() where !NumberFormat.isMissing(cell[...]) {
      if kinds[column] == .text, !body.isDate(column) {
        let isNamed = header.contains { !$0[column].isEmpty }
        if column == 0 || isNamed || body.isEmpty(column) { return false }
      } else if case .number(let format) = kinds[column], format.read(cell[...]) != .notNumber {
        return false
      } else if ColumnSamples.time([cell]) != nil {
        return false
      }
      texts += 1
    }
    // The name of the rows alone is below the names of the columns.
    let isName = !row[0].isEmpty && (first[0].isEmpty || header.count > 1)
    return texts > 1 || texts == 1 && isName
  }

  /// Returns whether a line of the body repeats one above it, as tools print their header again.
  func repeatsHeader(_ bytes: Span<UInt8>, _ row: Range<Int>) -> Bool {
    if leadLines.contains(Dialect.line(bytes, row)) { return true }
    guard let header = headerRows.last,
      let cells = Sample(bytes.extracting(row), dialect).rows.first, cells.count == kinds.count
    else { return false }
    let columns = kinds.indices.filter { if case .number = kinds[$0] { true } else { false } }
    return !columns.isEmpty && columns.allSatisfy { cells[$0] == header[$0] }
  }

  /// Returns a column for an error message.
  func errorColumn(_ column: Int) -> TableError.Column {
    TableError.Column(number: column + 1, name: hasHeader ? names[column] : nil)
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
    // In front of a header, they are comments.
    if hasHeader { sample.removeFirst(sample.lines.count { $0 < plain.lines.first ?? 0 }) }
    if kinds[0] == .text, sample.rows.count > plain.rows.count,
      let layout = try? DelimitedLayout(sample, marked, options), layout.kinds[0] == .text,
      zip(kinds, layout.kinds).allSatisfy({ $0 == .text || $1 != .text })
    {
      self = layout
      return
    }
    if kinds[0] == .text { dialect = marked }
    takeMarkedHeader(plain, options)
  }

  /// Reads the last comment in front of the rows as their header if it can be that, as in `# x sin
  /// cos`.
  private mutating func takeMarkedHeader(_ plain: Sample, _ options: DelimitedOptions) {
    guard !hasHeader, options.hasHeader == nil,
      let comment = plain.comment, var row = comment.cells(dialect), row.count == kinds.count,
      isHeader(
        row,
        ColumnSamples(
          below: 0, of: plain.rows.filter { $0.count == kinds.count },
          width: kinds.count))
    else { return }
    // A single # is a name.
    if row[0].isEmpty { row[0] = [Byte.hash] }
    hasHeader = true
    bodyLine = comment.line + 1
    setHeader(HeaderRows(rows: [row]))
    // The second one may have the units.
    guard let names = plain.earlierComment, names.line == comment.line - 1, names.beginsWithName,
      comment.beginsWithName, let cells = names.cells(dialect), cells.count == kinds.count,
      cells.allSatisfy({ NumberFormat().read($0[...]) == .notNumber }),
      row.contains(where: HeaderRows.looksLikeUnit)
    else { return }
    setHeader(HeaderRows(rows: [cells, row]))
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

  /// Returns whether a column can hold times as numbers: counts since 1970 or dates in digits if it
  /// is the first column or has a name for a time, and times of day if it is the first column.
  private func isCount(_ column: Int, _ body: ColumnSamples) -> Bool {
    guard let form = body.time(column) else { return false }
    return column == 0 || form != .clocks && hasTimeName(column)
  }

  /// Chooses the first column of dates, otherwise one of counts or times of day; with a given form,
  /// a column of numbers with a name for a time, otherwise the first one.
  private mutating func findTime(_ body: ColumnSamples, _ options: DelimitedOptions) {
    let found: Int?
    if options.timeForm != nil {
      let numbers = kinds.indices.filter { if case .number = kinds[$0] { true } else { false } }
      found = numbers.first { hasTimeName($0) } ?? numbers.first { $0 == 0 }
    } else {
      found =
        kinds.indices.first { body.isDate($0) && !body.isSparse($0) && body.varies($0) }
        ?? kinds.indices.first { body.isDate($0) && !body.isSparse($0) }
        ?? kinds.indices.first { isCount($0, body) && hasNumbers(besides: $0) }
    }
    if let found { setTime(found, body, options) }
  }

  /// Returns whether values would be left if columns held times.
  private func hasNumbers(besides columns: Int...) -> Bool {
    kinds.indices.contains { index in
      if !columns.contains(index), case .number = kinds[index] { true } else { false }
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
    // The only other column may hold durations.
    if form == .dates, !hasNumbers(besides: column, column + 1), namesDuration(column + 1),
      let format = body.durations(column + 1)
    {
      kinds[column + 1] = .number(format)
    } else if form == .dates, let zoned = body.clock(column + 1),
      kinds[column + 1] == .text || hasNumbers(besides: column, column + 1)
    {
      last += 1
      kinds[column] = .time(.moments(hasZone: zoned))
      kinds[last] = .clock
    }
    if kinds[column] != .time(.dates), body.isHalf(last + 1) { kinds[last + 1] = .half }
  }
}
