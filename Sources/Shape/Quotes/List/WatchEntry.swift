internal import Texts

/// One row of a watch list.
package struct WatchEntry: Hashable, Sendable {
  package var symbol: String
  /// The name given by the user, if any.
  package var name: String?
  package var holding: Holding?
  /// The code of the currency of its prices, if the list has it.
  package var currency: String?
  /// The files that provide its prices.
  package var sources: [String]
  package var alerts: [Alert]

  package init(
    _ symbol: String, name: String? = nil, holding: Holding? = nil, currency: String? = nil,
    sources: [String] = [], alerts: [Alert] = []
  ) {
    (self.symbol, self.name, self.holding, self.currency) = (symbol, name, holding, currency)
    (self.sources, self.alerts) = (sources, alerts)
  }

  /// Changes the name; an empty one or `nil` removes it.
  package mutating func rename(to name: String?) {
    let name = name?.trimmed
    self.name = name?.isEmpty == true ? nil : name
  }
}

/// A named group of rows in a watch list.
package struct WatchGroup: Hashable, Sendable {
  /// The name; empty only for a single unnamed group.
  package var name: String
  package var entries: [WatchEntry]

  package init(_ name: String = "", _ entries: [WatchEntry] = []) {
    (self.name, self.entries) = (name, entries)
  }

  /// Returns the index of a symbol's row; `nil` if the group doesn't have it.
  package func row(of symbol: String) -> Int? { entries.firstIndex { $0.symbol == symbol } }

  /// The name for messages.
  var shownName: String { name.isEmpty ? "the unnamed group" : name.quotedExcerpt }
}
