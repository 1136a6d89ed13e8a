internal import Glibc

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A folder for one test, which is removed with its contents.
package final class TemporaryFolder: Sendable {
  /// The folder's path.
  package let path: String

  /// Creates an empty folder.
  package init() throws {
    path = FileManager.default.temporaryDirectory.path() + "timer-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { remove() }

  /// Removes the folder now, for those that live as long as the process.
  package func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and returns its path; folders in its name are created.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    let folder = file[..<(file.lastIndex(of: "/") ?? file.endIndex)]
    try FileManager.default.createDirectory(
      atPath: String(folder), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }

  /// Returns the bytes of a file; `nil` if it doesn't exist.
  package func read(_ name: String) -> [UInt8]? {
    // FileManager leaks the buffer of an empty file.
    let file = unsafe open(path + "/" + name, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    while true {
      let piece = readAvailable(file)
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }

  /// The names of its contents, sorted.
  package var names: [String] { names(in: ".") }

  /// Returns the names of a subfolder's contents, sorted; empty if it doesn't exist.
  package func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []).sorted()
  }
}

// MARK: - Special files

extension TemporaryFolder {
  /// Creates a named pipe and returns its path; `nil` on failure.
  package func makePipe(_ name: String) -> String? {
    let pipe = path + "/" + name
    return unsafe mkfifo(pipe, 0o600) == 0 ? pipe : nil
  }

  /// Creates a symbolic link and returns its path; `nil` on failure.
  package func makeLink(_ name: String, to target: String) -> String? {
    let link = path + "/" + name
    return unsafe symlink(target, link) == 0 ? link : nil
  }

  /// Returns whether a name is a symbolic link.
  package func isLink(_ name: String) -> Bool {
    var status = stat()
    return unsafe lstat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Creates a sparse file of a number of bytes.
  package func grow(_ name: String, to size: Int) {
    unsafe truncate(path + "/" + name, size)
  }

  /// Sets a file's permissions.
  package func setMode(_ mode: UInt32, of name: String) {
    unsafe chmod(path + "/" + name, mode)
  }

  /// Returns a file's permissions.
  package func mode(of name: String) -> UInt32? {
    var status = stat()
    return unsafe stat(path + "/" + name, &status) == 0 ? status.st_mode & 0o7777 : nil
  }
}
