import Foundation

/// Returns the bytes of a file in `Data`; its README lists the sources.
func sample(_ name: String) throws -> [UInt8] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
  return Array(try Data(contentsOf: folder.appending(path: "Data/\(name)")))
}
