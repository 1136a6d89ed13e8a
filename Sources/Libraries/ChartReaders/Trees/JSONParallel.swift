internal import JSON
internal import Texts

/// The arrays in a JSON object, as columns of a table.
struct JSONParallel {
  private let members: [JSONValue.Member]
  /// The arrays of scalars in the object and in nested ones, by name.
  private let arrays: [(name: String, values: [JSONValue])]
  /// Whether the object itself has such an array.
  private let hasOwn: Bool

  /// Collects the arrays of an object.
  init(_ members: [JSONValue.Member]) {
    self.members = members
    let found = Self.arrays(members, [])
    hasOwn = found.contains { $0.path.count == 1 }
    let counts = Dictionary(grouping: found) { $0.path.last ?? "" }.mapValues(\.count)
    arrays = found.map { array in
      let last = array.path.last ?? ""
      return (counts[last] == 1 ? last : array.path.joined(separator: "."), array.values)
    }
  }

  private static func arrays(
    _ members: [JSONValue.Member], _ path: [String]
  ) -> [(path: [String], values: [JSONValue])] {
    members.flatMap { member -> [(path: [String], values: [JSONValue])] in
      let path = path + [member.key]
      if let values = member.value.scalars { return values.isEmpty ? [] : [(path, values)] }
      // An array of one object stands for the object.
      let inner =
        member.value.members
        ?? member.value.elements.flatMap { $0.count == 1 ? $0[0].members : nil }
      return inner.map { arrays($0, path) } ?? []
    }
  }

  /// Returns the columns of equal length.
  func columns(_ path: JSONPath) -> JSONTable? {
    guard hasOwn else { return nil }
    var counts: [Int: Int] = [:]
    for array in arrays { counts[array.values.count, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    guard let count = arrays.first(where: { counts[$0.values.count] == most })?.values.count else {
      return nil
    }
    let columns = arrays.filter { $0.values.count == count }
    guard columns.contains(where: { $0.values.prefix(64).contains(where: \.isNumeric) }) else {
      return nil
    }
    var table = JSONTable(path: path, rows: Self.rows(columns))
    table.rows = SingleLetters.expanded(table.rows)
    let others = arrays.filter {
      $0.values.count != count && $0.values.contains(where: \.isNumeric)
    }
    if !others.isEmpty {
      table.notes.append(
        "left out, since the others have \(count) values: \(TableChart.list(others.map(\.name)))")
    }
    return table
  }

  /// Returns the columns of a series' values and of their positions; `nil` if there are none.
  func positioned(_ name: String, _ values: [JSONValue]) -> JSONTable? {
    let position = arrays.first {
      $0.name != name && JSONTable.isPosition($0.name) && $0.values.count == values.count
    }
    guard let position else { return nil }
    return JSONTable(path: JSONPath(), rows: Self.rows([position, (name, values)]))
  }

  private static func rows(_ columns: [(name: String, values: [JSONValue])]) -> [[JSONValue.Member]]
  {
    (columns.first?.values ?? []).indices.map { row in
      columns.map { JSONValue.Member($0.name, $0.values[row]) }
    }
  }
}

// MARK: - Labels of series

extension JSONParallel {
  /// Returns the series of a member at the positions in an array of the object.
  func labeled(_ path: JSONPath) -> JSONTable? {
    for member in members {
      guard let elements = member.value.elements,
        let list = JSONSeriesList(elements.compactMap(\.members), of: elements.count),
        let count = list.count,
        let labels = arrays.first(where: { $0.values.count == count })
      else { continue }
      let isNumeric = labels.values.allSatisfy(\.isNumeric)
      return list.table(path, labels: (isNumeric ? "x" : labels.name, labels.values))
    }
    return nil
  }
}

// MARK: - Names beside rows

extension JSONParallel {
  /// Returns the rows of a member, which are arrays, with the names in another one.
  func named(_ path: JSONPath) -> JSONTable? {
    guard let found = Self.matrix(members) else { return nil }
    let widths = Set(found.rows.map(\.count))
    guard widths.count == 1, let width = widths.first else { return nil }
    if let names = names(width), !(names.count == found.rows.count && found.isTransposed) {
      let index = arrays.first {
        $0.name.lowercased() == "index" && $0.values.count == found.rows.count
      }
      let position = UnnamedColumns.position(
        index?.values.compactMap(\.double) ?? [], otherwise: "index")
      let rows = found.rows.enumerated().map { row, cells in
        (index.map { [JSONValue.Member(position, $0.values[row])] } ?? [])
          + JSONArrays.named(cells, names)
      }
      return JSONTable(path: path, rows: SingleLetters.expanded(rows))
    }
    guard let names = names(found.rows.count), width > 1 else { return nil }
    return JSONTable(path: path, rows: Self.rows(zip(names, found.rows).map { ($0, $1) }))
  }

  /// Returns the first array of arrays in an object or in nested ones, and whether its arrays are
  /// rather columns, the first one of times.
  private static func matrix(
    _ members: [JSONValue.Member]
  ) -> (rows: [[JSONValue]], isTransposed: Bool)? {
    for member in members {
      if let inner = member.value.members {
        if let found = matrix(inner) { return found }
      } else if let elements = member.value.elements, elements.first?.elements != nil {
        let rows = elements.compactMap(\.scalars)
        guard rows.count == elements.count else { continue }
        return (rows, UnnamedColumns.transposed(rows) != nil)
      }
    }
    return nil
  }

  /// Returns the names in an array with the given number of texts, or of objects with a name.
  private func names(_ count: Int) -> [String]? {
    let lists = Self.nameLists(members).filter { $0.names.count == count }
    let best = lists.first { $0.key == "columns" || $0.key == "fields" } ?? lists.first
    return best?.names
  }

  private static func nameLists(
    _ members: [JSONValue.Member]
  ) -> [(key: String, names: [String])] {
    members.flatMap { member -> [(key: String, names: [String])] in
      if let inner = member.value.members { return nameLists(inner) }
      let elements = member.value.elements ?? []
      let names = elements.compactMap { $0.string ?? name(of: $0) }
      guard !names.isEmpty, names.count == elements.count, Set(names).count == names.count,
        Self.listed.contains(where: { member.key.lowercased().contains(part: $0) })
      else { return [] }
      return [(member.key.lowercased(), names)]
    }
  }

  /// What names of members contain that hold the names of columns.
  private static let listed = ["column", "field", "name", "header", "label", "meta", "key"]

  private static func name(of object: JSONValue) -> String? {
    ["name", "field", "label", "id", "key", "fieldName"].lazy.compactMap { object[$0]?.string }
      .first
  }
}
