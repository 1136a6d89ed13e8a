package import ChartReaders
package import Tables

/// What is known about a price source in advance; everything else is detected.
package struct QuoteReaderOptions: Hashable, Sendable {
  /// The format of the bytes.
  package var input = ChartReaderOptions.Format.automatic
  /// The path of the data in JSON, such as `data.result`.
  package var path: String?
  /// The delimiter between cells.
  package var delimiter: Delimiter?
  /// Whether the first row is a header.
  package var hasHeader: Bool?
  /// The decimal separator.
  package var decimal: DecimalSeparator?
  /// The order of day and month in dates with the year last.
  package var dateOrder: DateOrder?
  /// The chosen columns, by name or by number from 1.
  package var columns: [PriceColumn: String] = [:]
  /// How faulty rows are handled.
  package var badRows = BadRows.skip

  /// Creates options that leave everything to detection.
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
