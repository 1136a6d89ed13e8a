extension NumberFormat {
  /// Infers the format of texts that hold numbers, with signs or units if any; `nil` if most of them
  /// don't.
  package init?(of texts: [String], hasDecimalComma: Bool? = nil) {
    var options = DelimitedOptions()
    options.hasDecimalComma = hasDecimalComma
    let samples = ColumnSamples(below: 0, of: texts.map { [Array($0.utf8)] }, width: 1)
    guard !samples.isEmpty(0), case .number(let format) = samples.kinds(samples.format(options))[0]
    else { return nil }
    self = format
  }

  /// The name of the sign or unit of the numbers, such as `€`, `%` or `ms`.
  package var nameOfUnit: String? { unitName }
}
