internal import JSON
internal import Texts

/// Tables in JSON objects whose keys are times or indices.
enum JSONKeyed {
  private enum Keys {
    case times, indices
  }

  /// Returns the table of an object with a row, or a value, for each time or index.
  ///
  /// Members with other keys beside times are metadata.
  static func rows(_ members: [JSONValue.Member], _ path: JSONPath) -> JSONTable? {
    guard let keys = keys(members) else { return nil }
    let rows = keys == .times ? members.filter { isTime($0.key) } : members
    let index = positions(rows, keys)
    let name = path.name.flatMap { isTime($0) ? nil : $0 } ?? "value"
    var areNamesGiven = true
    var result: [[JSONValue.Member]] = []
    for row in rows {
      let position = JSONValue.Member(index, .string(date(row.key)))
      switch row.value {
      case .object(let inner):
        let cells = JSONTable.flat(inner).filter { $0.key != index }
        result.append(
          [position] + cells.map { JSONValue.Member(CandleColumns.plain($0.key), $0.value) })
      case .array:
        guard let cells = row.value.scalars else { return nil }
        areNamesGiven = false
        result.append(
          [position] + JSONArrays.named(cells, cells.indices.map { "column \($0 + 1)" }))
      case .null, .boolean, .number, .string:
        result.append([position, JSONValue.Member(name, row.value)])
      }
    }
    return JSONTable(path: path, rows: result, areNamesGiven: areNamesGiven)
  }

  /// Returns the table of an object of columns, each with a value for each time or index.
  static func columns(_ members: [JSONValue.Member], _ path: JSONPath) -> JSONTable? {
    guard let first = members.first?.value.members, let keys = keys(first) else { return nil }
    var places: [String: Int] = [:]
    var rows: [[JSONValue.Member]] = []
    let index = positions(first, keys)
    for column in members {
      guard let cells = column.value.members, self.keys(cells) == keys else { return nil }
      for cell in cells {
        guard cell.value.isScalar else { return nil }
        let place = places[cell.key] ?? rows.count
        if place == rows.count {
          places[cell.key] = place
          rows.append([JSONValue.Member(index, .string(date(cell.key)))])
        }
        rows[place].append(JSONValue.Member(column.key, cell.value))
      }
    }
    return JSONTable(path: path, rows: rows)
  }

  /// Returns what the keys are, most of which have to be times, or all indices.
  private static func keys(_ members: [JSONValue.Member]) -> Keys? {
    guard !members.isEmpty else { return nil }
    let times = members.count { isTime($0.key) }
    if times * 2 > members.count { return .times }
    return members.allSatisfy { isIndex($0.key) } ? .indices : nil
  }

  /// Returns the name of the column of keys.
  private static func positions(_ members: [JSONValue.Member], _ keys: Keys) -> String {
    guard keys == .indices else { return "time" }
    return UnnamedColumns.position(
      members.compactMap { NumberScanner.number(in: $0.key) }, otherwise: "index")
  }

  /// Returns a key such as 20240131 with hyphens, and any other one unchanged.
  private static func date(_ key: String) -> String {
    guard key.utf8.count == 8, key.utf8.allSatisfy(Byte.isDigit), isTime(key) else { return key }
    return "\(key.prefix(4))-\(key.dropFirst(4).prefix(2))-\(key.suffix(2))"
  }

  private static func isIndex(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count < 20 && key.utf8.allSatisfy(Byte.isDigit)
  }

  private static func isTime(_ key: String) -> Bool {
    (!isIndex(key) || key.utf8.count == 8) && JSONTimes.form(of: key) != nil
  }
}
