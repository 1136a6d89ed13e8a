import Foundation
import Quotes

/// The prices of an index in files.
enum IndexPrices {
  /// Returns the bytes of a file in the folder `Data`.
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appending(path: "Data/\(name).csv")))
  }

  static func history(_ name: String) throws -> PriceHistory {
    let reading = try QuoteReader().read(try bytes(name), file: "\(name).csv")
    return reading.histories[0].history
  }

  static var minutes: PriceHistory { get throws { try history("SP500_NOV2019_IDay") } }
  static var days: PriceHistory { get throws { try history("SP500_NOV2019_Hist") } }
}
