package import Charts

/// What is known of a source of prices beforehand; all else is found by itself.
package struct QuoteReaderOptions: Hashable, Sendable {
  /// How the bytes are written.
  package var input = ChartReaderOptions.Format.automatic
  /// What separates the cells of a row.
  package var delimiter: ChartReaderOptions.Delimiter?
  /// Whether the first row holds names.
  package var hasHeader: Bool?
  /// What stands before a fraction.
  package var decimal: ChartReaderOptions.Decimal?
  /// Which of day and month stands first where the year stands last.
  package var dateOrder: ChartReaderOptions.DateOrder?
  /// The columns that were chosen, by their names or their numbers from 1.
  package var columns: [PriceColumn: String] = [:]
  /// What becomes of rows with a fault.
  package var badRows = ChartReaderOptions.BadRows.skip

  /// Creates options that leave everything open.
  package init() {}

  /// The column of the times, if it was chosen.
  package var time: String? {
    get { columns[.time] }
    set { columns[.time] = newValue }
  }

  /// The column of the prices, if it was chosen.
  package var price: String? {
    get { columns[.price] }
    set { columns[.price] = newValue }
  }

  /// The column of the symbols, if it was chosen.
  package var symbol: String? {
    get { columns[.symbol] }
    set { columns[.symbol] = newValue }
  }
}
