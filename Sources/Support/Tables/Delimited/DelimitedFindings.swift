/// What was detected about a delimited text, for notes to the user.
package struct DelimitedFindings: Hashable, Sendable {
  package var delimiter: Delimiter
  package var hasHeader: Bool
  /// Whether the decimal separator is a comma.
  package var hasDecimalComma: Bool
  /// The order of day and month, if it was given or had to be detected.
  package var dateOrder: DateOrder?
  /// The names of all columns in the file, including those merged into another one.
  package var names: [String]
  /// The names of the columns that the header doesn't name.
  package var unnamed: Set<String>
  /// For columns of texts some of which are numbers, by name, the first one that isn't.
  package var spoilers: [String: TableError]
  /// The form of the times, if there are any.
  package var timeForm: TimeForm?

  /// The number of rows that make up the header.
  package var headerRows: Int
  /// The number of comments between the rows that have as many cells as a row.
  package var commented: Int
  /// The number of rows left out because they sum up others.
  package var totals: Int

  /// Clauses about lines in another syntax, and what their columns mean.
  package var notes: [String]
  package var roles: ColumnRoles

  init(_ reader: RowReader, notes: [String], _ roles: ColumnRoles?) {
    self.notes = notes
    self.roles = roles ?? ColumnRoles()
    let layout = reader.layout
    headerRows = layout.headerRows.count
    (commented, totals) = (reader.commented, reader.totals)
    dateOrder = reader.store.time?.order
    delimiter = layout.dialect.delimiter
    hasHeader = layout.hasHeader
    hasDecimalComma = layout.kinds.contains { kind in
      if case .number(let format) = kind { format.hasDecimalComma } else { false }
    }
    names = layout.names
    let header = layout.headerRows
    unnamed = Set(
      names.indices.filter { column in header.allSatisfy { $0[column].isEmpty } }
        .map { layout.names[$0] })
    spoilers = [:]
    for (column, error) in reader.spoilers { spoilers[names[column]] = error }
    for (column, error) in layout.spoilers {
      spoilers[names[column]] = error.moved(up: reader.extraLines)
    }
    for kind in layout.kinds {
      if case .time(let form) = kind { timeForm = form }
    }
  }
}
