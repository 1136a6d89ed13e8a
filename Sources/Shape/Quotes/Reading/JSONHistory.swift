internal import JSON
internal import Texts

/// Finds the history of one symbol in JSON: an array of rows, or arrays as columns.
enum JSONHistory {
  private static let deepest = 5

  /// Finds rows with a time and a price; `nil` if there are none.
  static func rows(in value: JSONValue, _ options: QuoteReaderOptions) -> SymbolRows? {
    guard let columns = columns(value, options, depth: 0) else { return nil }
    let count = columns.map(\.values.count).min() ?? 0
    return SymbolRows(
      names: columns.map(\.key),
      rows: (0..<count).map { row in columns.map { $0.values[row].text ?? "" } })
  }

  private typealias Column = (key: String, values: [JSONValue])

  private static func columns(
    _ value: JSONValue, _ options: QuoteReaderOptions, depth: Int
  ) -> [Column]? {
    switch value {
    case .array(let values):
      if let columns = columns(ofRows: values, options) ?? columns(ofArrays: values) {
        return columns
      }
      guard depth < deepest, let first = values.first, values.count == 1 else { return nil }
      return columns(first, options, depth: depth + 1)
    case .object(let members):
      if let columns = columns(ofLists: members) { return columns }
      guard depth < deepest else { return nil }
      return members.lazy.compactMap { columns($0.value, options, depth: depth + 1) }.first
    case .null, .boolean, .number, .string: return nil
    }
  }

  private static func columns(
    ofRows values: [JSONValue], _ options: QuoteReaderOptions
  ) -> [Column]? {
    guard case .object(let members) = values.first else { return nil }
    var keys: [String: String] = [:]
    var names = MemberNames(options)
    for member in members where isScalar(member.value) {
      let word = JSONQuotes.word(member.key)
      names.add(word)
      keys[member.key] = word
    }
    guard isHistory(names.names) else { return nil }
    let gaps = Array(repeating: JSONValue.null, count: values.count)
    var columns: [Column] = names.names.map { ($0, gaps) }
    for (row, value) in values.enumerated() {
      guard case .object(let members) = value else { continue }
      for member in members {
        guard let place = keys[member.key].flatMap({ names.places[$0] }) else { continue }
        columns[place].values[row] = member.value
      }
    }
    return columns
  }

  /// Returns the columns of arrays that begin with a count since 1970, followed by a price or by a
  /// candle in an exchange's order.
  private static func columns(ofArrays values: [JSONValue]) -> [Column]? {
    let rows = values.compactMap { $0.elements }
    guard rows.count == values.count, let first = rows.first, first.count >= 2,
      rows.allSatisfy({ $0.count == first.count && $0.allSatisfy(isScalar) }),
      number(first[0]).flatMap({ TickTime.scaled($0) }) != nil
    else { return nil }
    guard let names = names(ofArrays: rows) else { return nil }
    return zip(names, first.indices).map { name, index in (name, rows.map { $0[index] }) }
  }

  /// The orders of a candle's prices used by exchanges.
  private static let orders = [
    ["open", "high", "low", "close"], ["low", "high", "open", "close"],
    ["open", "close", "high", "low"],
  ]

  /// Returns the column names of arrays; `nil` if no candle order fits nine tenths of them.
  private static func names(ofArrays rows: [[JSONValue]]) -> [String]? {
    guard rows[0].count >= 5 else { return ["time", "price"] }
    let sample = rows.prefix(200)
    let order = orders.first { order in
      guard let low = order.firstIndex(of: "low"), let high = order.firstIndex(of: "high") else {
        return false
      }
      let fitting = sample.count { row in
        let prices = (1...4).compactMap { number(row[$0]) }
        return prices.count == 4
          && prices.allSatisfy { prices[low] <= $0 && $0 <= prices[high] }
      }
      return fitting * 10 >= sample.count * 9
    }
    return order.map { ["time"] + $0 + (rows[0].count == 8 ? ["average", "volume"] : ["volume"]) }
  }

  /// Returns lists of equal length; Yahoo nests the lists of prices in another object.
  private static func columns(ofLists members: [JSONValue.Member]) -> [Column]? {
    let object = JSONValue.object(members)
    var members = members
    if case .object(let quote) = object["indicators"]?["quote"]?.elements?.first {
      members += quote
    }
    let lists = members.compactMap { member -> Column? in
      guard let values = member.value.elements, !values.isEmpty, values.allSatisfy(isScalar)
      else { return nil }
      return (member.key, values)
    }
    let usual = lists.filter { $0.values.count == lists[0].values.count }
    guard isHistory(usual.map(\.key)) else { return nil }
    return usual.map { (JSONQuotes.word($0.key), $0.values) }
  }

  private static func isHistory(_ keys: [String]) -> Bool {
    let roles = Set(keys.compactMap { ColumnRole(JSONQuotes.word($0)) })
    return roles.contains(.time) && (roles.contains(.close) || roles.contains(.price))
  }

  private static func isScalar(_ value: JSONValue) -> Bool { value == .null || value.text != nil }

  private static func number(_ value: JSONValue) -> Double? {
    value.text.flatMap { NumberScanner.number(in: $0) }
  }
}
