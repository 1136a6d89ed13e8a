package import JSON

/// Names of one letter, as services abbreviate those of candles.
package enum SingleLetters {
  private static let names = [
    "o": "open", "h": "high", "l": "low", "c": "close", "v": "volume", "t": "time",
  ]

  /// Returns rows with whole names if they are candles.
  package static func expanded(_ rows: [[JSONValue.Member]]) -> [[JSONValue.Member]] {
    let keys = Set(rows.first?.map(\.key) ?? [])
    guard ["o", "h", "l", "c"].allSatisfy(keys.contains), !keys.contains("open") else {
      return rows
    }
    return rows.map { row in
      row.map { JSONValue.Member(names[$0.key] ?? $0.key, $0.value) }
    }
  }
}
