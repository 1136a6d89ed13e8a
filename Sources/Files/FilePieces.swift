internal import Glibc

/// A file or stream that is read piece by piece.
package final class FilePieces {
  /// Why a read failed, if one did.
  package private(set) var failure: ReadError?
  private let descriptor: Int32
  private let isOwned: Bool
  /// The number of bytes that may still be read.
  private var rest: Int

  /// The bytes of a piece.
  private static let size = 1 << 18

  /// The number of bytes after which a file is too large; a device may never end.
  package static let largest = 1 << 29

  /// Opens a file for reading.
  package init(_ path: String, upTo limit: Int = largest) throws(ReadError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(errno) }
    (self.descriptor, isOwned, rest) = (descriptor, true, limit)
    var status = stat()
    if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw .isFolder
    }
  }

  /// Reads an open descriptor, which stays open.
  package init(descriptor: Int32, upTo limit: Int = largest) {
    (self.descriptor, isOwned, rest) = (descriptor, false, limit)
  }

  deinit { if isOwned { close(descriptor) } }

  /// Returns the next bytes; none at the end, after a failure, and once there are more than the limit.
  package func next() -> [UInt8] {
    guard failure == nil else { return [] }
    while true {
      var code: Int32 = 0
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.size) { buffer, count in
        let received = unsafe read(descriptor, buffer.baseAddress, Self.size)
        if received < 0 { code = errno }
        count = max(0, received)
      }
      if code == EINTR { continue }
      if code != 0 { failure = .system(code) }
      rest -= piece.count
      if rest >= 0 { return piece }
      failure = .isTooLarge
      return []
    }
  }
}
