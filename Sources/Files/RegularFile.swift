internal import Glibc

/// Why a file was not read.
package enum ReadError: Error, Hashable {
  /// The system reported an error, with its number as in errno(3).
  case system(Int32)
  /// The path names a folder.
  case isFolder
  /// The path names a pipe, a device or something else that isn't a regular file.
  case isNoFile
  /// The file is larger than the limit.
  case isTooLarge

  /// Whether nothing exists at the path.
  package var isMissing: Bool { self == .system(ENOENT) }

  /// The fact in words.
  package var words: String {
    switch self {
    case .system(let code): systemWords(code)
    case .isFolder: "it is a folder"
    case .isNoFile: "it is not a file"
    case .isTooLarge: "it is too large"
    }
  }
}

/// Reads regular files into memory.
package enum RegularFile {
  /// Returns the content of a file of at most `limit` bytes.
  ///
  /// Pipes and devices are rejected without waiting for them.
  package static func read(_ path: String, upTo limit: Int) throws(ReadError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .system(errno) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else { throw kind == S_IFDIR ? .isFolder : .isNoFile }
    guard Int(status.st_size) <= limit else { throw .isTooLarge }
    // Files in /proc have a size of 0, and others may grow: the end of the file decides.
    let bytes = try readAll(descriptor, expecting: Int(status.st_size), upTo: limit)
    guard bytes.count <= limit else { throw .isTooLarge }
    return bytes
  }

  /// Returns all bytes, or `limit` + 1 of them if there are more than `limit`.
  private static func readAll(
    _ descriptor: Int32, expecting size: Int, upTo limit: Int
  ) throws(ReadError) -> [UInt8] {
    var bytes: [UInt8] = []
    var step = min(max(size, 256), limit) + 1
    while bytes.count <= limit {
      step = min(step, limit + 1 - bytes.count)
      var failure: Int32 = 0
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: step) { buffer, filled in
        var count = -1
        repeat {
          count = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        } while count < 0 && errno == EINTR
        if count < 0 { failure = errno }
        filled = max(count, 0)
      }
      guard failure == 0 else { throw .system(failure) }
      guard !chunk.isEmpty else { break }
      bytes += chunk
    }
    return bytes
  }
}
