/// The columns of several symbols, whose names combine a symbol and a content, such as “AAPL Close”.
struct TickerColumns {
  /// The columns of one symbol.
  struct Group {
    var symbol: String
    var columns: [ColumnRole: Int] = [:]

    /// The column of closing prices; an adjusted one is the last choice.
    var close: Int? { columns[.close] ?? columns[.price] ?? columns[.adjustedClose] }
    /// Whether the closing price is consistent with the row's other prices.
    var hasCandles: Bool { columns[.close] != nil || columns[.price] != nil }
  }

  /// The symbols with a price, in the order of their first columns.
  private(set) var groups: [Group] = []
  /// The columns whose names aren't such a combination.
  private(set) var others: [Int] = []

  private static let roles: Set<ColumnRole> = [
    .close, .price, .adjustedClose, .open, .high, .low, .volume,
  ]
  private static let separators: Set<Character> = [" ", ".", "_", "-", ":", "/", "|"]

  /// Finds the symbols among some of the columns; `nil` if none has a price.
  init?(_ names: [String], among indices: [Int]) {
    var places: [String: Int] = [:]
    for index in indices {
      guard let (symbol, role) = Self.parts(names[index]) else {
        if ColumnRole(names[index]) == nil { others.append(index) }
        continue
      }
      let place = places[symbol] ?? groups.count
      if place == groups.count {
        places[symbol] = place
        groups.append(Group(symbol: symbol))
      }
      if groups[place].columns[role] == nil { groups[place].columns[role] = index }
    }
    groups.removeAll { $0.close == nil }
    guard !groups.isEmpty else { return nil }
  }

  /// Returns the symbol and the content that a name combines, in either order; the longest name of
  /// a content counts.
  static func parts(_ name: String) -> (symbol: String, role: ColumnRole)? {
    let name = plain(name)
    // Only a volume is recognized with other words behind it.
    guard ColumnRole(name) ?? .volume == .volume else { return nil }
    let marks = name.indices.filter { separators.contains(name[$0]) }
    for mark in marks {
      let behind = name[mark...].dropFirst()
      if let found = parts(name[..<mark], behind) { return found }
    }
    for mark in marks.reversed() {
      let behind = name[mark...].dropFirst()
      if let found = parts(behind, name[..<mark]) { return found }
    }
    return nil
  }

  private static func parts(
    _ symbol: Substring, _ content: Substring
  ) -> (symbol: String, role: ColumnRole)? {
    guard let role = ColumnRole(String(content)), roles.contains(role),
      ColumnRole(String(symbol)) == nil, let symbol = Symbol.ofName(String(symbol))
    else { return nil }
    return (symbol, role)
  }

  /// Returns a name without the signs of a pair such as `('Close', 'AAPL')`.
  private static func plain(_ name: String) -> String {
    guard name.hasPrefix("("), name.hasSuffix(")") else { return name }
    return name.dropFirst().dropLast().split(separator: ",").map { part in
      part.filter { $0 != "'" && $0 != "\"" && $0 != " " }
    }.joined(separator: " ")
  }
}
