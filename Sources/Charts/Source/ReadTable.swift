import Tables

/// A table and what has been found on the way to it.
struct ReadTable {
  var table: Table
  var file: String?
  /// The names of all columns of the source, which numbers from 1 refer to.
  var names: [String]
  /// Clauses for the reader.
  var notes: [String] = []

  init(_ table: Table, names: [String], file: String?, notes: [String] = []) {
    self.table = table
    self.names = names
    self.file = file
    self.notes = notes
  }

  /// Takes in rows of cells and says how they were understood.
  init(
    _ table: Table, _ findings: DelimitedFindings?, _ options: ChartReaderOptions, _ file: String?
  ) {
    self.init(table, names: findings?.names ?? table.columns.map(\.name), file: file)
    guard let findings else { return }
    if options.hasHeader == nil, !findings.hasHeader {
      notes.append("the first row was read as data, not as names")
    }
    if options.decimal == nil, findings.hasDecimalComma {
      notes.append("a comma was read as the sign before a fraction")
    }
    if options.dateOrder == nil, let order = findings.dateOrder {
      notes.append("dates were read with the \(order == .dayFirst ? "day" : "month") first")
    }
    if let times = table.times, times.unit == .seconds, !times.hasZone {
      notes.append("times without a zone are shown as written")
    }
    if let first = table.skipped.first {
      notes.append(Self.skipped(table.skipped.count, first: "\(first)", file))
    }
  }

  /// Returns a clause such as “3 rows were skipped: row 5: the time is missing”.
  static func skipped(_ count: Int, first: String, _ file: String?) -> String {
    let sentence = file.flatMap { first.hasPrefix("\($0), ") ? first.dropFirst($0.count + 2) : nil }
    let rows = count == 1 ? "1 row was skipped" : "\(count) rows were skipped, the first one"
    return "\(rows): \(sentence ?? first[...])"
  }
}
