package import JSON

/// Finds the first table in a JSON value that fits.
///
/// A table is an array of rows, which are objects or arrays; arrays of equal length, as columns; an
/// object keyed by times; or an array of series that each have points. Arrays and objects in other
/// arrays and objects are searched in their order.
package struct JSONTableSearch {
  private let fits: (JSONTable) -> Bool
  /// The minimum numbers of rows and columns.
  private var least = (rows: 2, columns: 2)

  /// Returns the first table with several rows and columns, otherwise with several rows, otherwise
  /// with several columns; then an outermost object is a row.
  package static func first(
    in value: JSONValue, where fits: @escaping (JSONTable) -> Bool = { $0.hasNumbers }
  ) -> JSONTable? {
    var search = JSONTableSearch(fits: fits)
    for least in [(2, 2), (2, 1), (1, 2)] {
      search.least = least
      if let table = search.table(within: value, JSONPath()) { return table }
    }
    if let members = value.members {
      let row = JSONTable(path: JSONPath(), rows: [JSONTable.flat(members)])
      if fits(row) { return row }
    }
    search.least = (1, 1)
    return search.table(within: value, JSONPath())
  }

  /// Returns whether an object is a series, or holds a table with several rows and columns.
  static func isTable(_ members: [JSONValue.Member]) -> Bool {
    JSONSeries(members) != nil
      || JSONTableSearch(fits: \.hasNumbers).table(
        within: .object(members), JSONPath()) != nil
  }

  private func table(within value: JSONValue, _ path: JSONPath) -> JSONTable? {
    if let table = Self.table(value, path), table.rows.count >= least.rows,
      table.width >= least.columns, fits(table)
    {
      return table
    }
    // A lazy sequence would search its first result twice, and so each level twice as often.
    for (index, element) in (value.elements ?? []).enumerated() {
      if let table = table(within: element, path.appending(.element(index))) { return table }
    }
    for member in value.members ?? [] {
      if let table = table(within: member.value, path.appending(.member(member.key))) {
        return table
      }
    }
    return nil
  }

  /// Returns the table that a value is; `nil` if it is none.
  private static func table(_ value: JSONValue, _ path: JSONPath) -> JSONTable? {
    switch value {
    case .array(let elements):
      let objects = elements.compactMap(\.members)
      return JSONSeriesList(objects, of: elements.count)?.table(path) ?? points(value, path)
    case .object(let members):
      return JSONParallel(members).labeled(path) ?? points(value, path)
    case .null, .boolean, .number, .string: return nil
    }
  }

  /// Returns the table that a value is, if it isn't a table of series, which may be nested in
  /// nothing else.
  static func points(_ value: JSONValue, _ path: JSONPath) -> JSONTable? {
    switch value {
    case .array(let elements):
      return JSONArrays.numbers(elements, path) ?? JSONArrays.rows(elements, path)
        ?? JSONArrays.objects(elements, path)
    case .object(let members):
      let parallel = JSONParallel(members)
      return parallel.named(path) ?? JSONKeyed.rows(members, path)
        ?? JSONKeyed.columns(members, path) ?? parallel.columns(path)
    case .null, .boolean, .number, .string: return nil
    }
  }
}
