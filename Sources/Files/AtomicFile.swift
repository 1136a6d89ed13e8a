internal import Glibc
package import System

/// The reason a file wasn't written: an error number, as in errno(3), or a message.
package enum WriteError: Error, Hashable {
  case system(Int32)
  case said(String)

  package var words: String {
    switch self {
    case .system(let code): ErrorNumber(code: code).description
    case .said(let words): words
    }
  }

  /// Creates the error for a failed system call.
  package init(_ error: ErrorNumber) { self = .system(error.code) }
}

/// Writes files atomically.
package enum AtomicFile {
  /// Writes bytes to a file, replacing its content.
  package static func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
    try write(to: path) { descriptor throws(WriteError) in try append(bytes, to: descriptor) }
  }

  /// Calls `fill` to write a temporary file beside a file, then renames it over that file.
  ///
  /// Where the file system supports it, the temporary file has no name until then, so nothing
  /// remains even if the program is killed.
  ///
  /// Anything other than a regular file, such as a device, is written in place. An existing file
  /// keeps its mode, and a symbolic link stays: its target is written. If anything fails, the old
  /// content remains.
  ///
  /// With `reachesDisk`, the bytes are on disk before the new file replaces the old one, which
  /// takes some milliseconds. Without it, a power failure soon afterward may leave an empty file.
  package static func write(
    to path: String, reachesDisk: Bool = true, _ fill: (Int32) throws(WriteError) -> Void
  ) throws(WriteError) {
    let target = try LinkTarget.path(of: path)
    // Links in /proc, such as that of /dev/stdout, have no text to follow.
    if isDevice(path) { return try fillDevice(path, fill) }
    let path = target
    let file = try TemporaryFile(in: Folder.parent(of: path) ?? ".")
    try keepMode(of: path, for: file.descriptor)
    try fill(file.descriptor)
    // If the rename reached the disk before the bytes, a power failure would leave an empty file.
    if reachesDisk { try rethrow(try check { fsync(file.descriptor) }, as: WriteError.init) }
    try file.replace(path)
  }

  /// Returns whether the path names something other than a regular file, such as a device or a
  /// pipe.
  private static func isDevice(_ path: String) -> Bool {
    guard let kind = try? FileStatus(path).kind else { return false }
    return kind != .file && kind != .folder
  }

  private static func fillDevice(
    _ path: String, _ fill: (Int32) throws(WriteError) -> Void
  ) throws(WriteError) {
    let device = try rethrow(try OwnedDescriptor(opening: path, O_WRONLY), as: WriteError.init)
    try fill(device.number)
  }

  /// Writes all bytes to an open file.
  package static func append(_ bytes: [UInt8], to descriptor: Int32) throws(WriteError) {
    try rethrow(try Descriptor.writeAll(bytes, to: descriptor), as: WriteError.init)
  }

  /// Appends bytes to an existing file.
  package static func append(_ bytes: [UInt8], to path: String) throws(WriteError) {
    let file = try rethrow(
      try OwnedDescriptor(opening: path, O_WRONLY | O_APPEND | O_NOCTTY), as: WriteError.init)
    try append(bytes, to: file.number)
  }

  /// Copies the mode of an existing file to the new one.
  private static func keepMode(of path: String, for descriptor: Int32) throws(WriteError) {
    guard let mode = try? FileStatus(path).mode else { return }
    try rethrow(try check { fchmod(descriptor, mode) }, as: WriteError.init)
  }
}
