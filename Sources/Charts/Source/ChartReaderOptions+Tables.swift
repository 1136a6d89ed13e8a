import Tables

extension ChartReaderOptions {
  /// The same options, with bad rows left out.
  var skippingBadRows: Self {
    var options = self
    options.badRows = .skip
    return options
  }

  /// Returns the options of the reader of rows.
  func delimited(_ file: String?) -> DelimitedOptions {
    var options = DelimitedOptions(file: file)
    options.delimiter = delimiter?.tables ?? (format == .tsv ? .tab : nil)
    options.hasHeader = hasHeader
    options.hasDecimalComma = decimal.map { $0 == .comma }
    options.dateOrder = dateOrder?.tables
    options.badRows = badRows == .skip ? .skip : .refuse
    options.keepsTexts = false
    return options
  }
}

extension ChartReaderOptions.Delimiter {
  fileprivate var tables: DelimitedOptions.Delimiter {
    switch self {
    case .comma: .comma
    case .semicolon: .semicolon
    case .tab: .tab
    case .pipe: .pipe
    case .blanks: .blanks
    }
  }
}

extension ChartReaderOptions.DateOrder {
  var tables: Tables.DateOrder { self == .monthFirst ? .monthFirst : .dayFirst }
}
