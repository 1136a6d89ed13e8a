internal import ChartReaders
internal import Charts
internal import Tables

extension QuoteReaderOptions {
  /// Returns the options of the row reader.
  func delimited(_ file: String?, preferringTime name: String?) -> DelimitedOptions {
    var options = charts.delimited(file)
    options.mostTexts = nil
    options.time = time.map { .column($0) } ?? name.map { .preferred($0) } ?? .automatic
    return options
  }

  /// The options of the chart reader.
  var charts: ChartReaderOptions {
    var options = ChartReaderOptions()
    options.format = input
    options.path = path
    options.delimiter = delimiter
    options.hasHeader = hasHeader
    options.decimal = decimal
    options.dateOrder = dateOrder
    options.horizontal = time
    options.badRows = badRows
    return options
  }

  /// The delimiter, if it was chosen.
  var knownDelimiter: Delimiter? { delimiter ?? (input == .tsv ? .tab : nil) }

  /// Whether the decimal separator is a comma, if it was chosen.
  var hasDecimalComma: Bool? { decimal.map { $0 == .comma } }
}
