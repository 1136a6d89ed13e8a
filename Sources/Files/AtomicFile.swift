internal import Glibc

/// Why a file was not written: an error number, as in errno(3), or a message.
package enum WriteError: Error, Hashable {
  case system(Int32)
  case said(String)

  package var words: String {
    switch self {
    case .system(let code): systemWords(code)
    case .said(let words): words
    }
  }
}

/// Writes files completely or not at all.
package enum AtomicFile {
  /// Writes bytes to a file, replacing its content.
  package static func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
    try write(to: path) { descriptor throws(WriteError) in try writeAll(bytes, to: descriptor) }
  }

  /// Calls `fill` to write a temporary file beside a file, then renames it over that file.
  ///
  /// Anything that isn't a regular file, such as a device, is written in place. An existing file
  /// keeps its mode, and a symbolic link keeps pointing at its target, which is written. If
  /// anything fails, the old content stays.
  ///
  /// With `reachesDisk`, the bytes are on the disk before the new file takes the old one's place, which
  /// takes some milliseconds. Without it, a power failure soon after may leave an empty file.
  package static func write(
    to path: String, reachesDisk: Bool = true, _ fill: (Int32) throws(WriteError) -> Void
  ) throws(WriteError) {
    if isDevice(path) { return try fillDevice(path, fill) }
    let path = try target(of: path)
    let folder = Folder.parent(of: path) ?? "."
    let temporary = "\(folder)/.\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let descriptor = unsafe open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(errno) }
    do throws(WriteError) {
      defer { close(descriptor) }
      try keepMode(of: path, for: descriptor)
      try fill(descriptor)
      // A rename that reaches the disk before the bytes do would leave an empty file.
      guard !reachesDisk || fsync(descriptor) == 0 else { throw .system(errno) }
      guard unsafe rename(temporary, path) == 0 else { throw .system(errno) }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  /// Whether the path names something other than a regular file: a device or a pipe.
  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func fillDevice(
    _ path: String, _ fill: (Int32) throws(WriteError) -> Void
  ) throws(WriteError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    try fill(descriptor)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(WriteError) {
    var offset = 0
    while offset < bytes.count {
      let written = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress?.advanced(by: offset), $0.count - offset)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw .system(written < 0 ? errno : ENOSPC) }
      offset += written
    }
  }

  /// Returns where a chain of symbolic links ends, which need not exist.
  private static func target(of path: String) throws(WriteError) -> String {
    var path = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = unsafe readlink(path, &buffer, buffer.count)
      guard length > 0 else { return path }
      let link = String(
        decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = link.hasPrefix("/") ? link : (Folder.parent(of: path) ?? ".") + "/" + link
    }
    throw .system(ELOOP)
  }

  /// Copies the mode of an existing file to the new one.
  private static func keepMode(of path: String, for descriptor: Int32) throws(WriteError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return }
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .system(errno) }
  }
}
