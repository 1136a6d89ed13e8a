internal import Texts

extension Alert {
  /// Parses a text such as `AAPL > 200`, `AAPL<=180.5`, `AAPL change < -2%` or `* change > 5%`.
  ///
  /// An entry of a list supplies its own symbol: the text may then start with the condition, as in
  /// `> 200`, and can't name a different symbol.
  package init(_ text: String, of own: String? = nil) throws(AlertError) {
    let (left, relation, right) = try Self.parts(of: text)
    let words = left.split(whereSeparator: \.isWhitespace).map(String.init)
    let isChange = words.last?.lowercased() == "change" && (own != nil || words.count > 1)
    let named = isChange ? Array(words.dropLast()) : words
    guard named.count <= 1 else {
      throw AlertError(
        "\(text.quotedExcerpt) has \(left.quotedExcerpt) where a symbol and perhaps “change” belong"
      )
    }
    symbol = try Self.symbol(named.first, own, text)
    measure = isChange ? .change : .price
    self.relation = relation
    limit = try Self.limit(right, measure, text)
  }

  /// Returns the alerts in a text such as `> 200, change < -2%`, as texts.
  package static func texts(in text: String) -> [String] {
    text.split { $0 == "," || $0 == ";" }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  private static func parts(of text: String) throws(AlertError) -> (String, Relation, String) {
    let typed = text.replacing(each: "≥", with: ">=").replacing(each: "≤", with: "<=")
    let mark = typed.prefix { $0 != "<" && $0 != ">" }.endIndex
    let sign = typed[mark...].prefix(1)
    let rest = typed[sign.endIndex...]
    guard let relation = Relation(rawValue: String(sign + (rest.first == "=" ? "=" : ""))) else {
      throw AlertError(
        "\(text.quotedExcerpt) has none of >, <, >= and <=; “AAPL > 200” is an alert")
    }
    return (typed[..<mark].trimmed, relation, rest.dropFirst(relation.rawValue.count - 1).trimmed)
  }

  private static func symbol(
    _ name: String?, _ own: String?, _ text: String
  ) throws(AlertError) -> String? {
    guard let name else {
      guard let own else {
        throw AlertError("\(text.quotedExcerpt) names no symbol; “* > 200” is for all of them")
      }
      return own
    }
    if let own {
      guard name == own || Symbol.typed(name) == own else {
        throw AlertError("\(text.quotedExcerpt) is an alert for a symbol other than \(own)")
      }
      return own
    }
    guard name != "*" else { return nil }
    guard let symbol = Symbol.typed(name) else { throw AlertError(WatchListError.notSymbol(name)) }
    return symbol
  }

  private static func limit(
    _ typed: String, _ measure: Measure, _ text: String
  ) throws(AlertError) -> Double {
    var digits = typed
    let hasPercent = digits.last == "%"
    if hasPercent { digits = digits.dropLast().trimmed }
    guard let number = NumberScanner.number(in: digits.replacing(each: "−", with: "-")) else {
      throw AlertError(
        "\(text.quotedExcerpt) has \(typed.quotedExcerpt) where a number such as 180.5 belongs")
    }
    guard measure == .price else { return number }
    guard !hasPercent else {
      throw AlertError(
        "\(text.quotedExcerpt) compares a price with a percentage; “AAPL change > 2%” compares the "
          + "change")
    }
    guard number > 0 else {
      throw AlertError("\(text.quotedExcerpt) has the price \(typed); prices are above 0")
    }
    return number
  }
}
