internal import Tables

/// A table with what was detected while reading it.
struct ReadTable {
  var table: Table
  var file: String?
  /// The names of all columns in the source, to which numbers from 1 refer.
  var names: [String]
  /// For columns of texts some of which are numbers, by name, the first cell that isn't.
  var spoilers: [String: TableError] = [:]
  /// Whether the source has a header.
  var hasHeader = true
  /// The names of columns that have none in the source.
  var unnamed: Set<String> = []
  /// The columns of the horizontal axis and of the names of series, if the syntax of the source says so.
  var (horizontal, grouping): (String?, String?)
  /// Clauses for the user.
  var notes: [String] = []

  init(_ table: Table, names: [String], file: String?, notes: [String] = []) {
    self.table = table
    self.names = names
    self.file = file
    self.notes = notes
  }

  /// Creates a table from rows of cells, with notes on how they were interpreted.
  init(
    _ table: Table, _ findings: DelimitedFindings?, _ options: ChartReaderOptions, _ file: String?
  ) {
    self.init(table, names: findings?.names ?? table.columns.map(\.name), file: file)
    guard let findings else { return }
    spoilers = findings.spoilers
    (hasHeader, unnamed) = (findings.hasHeader, findings.unnamed)
    (horizontal, grouping) = (findings.roles.horizontal, findings.roles.grouping)
    if !findings.hasHeader, let row = singleRow {
      self = ReadTable(row, names: row.columns.map(\.name), file: file)
      return
    }
    notes += findings.notes
    if options.columns == nil, options.counted == nil, let quantities = findings.roles.quantities {
      notes += findings.names.filter { !quantities.contains($0) }
        .map { "the numbers in \($0.excerpt) are codes rather than quantities" }
    }
    if findings.headerRows > 1 {
      notes.append("the first \(findings.headerRows) rows were read as the header")
    }
    let left = [
      (findings.commented, "that begins with #", "that begin with #"),
      (findings.totals, "of totals", "of totals"),
    ]
    for (count, one, many) in left where count > 0 {
      notes.append(count == 1 ? "1 row \(one) was left out" : "\(count) rows \(many) were left out")
    }
    if options.decimal == nil, findings.hasDecimalComma {
      notes.append("commas were read as decimal separators")
    }
    if options.times == nil, let form = findings.timeForm, let ticks = form.ticksSince1970,
      let name = table.timeName
    {
      notes.append(PositionNumbers.note(name, ticksPerSecond: Double(ticks)))
    }
    notes += Self.notes(on: findings.dateOrder, options)
    if let first = table.skipped.first {
      notes.append(Self.skipped(table.skipped.count, first: "\(first)", file))
    }
    if let first = table.gaps.first {
      notes.append(Self.skipped(table.gaps.count, "cell", first: "\(first)", file))
    }
    if !options.isTransposed, options.columns == nil, options.horizontal == nil,
      options.grouping == nil,
      options.counted == nil, let (names, areYears) = namesOfTimes
    {
      transpose(Set(names))
      let kind = areYears ? "years" : "dates"
      notes.append("the columns are \(kind), so each row was read as a series")
    }
  }

  /// The numbers of a table's only row as a column; `nil` if there are other rows or columns.
  private var singleRow: Table? {
    guard table.rows.count == 1, table.columns.count > 2 else { return nil }
    var values: [Double] = []
    var rows = RowNumbers()
    for column in table.columns {
      guard case .numbers(let numbers) = column.content else { return nil }
      values += numbers
      rows.append(table.rows[0])
    }
    return Table(columns: [Table.Column("column 1", .numbers(values))], rows: rows)
  }

  /// Returns a clause about a detected order of dates, if there is one.
  static func notes(on order: DateOrder?, _ options: ChartReaderOptions) -> [String] {
    guard options.dateOrder == nil, let order else { return [] }
    return ["dates were read with the \(order == .dayFirst ? "day" : "month") first"]
  }

  /// Returns a clause such as “3 rows were skipped: row 5: the time is missing”.
  static func skipped(
    _ count: Int, _ thing: String = "row", first: String, _ file: String?
  ) -> String {
    let sentence = file.flatMap { first.hasPrefix("\($0), ") ? first.dropFirst($0.count + 2) : nil }
    let things =
      count == 1 ? "1 \(thing) was skipped" : "\(count) \(thing)s were skipped, the first one"
    return "\(things): \(sentence ?? first[...])"
  }
}
