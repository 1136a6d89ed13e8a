import Charts
import Foundation

/// The contest's data; see the README beside it.
enum ContestData {
  static let stage1 = (try? sets("chart_data")) ?? []
  static let twoAxes = stage2("overview2")
  static let stacked = stage2("overview3")
  static let percentage = stage2("overview5")

  /// Returns the sets of a file, with days in place of midnights.
  static func sets(_ name: String) throws -> [ChartSet] {
    try ContestSet().sets(in: TinyJSON.value(of: text(name)))
  }

  private static func stage2(_ name: String) -> ChartSet {
    let sets = try? sets(name)
    return sets?.first ?? ChartSet(positions: Positions(.listed([]), unit: .days), series: [])
  }

  private static func text(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "Data/\(name).json"), encoding: .utf8)
  }
}
