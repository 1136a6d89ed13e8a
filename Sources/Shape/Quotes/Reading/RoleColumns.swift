/// The columns of a table by role.
struct RoleColumns {
  private var columns: [ColumnRole: Int] = [:]
  /// The roles for which the options choose a column.
  private(set) var chosen: Set<ColumnRole> = []
  /// Whether the options choose a price other than the close.
  private var hasOtherPrice = false
  /// The columns without a known role.
  private(set) var others: [Int] = []

  /// Finds the columns by name; the first one for each role is used.
  ///
  /// The options give columns by name, or by number from 1.
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

  /// The column of each row's closing price in a history; an adjusted one is the last choice.
  var close: Int? { self[.close] ?? self[.price] ?? self[.adjustedClose] }

  /// Whether the closing price is consistent with the row's other prices.
  var hasCandles: Bool { close != nil && close != self[.adjustedClose] && !hasOtherPrice }

  /// The column of each symbol's price.
  var price: Int? { self[.price] ?? self[.close] }

  /// The column of symbols; a security's number is the last choice.
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

  /// Returns the first names, quoted.
  static func list(of names: [String]) -> String {
    names.prefix(12).map { "“\($0.prefix(40))”" }.joined(separator: ", ")
  }
}

extension String {
  /// Returns the index of the column with a number from 1; `nil` if it is beyond the count.
  func columnIndex(in count: Int) -> Int? {
    guard let number = Int(self), number >= 1, number <= count else { return nil }
    return number - 1
  }
}
