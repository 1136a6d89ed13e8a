import Glibc

/// A folder of a test's own small programs, deleted with this object.
package final class ShellPrograms {
  private let folder: TemporaryFolder

  /// The folder.
  package var path: String { folder.path }

  /// Writes shell programs, keyed by name.
  package init(_ programs: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in programs {
      let file = try folder.write(Array("#!/bin/sh\n\(text)\n".utf8), to: name)
      folder.setMode(0o755, of: name)
      Self.awaitClosed(file)
    }
  }

  /// Waits until no process has a file open for writing, since it can't be started before: a
  /// program that another test is starting briefly holds our descriptors.
  private static func awaitClosed(_ path: String) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    // A lease for reading is given only then (fcntl(2)); 1024 is F_SETLEASE.
    while fcntl(file, 1024, Int32(F_RDLCK)) < 0, errno == EAGAIN { sched_yield() }
  }

  /// Returns the bytes that a program wrote to a file beside it.
  package func bytes(_ name: String) -> [UInt8]? { folder.read(name) }

  /// Returns the text that a program wrote to a file beside it.
  package func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }
}
