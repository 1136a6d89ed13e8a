internal import Widgets

/// A line of input about the list or a row.
struct QuoteEntry: Hashable, Sendable {
  /// The purpose of the line.
  enum Purpose: Hashable, Sendable {
    case add
    case filter
    case group
    case groupName
    case rename(String)
    case holding(String)
    case alerts(String)
  }

  var purpose: Purpose
  var state: TextState

  init(_ purpose: Purpose, _ text: String = "") {
    self.purpose = purpose
    state = TextState(text, limit: 400)
  }

  /// The label before the text.
  var label: String {
    switch purpose {
    case .add: "Add: "
    case .filter: "Find: "
    case .group: "New group: "
    case .groupName: "Group name: "
    case .rename(let symbol): "Name of \(symbol): "
    case .holding(let symbol): "Holding of \(symbol): "
    case .alerts(let symbol): "Alerts of \(symbol): "
    }
  }

  /// An example of the input.
  var example: String {
    switch purpose {
    case .add: "AAPL, or AAPL=prices.csv"
    case .filter: "part of a symbol or name"
    case .group, .groupName: "a name"
    case .rename: "a name; empty to use the source’s own"
    case .holding: "10 @ 231.50; empty to remove it"
    case .alerts: "> 200, change < -2%; empty to remove them"
    }
  }
}
