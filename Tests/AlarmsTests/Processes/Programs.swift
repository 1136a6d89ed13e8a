import Foundation

/// A folder of small programs of a test's own, taken away with it.
final class Programs {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  /// Writes shell programs by their names.
  init(_ programs: [String: String]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in programs {
      let file = "\(path)/\(name)"
      try "#!/bin/sh\n\(text)\n".write(toFile: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What a program has written to a file beside it.
  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
  }

  /// The same as text.
  func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }
}
