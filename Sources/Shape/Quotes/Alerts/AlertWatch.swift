internal import Texts

/// A detector of alerts whose condition starts to hold, once per crossing.
package struct AlertWatch: Sendable {
  /// The alerts; those that remain when this is set keep their state.
  package var alerts: [Alert] { didSet { settle() } }
  /// The alerts that already held at the first price of a symbol, and so didn't fire.
  package private(set) var initiallyHolding: [FiredAlert] = []

  private var bySymbol: [String: [Alert]] = [:]
  private var general: [Alert] = []
  /// Whether each alert held at the last price of each symbol.
  private var sides: [String: [Alert: Bool]] = [:]

  package init(_ alerts: [Alert] = []) {
    self.alerts = alerts
    settle()
  }

  /// Processes the current price of a symbol and returns the alerts that fire.
  ///
  /// An unknown price or change has no effect.
  package mutating func take(_ quote: Quote) -> [FiredAlert] {
    let own = bySymbol[quote.symbol] ?? []
    guard !(own.isEmpty && general.isEmpty) else { return [] }
    var fired: [FiredAlert] = []
    for alert in own + general {
      guard let holds = alert.holds(for: quote) else { continue }
      let held = sides[quote.symbol, default: [:]].updateValue(holds, forKey: alert)
      guard holds, held != true else { continue }
      let event = FiredAlert(alert, quote)
      if held == nil { initiallyHolding.append(event) } else { fired.append(event) }
    }
    return fired
  }

  /// Discards the state of a symbol, so that its next price counts as the first.
  package mutating func forget(_ symbol: String) {
    sides[symbol] = nil
    initiallyHolding.removeAll { $0.symbol == symbol }
  }

  /// Clears ``initiallyHolding`` after it has been shown.
  package mutating func clearInitiallyHolding() { initiallyHolding.removeAll() }

  private mutating func settle() {
    var seen: Set<Alert> = []
    bySymbol = [:]
    general = []
    for alert in alerts where seen.insert(alert).inserted {
      if let symbol = alert.symbol {
        bySymbol[symbol, default: []].append(alert)
      } else {
        general.append(alert)
      }
    }
    sides = sides.mapValues { $0.filter { seen.contains($0.key) } }.filter { !$0.value.isEmpty }
    initiallyHolding.removeAll { !seen.contains($0.alert) }
  }
}

/// An alert whose condition started to hold.
package struct FiredAlert: Hashable, Sendable {
  package var alert: Alert
  package var symbol: String
  /// The price, or the percent change, that met the condition.
  package var value: Double
  /// The number of decimals in the symbol's prices.
  package var decimals: Int

  init(_ alert: Alert, _ quote: Quote) {
    (self.alert, symbol, decimals) = (alert, quote.symbol, quote.decimals)
    value = alert.value(of: quote) ?? .nan
  }

  /// Returns a clause such as “AAPL is above 200: 201.35”.
  package func words(_ text: PriceText = PriceText()) -> String {
    let limit = NumberText.shortest(alert.limit)
    switch alert.measure {
    case .price:
      return "\(symbol) is \(relation) \(limit): \(text.price(value, decimals: decimals))"
    case .change:
      return "\(symbol)\(text.isASCII ? "'" : "’")s change is \(relation) "
        + "\(limit.replacing(each: "-", with: text.minus)) %: \(text.percent(value))"
    }
  }

  private var relation: String {
    switch alert.relation {
    case .above: "above"
    case .below: "below"
    case .atLeast: "at least"
    case .atMost: "at most"
    }
  }
}
