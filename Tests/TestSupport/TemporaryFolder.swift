internal import Glibc

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A folder for one test, which is removed with all that is in it.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path: String

  /// Creates an empty folder.
  package init() throws {
    path = FileManager.default.temporaryDirectory.path() + "timer-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { remove() }

  /// Removes it now, for those that live as long as the process.
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

  /// Returns the bytes of a file; `nil` when there is none.
  package func read(_ name: String) -> [UInt8]? {
    // FileManager keeps the buffer that it took for an empty file.
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

  /// The names of what lies in it, in order.
  package var names: [String] { names(in: ".") }

  /// Returns the names of what lies in a folder in it, in order; none if it isn't there.
  package func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []).sorted()
  }
}

// MARK: - What isn't a plain file

extension TemporaryFolder {
  /// Makes a named pipe and returns its path; `nil` when that fails.
  package func makePipe(_ name: String) -> String? {
    let pipe = path + "/" + name
    return unsafe mkfifo(pipe, 0o600) == 0 ? pipe : nil
  }

  /// Makes a symbolic link and returns its path; `nil` when that fails.
  package func makeLink(_ name: String, to target: String) -> String? {
    let link = path + "/" + name
    return unsafe symlink(target, link) == 0 ? link : nil
  }

  /// Whether a name is a symbolic link.
  package func isLink(_ name: String) -> Bool {
    var status = stat()
    return unsafe lstat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Makes a file of a number of bytes, without using room for them.
  package func grow(_ name: String, to size: Int) {
    unsafe truncate(path + "/" + name, size)
  }

  /// Sets who may do what with a file.
  package func setMode(_ mode: UInt32, of name: String) {
    unsafe chmod(path + "/" + name, mode)
  }

  /// Returns who may do what with a file.
  package func mode(of name: String) -> UInt32? {
    var status = stat()
    return unsafe stat(path + "/" + name, &status) == 0 ? status.st_mode & 0o7777 : nil
  }
}
