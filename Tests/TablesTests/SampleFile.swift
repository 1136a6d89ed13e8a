import Foundation

/// Returns the bytes of a file in `Data`; see its README for the origins.
func sample(_ name: String) throws -> [UInt8] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
  return Array(try Data(contentsOf: folder.appending(path: "Data/\(name)")))
}
