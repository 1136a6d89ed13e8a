/// Named columns of equal length.
package struct Table: Hashable, Sendable {
  package var columns: [Column]
  /// The source line of each row.
  package var rows: RowNumbers
  /// The rows left out because of a fault.
  package var skipped: Skipped
  /// The cells that are missing values because they aren't numbers.
  package var gaps = Skipped()
  /// Whether the rows had to be sorted by time.
  package var wasSorted = false

  package init(columns: [Column], rows: RowNumbers, skipped: Skipped = Skipped()) {
    (self.columns, self.rows, self.skipped) = (columns, rows, skipped)
  }

  package struct Column: Hashable, Sendable {
    /// The name, unique in the table.
    package var name: String
    package var content: Content
    /// The unit of its numbers as read, such as `ms`, `%` or `€`.
    package var unit: String?

    package init(_ name: String, _ content: Content, unit: String? = nil) {
      (self.name, self.content, self.unit) = (name, content, unit)
    }
  }

  package enum Content: Hashable, Sendable {
    /// NaN where a value is missing.
    case numbers([Double])
    case times(Times)
    case texts(TextColumn)
  }

  /// The number of rows or cells left out, with an example.
  package struct Skipped: Hashable, Sendable {
    package private(set) var count = 0
    /// The first error.
    package private(set) var first: TableError?

    package init() {}

    mutating func add(_ other: Self) {
      count += other.count
      guard let error = other.first else { return }
      if (error.row ?? 0) < first?.row ?? .max { first = error }
    }

    mutating func add(_ error: TableError) {
      count += 1
      if first == nil { first = error }
    }
  }

  /// The column of times, if there is one.
  package var times: Times? {
    for column in columns {
      if case .times(let times) = column.content { return times }
    }
    return nil
  }

  /// The name of the column of times, if there is one.
  package var timeName: String? {
    columns.first { if case .times = $0.content { true } else { false } }?.name
  }

  /// Returns the first column with a name.
  package subscript(name: String) -> Column? { columns.first { $0.name == name } }
}
