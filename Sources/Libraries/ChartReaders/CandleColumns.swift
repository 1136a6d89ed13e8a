/// The columns of candles, recognized by name.
///
/// Case, column order, and decorations such as Alpha Vantage's `1. open` and MetaTrader's `<OPEN>`
/// are ignored.
struct CandleColumns: Hashable, Sendable {
  var open: Int
  var high: Int
  var low: Int
  var close: Int
  var volume: Int?

  /// Finds the columns; `nil` unless each of the four exists exactly once.
  init?(_ columns: [(index: Int, name: String)]) {
    var found: [String: [Int]] = [:]
    for (index, name) in columns { found[Self.role(name), default: []].append(index) }
    func only(_ role: String) -> Int? { found[role]?.count == 1 ? found[role]?.first : nil }
    guard let open = only("open"), let high = only("high"), let low = only("low"),
      let close = only("close")
    else { return nil }
    (self.open, self.high, self.low, self.close) = (open, high, low, close)
    volume = only("volume")
  }

  private static func role(_ name: String) -> String {
    var role = plain(name).lowercased()
    if role.hasPrefix("<"), role.hasSuffix(">") { role = String(role.dropFirst().dropLast()) }
    switch role {
    case "close/last": return "close"
    case "vol", "vol.": return "volume"
    default: return role
    }
  }

  /// Returns a name without a leading number and point.
  static func plain(_ name: String) -> String {
    let rest = name.drop { ("0"..."9").contains($0) }
    guard rest.count < name.count, rest.hasPrefix(". ") else { return name }
    return String(rest.dropFirst(2))
  }
}
