internal import JSON

/// Several series, whose points become rows with a column for each series.
struct JSONSeriesList {
  private let series: [JSONSeries]

  /// Finds the series in objects; `nil` if they are something else, such as rows.
  ///
  /// - Parameters:
  ///   - objects: The objects of an array.
  ///   - count: The number of elements of the array.
  init?(_ objects: [[JSONValue.Member]], of count: Int) {
    // The first object with points, if any, decides at once whether they are rows.
    let first = objects.first { !$0.contains { $0.value.elements?.isEmpty == true } }
    guard objects.count == count, let first, JSONSeries(first) != nil else { return nil }
    series = objects.compactMap { JSONSeries($0) }
    guard series.count * 2 > objects.count else { return nil }
  }

  /// The number of points of each series, if all have the same number and no positions.
  var count: Int? {
    let counts = Set(series.map(\.table.rows.count))
    return series.allSatisfy { $0.position == nil } && counts.count == 1 ? counts.first : nil
  }

  /// Returns the table, with the given positions for points that have none; `nil` if nearly all its
  /// cells would be gaps.
  func table(_ path: JSONPath, labels: (name: String, values: [JSONValue])? = nil) -> JSONTable? {
    let names = columnNames
    var rows = JoinedRows()
    for (series, names) in zip(series, names) {
      rows.begin()
      for (index, row) in series.table.rows.enumerated() {
        let cells = Dictionary(row.map { ($0.key, $0.value) }, uniquingKeysWith: { one, _ in one })
        rows.add(
          at: series.position.flatMap { cells[$0] } ?? .number("\(index)"),
          zip(series.columns, names).compactMap { column, name in
            cells[column].map { JSONValue.Member(name, $0) }
          })
      }
    }
    guard rows.areDense(columns: names.joined().count) else { return nil }
    var table = JSONTable(path: path, rows: rows.rows)
    table.hasSeconds = series.contains { $0.table.hasSeconds }
    table.hasSeries = true
    let position = labels?.name ?? series.lazy.compactMap(\.position).first
    for index in table.rows.indices {
      guard let position else {
        table.rows[index].removeFirst()
        continue
      }
      let value = labels?.values[index] ?? table.rows[index][0].value
      table.rows[index][0] = JSONValue.Member(position, value)
    }
    return table
  }
}

// MARK: - Names

extension JSONSeriesList {
  /// The names of the columns of each series.
  private var columnNames: [[String]] {
    let names = names
    var distinct = DistinctNames()
    return zip(series, names).map { series, name in
      series.columns.map { column in
        let text =
          series.columns.count == 1
          ? name ?? column : names.count == 1 ? column : "\(name.map { "\($0) " } ?? "")\(column)"
        return distinct.add(text)
      }
    }
  }

  /// The name of each series: its own, otherwise the texts in which it differs from the others.
  private var names: [String?] {
    let own = series.compactMap(\.name)
    if own.count == series.count, Set(own).count == own.count { return own }
    guard series.count > 1 else {
      let one = series[0]
      return [one.name ?? (one.table.areNamesGiven ? nil : one.texts.first?.value.string)]
    }
    var values: [String: Set<String>] = [:]
    var counts: [String: Int] = [:]
    for text in series.flatMap(\.texts) {
      values[text.key, default: []].insert(text.value.string ?? "")
      counts[text.key, default: 0] += 1
    }
    return series.map { series in
      let texts = series.texts.filter {
        values[$0.key].map { $0.count > 1 } ?? false || counts[$0.key] != self.series.count
      }
      let name = texts.compactMap(\.value.string).joined(separator: ", ")
      return name.isEmpty ? series.name : name
    }
  }
}

// MARK: - Rows

/// Rows joined by their positions.
private struct JoinedRows {
  private struct Place: Hashable {
    var position: String
    /// The number of points of the same series before it at this position.
    var before: Int
  }

  private(set) var rows: [[JSONValue.Member]] = []
  private var places: [Place: Int] = [:]
  private var counts: [String: Int] = [:]
  private var values = 0

  /// Begins a series.
  mutating func begin() { counts = [:] }

  /// Adds a point.
  mutating func add(at position: JSONValue, _ cells: [JSONValue.Member]) {
    let text = position.text ?? ""
    let place = Place(position: text, before: counts[text, default: 0])
    counts[text, default: 0] += 1
    values += cells.count
    if let row = places[place] {
      rows[row] += cells
    } else {
      places[place] = rows.count
      rows.append([JSONValue.Member("", position)] + cells)
    }
  }

  /// Returns whether a table of the rows wouldn't consist nearly only of gaps.
  func areDense(columns: Int) -> Bool {
    let cells = rows.count * columns
    return cells <= JSONRows.mostCells.inSmallTable
      || cells / JSONRows.mostCells.perValue <= values
  }
}
