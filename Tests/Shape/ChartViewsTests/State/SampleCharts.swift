import ChartReaders
import Charts
import Foundation
import TestSupport

/// Charts from the fixtures of the Charts tests.
enum SampleCharts {
  /// Returns the sets of `chart_data.json`.
  static func sets() throws -> [ChartSet] {
    let file = Documents.url("Tests/Libraries/ChartsTests/Data/chart_data.json")
    return try ChartReader().read([UInt8](try Data(contentsOf: file))).sets
  }
}
