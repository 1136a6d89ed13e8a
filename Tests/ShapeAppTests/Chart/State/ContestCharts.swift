import Charts
import Foundation

/// The contest's charts, from the fixtures of the Charts tests.
enum ContestCharts {
  /// Returns the sets of `chart_data.json`.
  static func sets() throws -> [ChartSet] {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../ChartsTests/Data/chart_data.json").standardized
    return try ChartReader().read([UInt8](try Data(contentsOf: file))).sets
  }
}
