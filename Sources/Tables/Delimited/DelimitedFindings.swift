/// What a delimited text was found to be, for notes to the reader.
package struct DelimitedFindings: Hashable, Sendable {
  package var delimiter: DelimitedOptions.Delimiter
  package var hasHeader: Bool
  /// Whether fractions follow a comma.
  package var hasDecimalComma: Bool
  /// The order of day and month, if it was given or had to be found.
  package var dateOrder: DateOrder?
  /// The names of all columns of the file, also of those that another one takes in.
  package var names: [String]

  init(_ layout: Layout, dateOrder: DateOrder?) {
    delimiter = layout.dialect.delimiter
    hasHeader = layout.hasHeader
    hasDecimalComma = layout.kinds.contains { kind in
      if case .number(let format) = kind { format.hasDecimalComma } else { false }
    }
    self.dateOrder = dateOrder
    names = layout.names
  }
}
