/// The columns of a table by what they hold.
struct RoleColumns {
  private var columns: [ColumnRole: Int] = [:]
  /// What options have chosen a column for.
  private(set) var chosen: Set<ColumnRole> = []
  /// Whether the options name a price other than the close.
  private var hasOtherPrice = false
  /// The columns that hold nothing known.
  private(set) var others: [Int] = []

  /// Finds the columns by their names; the first of each kind counts.
  ///
  /// Options name columns, or number them from 1.
  init(
    _ names: [String], _ options: QuoteReaderOptions, file: String?
  ) throws(QuoteReaderError) {
    for (index, name) in names.enumerated() {
      guard let found = ColumnRole(name) else {
        others.append(index)
        continue
      }
      if columns[found] == nil { columns[found] = index }
    }
    for column in PriceColumn.allCases {
      guard let demand = options.columns[column] else { continue }
      let role = column.role
      let index = try Self.column(demand, names, file)
      columns[role] = index
      chosen.insert(role)
      others.removeAll { $0 == index }
      if role == .price, columns[.close] != index { columns[.close] = nil }
      if role == .price, columns[.close] == nil { hasOtherPrice = options.columns[.open] == nil }
    }
  }

  subscript(role: ColumnRole) -> Int? { columns[role] }

  /// The column of the last price of each row of a history; an adjusted one comes last.
  var close: Int? { self[.close] ?? self[.price] ?? self[.adjustedClose] }

  /// Whether the last price of a row belongs to its other prices.
  var hasCandles: Bool { close != nil && close != self[.adjustedClose] && !hasOtherPrice }

  /// The column of the price of each symbol.
  var price: Int? { self[.price] ?? self[.close] }

  /// The column of the symbols, of which numbers of securities come last.
  var symbol: Int? { self[.symbol] ?? self[.identifier] }

  private static func column(
    _ name: String, _ names: [String], _ file: String?
  ) throws(QuoteReaderError) -> Int {
    if let index = names.firstIndex(of: name) { return index }
    let words = ColumnRole.words(name)
    if let index = names.firstIndex(where: { ColumnRole.words($0) == words }) { return index }
    if let index = name.columnIndex(in: names.count) { return index }
    throw QuoteReaderError(
      "unknown column “\(name)”; the columns are \(list(of: names))", file: file)
  }

  /// Returns the first names in quotation marks.
  static func list(of names: [String]) -> String {
    names.prefix(12).map { "“\($0.prefix(40))”" }.joined(separator: ", ")
  }
}

extension String {
  /// Returns the index of the column that a number from 1 names; `nil` if it isn’t one of a count.
  func columnIndex(in count: Int) -> Int? {
    guard let number = Int(self), number >= 1, number <= count else { return nil }
    return number - 1
  }
}
