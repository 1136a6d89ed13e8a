internal import Widgets

/// A line of input about the list or a row.
struct QuoteEntry: Hashable, Sendable {
  /// What the line is for.
  enum Kind: Hashable, Sendable {
    case add
    case filter
    case group
    case groupName
    case rename(String)
    case holding(String)
    case alerts(String)
  }

  var kind: Kind
  var state: TextState

  init(_ kind: Kind, _ text: String = "") {
    self.kind = kind
    state = TextState(text, limit: 400)
  }

  /// The label before the text.
  var label: String {
    switch kind {
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
    switch kind {
    case .add: "AAPL, or AAPL=prices.csv"
    case .filter: "part of a symbol or name"
    case .group, .groupName: "a name"
    case .rename: "a name; empty to use the source’s own"
    case .holding: "10 @ 231.50; empty to remove it"
    case .alerts: "> 200, change < -2%; empty to remove them"
    }
  }
}
