internal import Texts

/// What the names of columns say about times.
extension DelimitedLayout {
  private static let timeNames: Set = [
    "time", "date", "timestamp", "datetime", "ts", "epoch", "unix", "x", "datum", "zeit",
  ]

  /// Returns whether a column has a name for times, such as `<DATE>`, `time_ms` and `created_at`.
  func hasTimeName(_ column: Int) -> Bool {
    let name = ColumnName(names[column]).base.lowercased().filter { $0 != "<" && $0 != ">" }
    return Self.timeNames.contains(name)
      || ["timestamp", "_time", "_date", "_datum", "_at", "_ts"].contains { name.hasSuffix($0) }
  }

  /// Returns whether a column's name says that it holds durations.
  func namesDuration(_ column: Int) -> Bool {
    guard hasHeader, names.indices.contains(column) else { return false }
    let name = names[column].lowercased()
    return ["dur", "elapsed", "dauer"].contains { name.contains(part: $0) }
  }
}
