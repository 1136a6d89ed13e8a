internal import JSON
internal import Texts

/// Finds rows of symbols in JSON: an array of objects, or an object keyed by symbol.
enum JSONQuotes {
  /// Members in which services wrap their data.
  private static let wrappers: Set = [
    "quoteresponse", "result", "results", "data", "quotes", "quote", "items", "list",
    "global quote", "tickers", "securities", "positions",
  ]
  private static let letters = [
    "s": "symbol", "t": "time", "p": "price", "o": "open", "h": "high", "l": "low", "c": "close",
    "v": "volume",
  ]
  private static let deepest = 4

  /// Finds rows; `nil` if the value has none.
  static func rows(
    in value: JSONValue, _ options: QuoteReaderOptions = QuoteReaderOptions()
  ) -> SymbolRows? {
    guard let elements = elements(value, depth: 0), !elements.isEmpty else { return nil }
    var columns = MemberNames(options)
    for element in elements {
      for member in element { columns.add(member.key) }
    }
    return SymbolRows(elements, columns)
  }

  /// Returns the word for a single-letter key, and any other key unchanged.
  static func word(_ key: String) -> String { letters[key] ?? key }

  private static func elements(_ value: JSONValue, depth: Int) -> [[JSONValue.Member]]? {
    switch value {
    case .array(let values):
      let elements = values.compactMap { flat($0) }
      return elements.contains(where: hasSymbol) ? elements : nil
    case .object(let members):
      if let element = flat(value), hasSymbol(element), hasPrice(element) { return [element] }
      for member in members where depth < deepest && wrappers.contains(member.key.lowercased()) {
        if let found = elements(member.value, depth: depth + 1) { return found }
      }
      return keyed(members)
    case .null, .boolean, .number, .string: return nil
    }
  }

  /// Returns elements with their keys as symbols; `nil` unless all of them have a price.
  private static func keyed(_ members: [JSONValue.Member]) -> [[JSONValue.Member]]? {
    var elements: [[JSONValue.Member]] = []
    for member in members {
      guard Symbol.ofCell(member.key) != nil, ColumnRole(member.key) == nil,
        !isDate(member.key), let rest = priced(member.value)
      else { return nil }
      elements.append([JSONValue.Member("symbol", .string(member.key))] + rest)
    }
    return elements
  }

  /// Returns members with a price, which may be their only number; `nil` without one.
  private static func priced(_ value: JSONValue) -> [JSONValue.Member]? {
    if isNumber(value) { return [JSONValue.Member("price", value)] }
    guard let element = flat(value) else { return nil }
    if hasPrice(element) { return element.filter { $0.key != "symbol" } }
    guard case .object(let members) = value, members.count == 1, element.count == 1,
      isNumber(element[0].value)
    else { return nil }
    return [JSONValue.Member("price", element[0].value)]
  }
}

// MARK: - Members

extension JSONQuotes {
  /// Returns the string and number members of an object, with single-letter keys expanded.
  static func flat(_ value: JSONValue) -> [JSONValue.Member]? {
    guard case .object(let members) = value else { return nil }
    return members.filter { $0.value.text != nil }.map {
      JSONValue.Member(word($0.key), $0.value)
    }
  }

  private static func hasSymbol(_ members: [JSONValue.Member]) -> Bool {
    members.contains { ColumnRole($0.key) == .symbol }
  }

  private static func hasPrice(_ members: [JSONValue.Member]) -> Bool {
    members.contains { member in
      let role = ColumnRole(member.key)
      return (role == .price || role == .close) && isNumber(member.value)
    }
  }

  private static func isNumber(_ value: JSONValue) -> Bool {
    value.text.flatMap { NumberScanner.number(in: $0) } != nil
  }

  /// Returns whether a key starts like a date.
  private static func isDate(_ key: String) -> Bool {
    key.prefix(4).count { ("0"..."9").contains($0) } == 4
      && key.dropFirst(4).allSatisfy { ("0"..."9").contains($0) || "-/:T .".contains($0) }
  }

  /// Returns the first symbol in a value, such as in metadata.
  static func symbol(in value: JSONValue) -> String? { text(.symbol, in: value, Symbol.ofCell) }

  /// Returns the code of the first currency in a value, such as in metadata.
  static func currency(in value: JSONValue) -> String? {
    text(.currency, in: value, Currency.code(ofCell:))
  }

  private static func text(
    _ role: ColumnRole, in value: JSONValue, depth: Int = 0, _ read: (String) -> String?
  ) -> String? {
    guard depth < 6 else { return nil }
    switch value {
    case .array(let values):
      return values.first.flatMap { text(role, in: $0, depth: depth + 1, read) }
    case .object(let members):
      for member in members where ColumnRole(member.key) == role {
        if let text = member.value.string.flatMap(read) { return text }
      }
      for member in members.prefix(8) {
        if let text = text(role, in: member.value, depth: depth + 1, read) { return text }
      }
      return nil
    case .null, .boolean, .number, .string: return nil
    }
  }
}
