import ChartReaders
import Charts
import Foundation
import TestSupport

/// Charts from the fixtures of the Charts tests.
enum SampleCharts {
  /// Returns the sets of a file.
  static func sets(_ name: String) throws -> [ChartSet] {
    try ChartReader().read(bytes(of: name)).sets
  }

  /// Returns the bytes of a file.
  static func bytes(of name: String) throws -> [UInt8] {
    let file = Documents.url("Tests/Libraries/ChartsTests/Data/\(name).json")
    return [UInt8](try Data(contentsOf: file))
  }
}
