internal import Glibc
package import System

/// The reason a file wasn't read.
package enum ReadError: Error, Hashable {
  /// The system reported an error, with its number as in errno(3).
  case system(Int32)
  /// The path names a folder.
  case isFolder
  /// The path names a pipe, a device or something else that isn't a regular file.
  case isNoFile
  /// The file is larger than the limit.
  case isTooLarge
  /// The file is compressed, and its data has a fault, as a clause.
  case isDamaged(String)

  /// Whether nothing exists at the path.
  package var isMissing: Bool { self == .system(ENOENT) }

  package init(_ error: ErrorNumber) { self = .system(error.code) }

  /// The reason in words.
  package var words: String {
    switch self {
    case .system(let code): ErrorNumber(code: code).description
    case .isFolder: "it is a folder"
    case .isNoFile: "it isn’t a regular file"
    case .isTooLarge: "it is too large"
    case .isDamaged(let fault): fault
    }
  }
}

/// Reads regular files into memory.
package enum RegularFile {
  /// Returns the content of a file of at most `limit` bytes.
  ///
  /// Pipes and devices are rejected without waiting for them.
  package static func read(_ path: String, upTo limit: Int) throws(ReadError) -> [UInt8] {
    let file = try rethrow(
      try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY), as: ReadError.init)
    let status = try rethrow(try FileStatus(of: file.number), as: ReadError.init)
    guard status.kind == .file else { throw status.kind == .folder ? .isFolder : .isNoFile }
    guard status.size <= limit else { throw .isTooLarge }
    // Files in /proc have a size of 0, and others may grow, so only the end of the file counts.
    let bytes = try rethrow(
      try readAll(file.number, expecting: status.size, upTo: limit), as: ReadError.init)
    guard bytes.count <= limit else { throw .isTooLarge }
    return bytes
  }

  /// Returns all bytes, or `limit` + 1 bytes if there are more than `limit`.
  private static func readAll(
    _ descriptor: Int32, expecting size: Int, upTo limit: Int
  ) throws(ErrorNumber) -> [UInt8] {
    var bytes: [UInt8] = []
    let step = min(max(size, 256), limit) + 1
    while bytes.count <= limit {
      let chunk = try Descriptor.read(descriptor, upTo: min(step, limit + 1 - bytes.count))
      guard !chunk.isEmpty else { break }
      bytes += chunk
    }
    return bytes
  }
}
