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
  /// The column of the times, by its name or its number from 1.
  package var time: String?
  /// The column of the prices, by its name or its number from 1.
  package var price: String?
  /// The column of the symbols, by its name or its number from 1.
  package var symbol: String?
  /// What becomes of rows with a fault.
  package var badRows = ChartReaderOptions.BadRows.skip

  /// Creates options that leave everything open.
  package init() {}
}
