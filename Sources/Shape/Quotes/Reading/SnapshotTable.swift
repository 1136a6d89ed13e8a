internal import Charts
internal import Tables
internal import Texts

/// Reads a table with one row per symbol, as from a broker.
struct SnapshotTable {
  private let roles: RoleColumns
  private let numbers: CellNumbers
  private let names: [String]
  private(set) var snapshots: [QuoteSnapshot] = []
  private(set) var notes: [String] = []
  /// The index of each symbol's snapshot.
  private var places: [String: Int] = [:]
  private var leftOut = 0
  private var firstLeftOut: String?

  /// Words in place of a symbol that mark totals or cash.
  private static let sums: Set = [
    "total", "totals", "subtotal", "cash", "summe", "gesamt", "n/a", "none", "null", "nan",
  ]

  init(
    _ rows: [[String]], names: [String], _ options: QuoteReaderOptions, zone: DateScale,
    delimiter: Delimiter?, file: String?
  ) throws(QuoteReaderError) {
    self.names = names
    roles = try RoleColumns(names, options, file: file)
    numbers = CellNumbers(
      rows.lazy.joined(), isComma: options.hasDecimalComma, delimiter: delimiter)
    let times = SnapshotTimes(rows, column: roles[.time], options, zone)
    for (index, row) in rows.enumerated() where row.contains(where: { !$0.isEmpty }) {
      take(row, time: times[index])
    }
    noteLeftOut()
    if roles.price == nil, !snapshots.isEmpty {
      notes.append(
        "no column is recognized as prices; --price-column names it, of "
          + RoleColumns.list(of: names))
    }
    guard snapshots.isEmpty else { return }
    throw QuoteReaderError("no row has a symbol with a price or a quantity", file: file)
  }

  private mutating func take(_ row: [String], time: Quote.Time?) {
    guard row != names else { return }
    guard let snapshot = snapshot(row, time) else {
      leftOut += 1
      if firstLeftOut == nil { firstLeftOut = title(row) }
      return
    }
    guard let place = places[snapshot.symbol] else {
      places[snapshot.symbol] = snapshots.count
      snapshots.append(snapshot)
      return
    }
    snapshots[place] = Self.merged(snapshots[place], snapshot)
  }

  private func title(_ row: [String]) -> String? {
    cell(row, roles.symbol) ?? cell(row, roles[.name]) ?? row.first { !$0.isEmpty }
  }

  private mutating func noteLeftOut() {
    guard leftOut > 0, let firstLeftOut else { return }
    let rows =
      leftOut == 1
      ? "1 row without a symbol and a price was left out"
      : "\(leftOut) rows without a symbol and a price were left out"
    notes.append("\(rows): “\(firstLeftOut.shortened())”")
  }
}

// MARK: - One row

extension SnapshotTable {
  private func snapshot(_ row: [String], _ time: Quote.Time?) -> QuoteSnapshot? {
    guard let symbol = symbol(row) else { return nil }
    var snapshot = QuoteSnapshot(symbol)
    snapshot.price = price(row, roles.price)
    snapshot.previousClose = previousClose(row, snapshot.price)
    snapshot.open = price(row, roles[.open])
    snapshot.high = price(row, roles[.high])
    snapshot.low = price(row, roles[.low])
    snapshot.volume = number(row, roles[.volume])
    snapshot.amount = number(row, roles[.amount])
    snapshot.cost = cost(row, snapshot.amount)
    snapshot.time = time
    snapshot.name = cell(row, roles[.name])?.trimmed
    snapshot.currency = cell(row, roles[.currency]).flatMap { Currency.code(ofCell: $0) }
    let decimals = cell(row, roles.price).map { numbers.decimals($0) } ?? 2
    snapshot.decimals = min(max(decimals, 2), PriceDecimals.greatest)
    return snapshot.price == nil && snapshot.amount == nil ? nil : snapshot
  }

  private func symbol(_ row: [String]) -> String? {
    for column in [roles.symbol, roles[.identifier]] {
      guard let cell = cell(row, column), let symbol = Symbol.ofCell(cell),
        !Self.sums.contains(symbol.lowercased())
      else { continue }
      return symbol
    }
    return nil
  }

  private func cell(_ row: [String], _ column: Int?) -> String? {
    guard let column, row.indices.contains(column), !row[column].isEmpty else { return nil }
    return row[column]
  }

  private func number(_ row: [String], _ column: Int?) -> Double? {
    cell(row, column).flatMap { numbers.value($0) }
  }

  private func price(_ row: [String], _ column: Int?) -> Double? {
    number(row, column)?.price
  }

  /// Returns the previous close, which may be derived from a change.
  private func previousClose(_ row: [String], _ price: Double?) -> Double? {
    if let close = self.price(row, roles[.previousClose]) { return close }
    guard let price else { return nil }
    if let change = number(row, roles[.change]), change < price {
      return Self.rounded(price - change)
    }
    guard let percent = number(row, roles[.percentChange]), percent > -100 else { return nil }
    return Self.rounded(price / (1 + percent / 100))
  }

  /// Returns a difference without binary rounding error.
  private static func rounded(_ price: Double) -> Double {
    price < 1e6 ? (price * 1e8).rounded() / 1e8 : price
  }

  private func cost(_ row: [String], _ amount: Double?) -> Double? {
    // The total cost is used where known, since a unit cost is rounded.
    if !roles.chosen.contains(.cost), let total = number(row, roles[.totalCost]), let amount,
      amount != 0
    {
      return (total / amount).magnitude
    }
    return number(row, roles[.cost])
  }

  /// Merges two rows of one symbol, such as from two accounts: amounts are added, and the later
  /// price is used.
  private static func merged(_ first: QuoteSnapshot, _ second: QuoteSnapshot) -> QuoteSnapshot {
    var result = second
    result.name = second.name ?? first.name
    result.currency = second.currency ?? first.currency
    guard let amount = first.amount, let more = second.amount else {
      result.amount = second.amount ?? first.amount
      result.cost = second.cost ?? first.cost
      return result
    }
    result.amount = amount + more
    guard let cost = first.cost, let other = second.cost, amount + more != 0 else { return result }
    result.cost = (cost * amount + other * more) / (amount + more)
    return result
  }
}
