internal import JSON

/// A series in a JSON object: its points, and what may name it.
struct JSONSeries {
  /// The points, with the names of their columns.
  var table: JSONTable
  /// The texts of the object, by dotted name.
  var texts: [JSONValue.Member]
  /// The column of positions; `nil` if the points have none.
  var position: String?
  /// The columns of values.
  var columns: [String]

  /// The lowercase names of members that hold points.
  private static let holders: Set = ["data", "values", "datapoints", "points", "dps", "y"]
  /// The names of members that name a series, the best first.
  private static let names = [
    "name", "label", "target", "title", "legend", "key", "metric", "id", "field", "symbol",
  ]

  /// Finds the points of an object; `nil` if it is something else, such as a row.
  init?(_ members: [JSONValue.Member]) {
    let own = JSONTable.flat(members)
    guard !Self.isRow(own),
      let table = Self.points(members, hasNumbers: own.contains(where: \.value.isNumeric)),
      table.hasNumbers
    else { return nil }
    self.table = table
    texts = own.filter { $0.value.string?.isEmpty == false }
    let row = table.rows.first ?? []
    position =
      row.first { JSONTable.isPosition($0.key) || $0.key == "year" || $0.value.isDate }?.key
    columns = []
    var known: Set<String> = []
    for row in table.rows.prefix(64) {
      for cell in row where cell.value.isNumeric && cell.key != position {
        if known.insert(cell.key).inserted { columns.append(cell.key) }
      }
    }
  }

  /// The text that names the series.
  var name: String? {
    for name in Self.names {
      if let text = texts.first(where: { $0.key.lowercased() == name }) { return text.value.string }
    }
    return nil
  }

  /// Returns whether members are those of a row: a position and another number.
  private static func isRow(_ members: [JSONValue.Member]) -> Bool {
    members.contains { cell in
      JSONTable.isPosition(cell.key) && cell.key.lowercased() != "index"
        && (cell.value.isNumeric || cell.value.isDate)
    }
      && members.contains { $0.value.isNumeric && !JSONTable.isPosition($0.key) }
  }

  private static func points(_ members: [JSONValue.Member], hasNumbers: Bool) -> JSONTable? {
    let parallel = JSONParallel(members)
    if let table = parallel.named(JSONPath()) { return table }
    for member in members where holders.contains(member.key.lowercased()) {
      guard member.value.elements?.isEmpty == false else { continue }
      let path = JSONPath(steps: [.member(member.key)])
      if let values = member.value.scalars, let table = parallel.positioned(member.key, values) {
        return table
      }
      if let table = JSONTableSearch.points(member.value, path) { return table }
    }
    guard !hasNumbers else { return nil }
    return members.lazy.compactMap { member in
      JSONTableSearch.points(member.value, JSONPath(steps: [.member(member.key)]))
    }.first { $0.rows.count > 1 && $0.hasNumbers }
  }
}
