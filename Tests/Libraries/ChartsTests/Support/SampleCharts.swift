import ChartReaders
import Charts
import Foundation

/// The charts in the folder `Data`; see the README there.
enum SampleCharts {
  static let stage1 = (try? sets("chart_data")) ?? []
  static let twoAxes = stage2("overview2")
  static let stacked = stage2("overview3")
  static let percentage = stage2("overview5")

  /// Returns the sets of a file, with days in place of midnights.
  static func sets(_ name: String) throws -> [ChartSet] {
    try ChartReader().read(bytes(of: name)).sets
  }

  private static func stage2(_ name: String) -> ChartSet {
    let sets = try? sets(name)
    return sets?.first ?? ChartSet(positions: Positions(.listed([]), unit: .days), series: [])
  }

  /// Returns the bytes of a file.
  static func bytes(of name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appending(path: "Data/\(name).json")))
  }
}
