internal import ChartReaders
internal import Charts
internal import Tables

extension QuoteReaderOptions {
  /// Returns the options of the row reader.
  func delimited(_ file: String?, preferringTime name: String?) -> DelimitedOptions {
    var options = DelimitedOptions(file: file)
    options.delimiter = knownDelimiter
    options.hasHeader = hasHeader
    options.hasDecimalComma = decimal.map { $0 == .comma }
    options.dateOrder = dateOrder
    options.badRows = badRows
    if let name { options.time = .preferred(name) }
    if let time { options.time = .column(time) }
    return options
  }

  /// The options of the chart reader.
  var charts: ChartReaderOptions {
    var options = ChartReaderOptions()
    options.format = input
    options.decimal = decimal
    options.dateOrder = dateOrder
    options.horizontal = time
    options.badRows = badRows
    return options
  }

  var knownDelimiter: Delimiter? { delimiter ?? (input == .tsv ? .tab : nil) }
}
