internal import Glibc
internal import System

/// A file or stream that is read piece by piece.
package final class FilePieces {
  /// Why a read failed, if one did.
  package private(set) var failure: ReadError?
  private let descriptor: Int32
  /// What closes it, if that is due.
  private let owner: OwnedDescriptor?
  /// The number of bytes that may still be read.
  private var rest: Int

  /// The bytes of a piece.
  private static let size = 1 << 18

  /// The number of bytes after which a file is too large; a device may never end.
  package static let largest = 1 << 29

  /// Opens a file for reading.
  package init(_ path: String, upTo limit: Int = largest) throws(ReadError) {
    let file = try rethrow(
      try OwnedDescriptor(opening: path, O_RDONLY | O_NOCTTY), as: ReadError.init)
    (descriptor, owner, rest) = (file.number, file, limit)
    if let status = try? FileStatus(of: descriptor), status.kind == .folder { throw .isFolder }
  }

  /// Reads an open descriptor, which stays open.
  package init(descriptor: Int32, upTo limit: Int = largest) {
    (self.descriptor, owner, rest) = (descriptor, nil, limit)
  }

  /// Returns the next bytes; none at the end, after a failure, and once there are more than the limit.
  package func next() -> [UInt8] {
    guard failure == nil else { return [] }
    do throws(ErrorNumber) {
      let piece = try Descriptor.read(descriptor, upTo: Self.size)
      rest -= piece.count
      if rest >= 0 { return piece }
      failure = .isTooLarge
    } catch { failure = ReadError(error) }
    return []
  }
}
