internal import ChartReaders
internal import Charts
internal import Tables

/// The reason bytes aren't prices, with the location.
package struct QuoteReaderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A clause with the location, without a final period.
  ///
  /// An example is “p.csv: no column holds prices”.
  package var description: String

  init(_ clause: String, file: String?) {
    description = file.map { "\($0): \(clause)" } ?? clause
  }

  init(_ error: TableError) { description = error.description }

  init(_ error: ChartReaderError) { description = error.description }
}
