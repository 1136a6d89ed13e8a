import Foundation
import Glibc

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
      Self.awaitClosed(file)
    }
  }

  /// Waits until nobody has a file open for writing, since it can't be started before: a program that
  /// another test is just starting has our descriptors for a moment.
  private static func awaitClosed(_ path: String) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    // A lease for reading is given only then (fcntl(2)); 1024 is F_SETLEASE.
    while fcntl(file, 1024, Int32(F_RDLCK)) < 0, errno == EAGAIN { sched_yield() }
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
