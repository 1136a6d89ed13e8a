internal import JSON
internal import Texts

/// Finds the history of one symbol in JSON: an array of rows, or arrays as columns.
enum JSONHistory {
  private static let deepest = 5

  /// Finds rows with a time and a price; `nil` if there are none.
  static func rows(
    in value: JSONValue, _ options: QuoteReaderOptions, depth: Int = 0
  ) -> SymbolRows? {
    switch value {
    case .array(let values):
      if let rows = rows(ofObjects: values, options) ?? rows(ofArrays: values) { return rows }
      guard depth < deepest, let first = values.first, values.count == 1 else { return nil }
      return rows(in: first, options, depth: depth + 1)
    case .object(let members):
      if let rows = rows(ofLists: members) { return rows }
      guard depth < deepest else { return nil }
      return members.lazy.compactMap { rows(in: $0.value, options, depth: depth + 1) }.first
    case .null, .boolean, .number, .string: return nil
    }
  }

  /// Returns the rows of objects, with the members that the first one has.
  private static func rows(
    ofObjects values: [JSONValue], _ options: QuoteReaderOptions
  ) -> SymbolRows? {
    guard case .object(let members) = values.first else { return nil }
    var names = MemberNames(options)
    for member in members where isScalar(member.value) { names.add(JSONQuotes.word(member.key)) }
    guard isHistory(names.names) else { return nil }
    return SymbolRows(values.map { JSONQuotes.flat($0) ?? [] }, names)
  }

  /// Returns the rows of arrays that begin with a count since 1970, followed by a price or by a
  /// candle in an exchange's order.
  private static func rows(ofArrays values: [JSONValue]) -> SymbolRows? {
    let rows = values.compactMap { $0.elements }
    guard rows.count == values.count, let first = rows.first, first.count >= 2,
      rows.allSatisfy({ $0.count == first.count && $0.allSatisfy(isScalar) }),
      number(first[0]).flatMap({ TickTime.scaled($0) }) != nil, let names = names(ofArrays: rows)
    else { return nil }
    let count = min(names.count, first.count)
    return SymbolRows(
      names: Array(names.prefix(count)), rows: rows.map { $0.prefix(count).map { $0.text ?? "" } })
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

  /// Returns the rows of lists of equal length; Yahoo nests the lists of prices in another object.
  private static func rows(ofLists members: [JSONValue.Member]) -> SymbolRows? {
    var members = members
    if case .object(let quote) = JSONValue.object(members)["indicators"]?["quote"]?.elements?.first
    {
      members += quote
    }
    let lists = members.compactMap { member -> (name: String, values: [JSONValue])? in
      guard let values = member.value.elements, !values.isEmpty, values.allSatisfy(isScalar)
      else { return nil }
      return (JSONQuotes.word(member.key), values)
    }
    let usual = lists.filter { $0.values.count == lists[0].values.count }
    guard isHistory(usual.map(\.name)) else { return nil }
    return SymbolRows(
      names: usual.map(\.name),
      rows: lists[0].values.indices.map { row in usual.map { $0.values[row].text ?? "" } })
  }

  private static func isHistory(_ keys: [String]) -> Bool {
    let roles = Set(keys.compactMap { ColumnRole($0) })
    return roles.contains(.time) && (roles.contains(.close) || roles.contains(.price))
  }

  private static func isScalar(_ value: JSONValue) -> Bool { value == .null || value.text != nil }

  private static func number(_ value: JSONValue) -> Double? {
    value.text.flatMap { NumberScanner.number(in: $0) }
  }
}
