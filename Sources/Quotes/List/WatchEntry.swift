/// One row of a watch list.
package struct WatchEntry: Hashable, Sendable {
  package var symbol: String
  /// The name that a person gave it, if any.
  package var name: String?
  package var holding: Holding?
  /// The files that its prices come from.
  package var sources: [String]
  package var alerts: [Alert]

  package init(
    _ symbol: String, name: String? = nil, holding: Holding? = nil, sources: [String] = [],
    alerts: [Alert] = []
  ) {
    (self.symbol, self.name, self.holding) = (symbol, name, holding)
    (self.sources, self.alerts) = (sources, alerts)
  }
}

/// Rows of a watch list under one name.
package struct WatchGroup: Hashable, Sendable {
  /// The name; empty for the only group without one.
  package var name: String
  package var entries: [WatchEntry]

  package init(_ name: String = "", _ entries: [WatchEntry] = []) {
    (self.name, self.entries) = (name, entries)
  }

  /// Returns the row of a symbol, from 0; `nil` if the group doesn't have it.
  package func row(of symbol: String) -> Int? { entries.firstIndex { $0.symbol == symbol } }

  /// The name for a message.
  var shownName: String { name.isEmpty ? "the group without a name" : name.quotedExcerpt }
}
