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

  /// The error number; EIO for a message.
  package var code: Int32 {
    switch self {
    case .system(let code): code
    case .said: EIO
    }
  }

  package init(_ error: ErrorNumber) { self = .system(error.code) }
}

/// Writes files atomically.
package enum AtomicFile {
  /// Writes bytes to a file, replacing its content; `mode` is that of a new file.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32 = 0o666
  ) throws(WriteError) {
    try write(to: path, mode: mode) { descriptor throws(WriteError) in
      try append(bytes, to: descriptor)
    }
  }

  /// Calls `fill` to write a temporary file beside a file, then renames it over that file.
  ///
  /// Where the file system supports it, the temporary file has no name until then, so nothing
  /// remains even if the program is killed.
  ///
  /// Anything other than a regular file, such as a device, is written in place. A symbolic link
  /// stays: its target is written. A file of the user keeps its mode, and one of another user gives
  /// the new file, which is the user's, no rights that it wouldn't have anyway. A write-protected
  /// file isn't replaced. If anything fails, the old content remains.
  ///
  /// With `reachesDisk`, the bytes are on disk before the new file replaces the old one, which
  /// takes some milliseconds. Without it, a power failure soon afterward may leave an empty file.
  package static func write(
    to path: String, mode: UInt32 = 0o666, reachesDisk: Bool = true,
    _ fill: (Int32) throws(WriteError) -> Void
  ) throws(WriteError) {
    let path = try target(of: path)
    if isDevice(path) { return try fillDevice(path, fill) }
    let file = try TemporaryFile(in: Folder.parent(of: path) ?? ".", mode: mode)
    try keepMode(of: path, for: file.descriptor)
    try fill(file.descriptor)
    // If the rename reached the disk before the bytes, a power failure would leave an empty file.
    if reachesDisk { try rethrow(try check { fsync(file.descriptor) }, as: WriteError.init) }
    try file.replace(path)
  }

  /// Returns the path that a path leads to, unless it is a link that mustn't be followed.
  private static func target(of path: String) throws(WriteError) -> String {
    let target = try LinkTarget.path(of: path)
    // Links in /proc, such as that of /dev/stdout, have no text to follow.
    return isDevice(path) ? path : target
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
    let file = try open(appendingTo: path, O_WRONLY)
    try append(bytes, to: file.number)
  }

  /// Opens a file to append to it, unless it is behind a link that mustn't be followed.
  package static func open(
    appendingTo path: String, _ flags: Int32, mode: UInt32 = 0o666
  ) throws(WriteError) -> OwnedDescriptor {
    let path = try target(of: path)
    // Another user may have replaced the file by a link in the meantime.
    let safe = isDevice(path) ? 0 : O_NOFOLLOW
    return try rethrow(
      try OwnedDescriptor(opening: path, flags | O_APPEND | O_NOCTTY | safe, mode: mode),
      as: WriteError.init)
  }

  /// Gives the new file the mode of an existing one, without rights that another user gave.
  private static func keepMode(of path: String, for descriptor: Int32) throws(WriteError) {
    guard let old = try? FileStatus(path) else { return }
    if old.kind == .file, old.mode & 0o222 == 0 { throw .said("it is write-protected") }
    let new = try rethrow(try FileStatus(of: descriptor), as: WriteError.init)
    let mode = old.owner == new.owner ? old.mode : old.mode & new.mode
    try rethrow(try check { fchmod(descriptor, mode) }, as: WriteError.init)
  }
}
