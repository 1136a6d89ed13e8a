internal import Glibc

/// Why a file was not written, with the number of the error, as in errno(3), or in words.
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

/// Files that are written wholly or not at all.
package enum AtomicFile {
  /// Writes bytes to a file, in the place of what was there.
  package static func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
    try write(to: path) { descriptor throws(WriteError) in try writeAll(bytes, to: descriptor) }
  }

  /// Lets `fill` write a file of another name beside it, which then takes the file's place.
  ///
  /// What isn't a file, such as a device, is written as it is. A file that was there keeps its mode,
  /// and of a symbolic link the target is written. When anything fails, what was there stays as it
  /// was.
  package static func write(
    to path: String, _ fill: (Int32) throws(WriteError) -> Void
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
      guard fsync(descriptor) == 0 else { throw .system(errno) }
      guard unsafe rename(temporary, path) == 0 else { throw .system(errno) }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  /// Whether something else than a file is there: a device, a pipe.
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

  /// Gives a new file the mode of the one that is there, if there is one.
  private static func keepMode(of path: String, for descriptor: Int32) throws(WriteError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return }
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .system(errno) }
  }
}
