internal import JSON
internal import Tables

/// Collects JSON rows into columns.
///
/// The first non-null value determines whether a column holds numbers, times, or something that
/// can't be drawn. A missing key is a gap. Errors found after reading give row numbers from 1.
struct JSONRows {
  private enum Content {
    /// Only gaps so far.
    case open
    case numbers
    case times
    case left
  }

  private struct Column {
    var name: String
    var content = Content.open
    var values: [Double]
    /// The texts of a column that can't be drawn, empty where there is none.
    var texts = SharedTexts(most: ChartReaderOptions.mostTexts)
    /// Whether its first texts have been found not to be numbers.
    var isDecided = false
    /// The format of numbers in texts, such as `512MiB`.
    var format: NumberFormat?
  }

  private let options: ChartReaderOptions
  private let file: String?
  /// Whether the texts of columns that can't be drawn are kept.
  private let keepsTexts: Bool
  private var columns: [Column] = []
  /// The indices of the columns by name.
  private var places: [String: Int] = [:]
  /// The number of names in the first row; 0 before its end.
  private var firstNames = 0
  /// The number of values in the rows that haven't been returned.
  private var present = 0
  private var times: TimeColumn?
  private var rows = RowNumbers()
  private var skipped = 0
  /// What is wrong with the first skipped row, if any was skipped.
  private var faults: [ChartReaderError] = []
  /// The number of values that are missing because they aren't numbers, and what is wrong with the
  /// first one.
  private var gaps = 0
  private var firstGap: String?
  /// The number of rows in tables already returned, and of those skipped.
  private var rowsBefore = 0

  // The current row.
  private var row: [Double] = []
  private var texts: [Int: String] = [:]
  private var time: [UInt8]?
  private var fault: ChartReaderError?
  private var next = 0

  /// The number of texts by which a column is found to hold numbers.
  private static let sampleSize = 64
  /// The maximum number of names that rows after the first may add.
  static let mostNewNames = 2048
  /// The number of cells up to which most of them may be gaps, and the maximum number of cells for each
  /// value in a larger table.
  static let mostCells = (inSmallTable: 1 << 24, perValue: 128)

  init(_ options: ChartReaderOptions, _ file: String?, keepsTexts: Bool = false) {
    self.options = options
    self.file = file
    self.keepsTexts = keepsTexts
  }

  var count: Int { rows.count }

  /// The number of rows skipped.
  private(set) var bad = 0

  /// Whether any column has a number so far.
  var hasNumbers: Bool { columns.contains { $0.content == .numbers } }

  /// Reads the rest of the open object as a row.
  mutating func readRow(_ text: inout JSONTokens) throws(ChartReaderError) {
    while case .key(let key) = try text.next() { try readValue(of: key, &text) }
    try endRow(text)
  }

  /// Adds a row of cells, by the name of their column.
  mutating func add(
    _ row: [JSONValue.Member], _ place: some JSONPlace
  ) throws(ChartReaderError) {
    for cell in row { set(cell.key, JSONCell(cell.value) ?? .other, place) }
    try endRow(place)
  }

  @inline(__always)
  private mutating func readValue(
    of key: String, _ text: inout JSONTokens
  ) throws(ChartReaderError) {
    let token = try text.next()
    if token == .beginObject { return try readObject(key, &text) }
    guard let column = self.column(key) else {
      refuseNames(text)
      if JSONCell(token) == nil { try text.skipRest() }
      return
    }
    present += 1
    if case .number(let value) = token, columns[column].content == .numbers {
      row[column] = value
    } else if let cell = JSONCell(token) {
      set(cell, column, text)
    } else {
      set(.other, column, text)
      try text.skipRest()
    }
  }

  /// Reads the rest of a nested object, whose members get dotted names.
  private mutating func readObject(
    _ name: String, _ text: inout JSONTokens
  ) throws(ChartReaderError) {
    while case .key(let key) = try text.next() { try readValue(of: "\(name).\(key)", &text) }
  }

  /// Sets the value of a key in the current row.
  mutating func set(_ key: String, _ cell: JSONCell, _ text: some JSONPlace) {
    guard let column = column(key) else { return refuseNames(text) }
    present += 1
    set(cell, column, text)
  }

  /// Ends the row: adds it, or rejects or skips it if it is faulty.
  mutating func endRow(_ text: some JSONPlace) throws(ChartReaderError) {
    if fault == nil { checkGaps(text) }
    if fault == nil { checkTime(text) }
    if let fault {
      guard options.badRows != .refuse else { throw fault }
      if faults.isEmpty { faults.append(fault) }
      skipped += 1
      bad += 1
    } else {
      for index in columns.indices { columns[index].values.append(row[index]) }
      for (index, text) in texts { keep(text, index) }
      rows.append(rowsBefore + rows.count + skipped + 1)
    }
    forgetRow()
  }

  /// Discards the current row.
  mutating func forgetRow() {
    if firstNames == 0 { firstNames = columns.count }
    for index in row.indices { row[index] = .nan }
    texts.removeAll(keepingCapacity: true)
    time = nil
    fault = nil
    next = 0
  }
}

// MARK: - Cells

extension JSONRows {
  /// Returns the column of a key, or `nil` if there are too many; most rows have their keys in the same
  /// order.
  @inline(__always)
  private mutating func column(_ key: String) -> Int? {
    if next < columns.count, columns[next].name == key {
      next += 1
      return next - 1
    }
    return searchColumn(key)
  }

  private mutating func searchColumn(_ key: String) -> Int? {
    if let index = places[key] {
      next = index + 1
      return index
    }
    guard firstNames == 0 || columns.count - firstNames < Self.mostNewNames else { return nil }
    places[key] = columns.count
    columns.append(Column(name: key, values: Array(repeating: .nan, count: rows.count)))
    row.append(.nan)
    next = columns.count
    return next - 1
  }

  private mutating func set(_ cell: JSONCell, _ index: Int, _ text: some JSONPlace) {
    switch (columns[index].content, cell) {
    case (.open, .number(let value)):
      columns[index].content = .numbers
      row[index] = value
    case (.open, .text(let string)): begin(index, string, text)
    case (.open, .other): columns[index].content = .left
    case (.numbers, .number(let value)): row[index] = value
    case (.left, .number(let value)) where !columns[index].isDecided: row[index] = value
    case (.numbers, .gap): row[index] = .nan
    case (.times, .text(let string)): time = Array(string.utf8)
    case (.left, .text(let string)):
      if keepsTexts || !columns[index].isDecided { texts[index] = string }
    case (.times, .gap), (.open, .gap), (.left, _): break
    case (.numbers, .text(let string)):
      if let value = number(in: string, index) { return row[index] = value }
      leaveOut(text, in: index, "\(string.excerpt) isn’t a number")
    case (.numbers, .other): leaveOut(text, in: index, "a number was expected")
    case (.times, .number), (.times, .other): refuse(text, in: index, "a time was expected")
    }
  }

  /// Determines a column's content from its first string: times, or something that is skipped.
  private mutating func begin(_ index: Int, _ string: String, _ text: some JSONPlace) {
    guard times == nil, let form = JSONTimes.form(of: string) else {
      columns[index].content = .left
      texts[index] = string
      return
    }
    guard rows.count == 0 else {
      return refuse(text, in: index, "the rows before have no time")
    }
    columns[index].content = .times
    times = TimeColumn(form, order: options.dateOrder)
    time = Array(string.utf8)
  }

  /// Keeps a text of the row that was just added.
  private mutating func keep(_ text: String, _ index: Int) {
    columns[index].texts.pad(to: rows.count)
    columns[index].texts.append(text)
    if !columns[index].isDecided, columns[index].texts.count == Self.sampleSize { decide(index) }
  }

  /// Decides for columns of texts whether these are numbers, by those so far.
  mutating func decideTexts() {
    for index in columns.indices where !columns[index].isDecided && columns[index].texts.count > 0 {
      decide(index)
    }
  }

  private mutating func decide(_ index: Int) {
    columns[index].isDecided = true
    let texts = columns[index].texts.drain()
    columns[index].format = NumberFormat(
      of: texts.filter { !$0.isEmpty }, hasDecimalComma: options.decimal.map { $0 == .comma })
    guard columns[index].format != nil else {
      for text in texts where keepsTexts { columns[index].texts.append(text) }
      return
    }
    columns[index].content = .numbers
    for (place, text) in texts.enumerated() where !text.isEmpty {
      if let value = number(in: text, index) {
        columns[index].values[place] = value
      } else {
        gaps += 1
        if firstGap == nil {
          firstGap = "in \(columns[index].name.excerpt), \(text.excerpt) isn’t a number"
        }
      }
    }
  }

  /// Returns the number in a text in the format of a column, which the first such text determines if
  /// the few numbers before it could have the same.
  private mutating func number(in text: String, _ index: Int) -> Double? {
    if columns[index].format == nil, columns[index].values.count < Self.sampleSize,
      columns[index].values.allSatisfy({ $0.isNaN || $0 == 0 })
    {
      columns[index].format = NumberFormat(
        of: [text], hasDecimalComma: options.decimal.map { $0 == .comma })
    }
    let cell = Array(text.utf8)[...]
    guard case .number(let value) = columns[index].format?.read(cell) else { return nil }
    return value
  }

  private mutating func checkTime(_ text: some JSONPlace) {
    guard times != nil else { return }
    guard let time else { return fault = error(text, "the time of the row is missing") }
    if let found = times?.append(time) { fault = error(text, found.description) }
  }

  private mutating func refuseNames(_ text: some JSONPlace) {
    guard fault == nil else { return }
    fault = error(
      text, "there are already \(columns.count) names; all rows should have the same ones")
  }

  /// Rejects a row if nearly all cells of the table would be gaps.
  private mutating func checkGaps(_ text: some JSONPlace) {
    let cells = columns.count * (rows.count + 1)
    guard cells > Self.mostCells.inSmallTable, cells / Self.mostCells.perValue > present else {
      return
    }
    fault = error(
      text,
      "the rows have \(columns.count) different names, but few of them each; all rows should have "
        + "the same ones")
  }

  /// Makes a value that isn't a number a missing one, if that is tolerated.
  private mutating func leaveOut(_ text: some JSONPlace, in index: Int, _ clause: String) {
    guard options.badRows == .tolerate else { return refuse(text, in: index, clause) }
    row[index] = .nan
    gaps += 1
    guard firstGap == nil else { return }
    firstGap = text.error("in \(columns[index].name.excerpt), \(clause)").description
  }

  private mutating func refuse(_ text: some JSONPlace, in index: Int, _ clause: String) {
    guard fault == nil else { return }
    fault = error(text, "in \(columns[index].name.excerpt), \(clause)")
  }

  /// Returns an error at the last token; only the first skipped row needs its location.
  private func error(_ text: some JSONPlace, _ clause: String) -> ChartReaderError {
    guard faults.isEmpty else { return ChartReaderError(clause, file: file) }
    return text.error(clause)
  }
}

// MARK: - The table

extension JSONRows {
  /// Removes the rows so far and returns them as a table with a note about skipped ones.
  mutating func drain() throws(ChartReaderError) -> ReadTable {
    let count = skipped
    if options.badRows == .tolerate, count > rows.count, let fault = faults.first { throw fault }
    var first: String?
    var read = try drain(skippedTo: &first)
    if let first { read.notes.append(ReadTable.skipped(count, first: first, file)) }
    if let firstGap { read.notes.append(ReadTable.skipped(gaps, "value", first: firstGap, file)) }
    return read
  }

  /// Removes the rows so far and returns them as a table, in order of arrival.
  ///
  /// Stores what is wrong with the first skipped row in `first`, unless that is already set.
  mutating func drain(skippedTo first: inout String?) throws(ChartReaderError) -> ReadTable {
    decideTexts()
    var table = Table(columns: [], rows: rows)
    var left: [String] = []
    for index in columns.indices {
      let name = columns[index].name
      switch columns[index].content {
      case .left where columns[index].texts.count > 0 || columns[index].texts.isGivenUp:
        columns[index].texts.pad(to: rows.count)
        table.columns.append(.init(name, .texts(columns[index].texts.drain())))
      case .left: left.append(name)
      case .open, .numbers:
        let unit = columns[index].format?.nameOfUnit
        table.columns.append(.init(name, .numbers(columns[index].values), unit: unit))
      case .times: table.columns.append(.init(name, .times(try drainTimes(index))))
      }
      columns[index].values = []
    }
    var read = ReadTable(table, names: columns.map(\.name), file: file)
    if !left.isEmpty { read.notes.append("no numbers to draw are in \(TableChart.list(left))") }
    read.notes += ReadTable.notes(on: times?.order, options)
    if first == nil { first = faults.first?.description }
    rowsBefore += rows.count + skipped
    skipped = 0
    faults = []
    rows = RowNumbers()
    present = 0
    return read
  }

  private mutating func drainTimes(_ index: Int) throws(ChartReaderError) -> Times {
    guard let column = times else { return Times(.listed([]), unit: .seconds) }
    do throws(TableError) {
      let result = try column.times()
      times = TimeColumn(column.form, order: column.order)
      return result
    } catch {
      throw ChartReaderError(
        error.fault.description, file: file, column: (index + 1, columns[index].name))
    }
  }
}
