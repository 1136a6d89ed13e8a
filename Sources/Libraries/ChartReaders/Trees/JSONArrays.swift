internal import JSON

/// Tables in JSON arrays.
enum JSONArrays {
  /// Returns the table of an array of numbers.
  static func numbers(_ elements: [JSONValue], _ path: JSONPath) -> JSONTable? {
    guard elements.contains(where: \.isNumeric),
      elements.allSatisfy({ $0.isNumeric || $0.isScalar && JSONCell($0) == .gap })
    else { return nil }
    let name = path.name ?? "y"
    return JSONTable(
      path: path, rows: elements.map { [JSONValue.Member(name, $0)] }, areNamesGiven: false)
  }

  /// Returns the table of an array of arrays, whose first one may hold the names of the columns.
  static func rows(_ elements: [JSONValue], _ path: JSONPath) -> JSONTable? {
    var rows: [[JSONValue]] = []
    for element in elements where !element.isNull {
      guard let row = element.scalars else { return nil }
      rows.append(row)
    }
    guard let width = rows.map(\.count).max(), width > 0, UnnamedColumns.mayRead(rows) else {
      return nil
    }
    rows = UnnamedColumns.transposed(rows) ?? rows
    if let names = header(rows) {
      return JSONTable(path: path, rows: rows.dropFirst().map { named($0, names) })
    }
    let columns = UnnamedColumns(rows, name: path.name)
    var table = JSONTable(path: path, rows: rows.map { named($0, columns.names) })
    (table.areNamesGiven, table.hasSeconds) = (false, columns.hasSeconds)
    return table
  }

  /// Returns a row with the names of its columns; cells beyond them are left out.
  static func named(_ row: [JSONValue], _ names: [String]) -> [JSONValue.Member] {
    zip(names, row).map { JSONValue.Member($0, $1) }
  }

  /// Returns the first row if it consists of names, and numbers follow.
  private static func header(_ rows: [[JSONValue]]) -> [String]? {
    guard let first = rows.first, rows.count > 1 else { return nil }
    let names = first.compactMap(\.string)
    guard names.count == first.count, Set(names).count == names.count,
      !first.contains(where: { $0.isNumeric || $0.isDate }),
      rows.dropFirst().prefix(8).contains(where: { $0.contains(where: \.isNumeric) })
    else { return nil }
    return names
  }

  /// Returns the table of an array of objects, each of which is a row.
  static func objects(_ elements: [JSONValue], _ path: JSONPath) -> JSONTable? {
    let objects = elements.compactMap(\.members)
    guard !objects.isEmpty, objects.count + elements.count(where: \.isNull) == elements.count
    else { return nil }
    return JSONTable(path: path, rows: SingleLetters.expanded(objects.map { JSONTable.flat($0) }))
  }
}
