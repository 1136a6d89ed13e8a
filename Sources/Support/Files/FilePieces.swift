internal import Glibc
internal import System

/// A file or stream that is read in chunks.
package final class FilePieces {
  /// The reason a read failed, if any.
  package private(set) var failure: ReadError?
  private let descriptor: Int32
  /// The owner of the descriptor, if it is to be closed.
  private let owner: OwnedDescriptor?
  /// The remaining number of bytes that may be read.
  private var rest: Int

  /// The size of a chunk in bytes.
  private static let size = 1 << 18

  /// The maximum number of bytes; a device may never end.
  package static let largest = 1 << 29

  /// Opens a file for reading.
  package init(_ path: String, upTo limit: Int = largest) throws(ReadError) {
    let file = try rethrow(
      try OwnedDescriptor(opening: path, O_RDONLY | O_NOCTTY), as: ReadError.init)
    (descriptor, owner, rest) = (file.number, file, limit)
    if let status = try? FileStatus(of: descriptor), status.kind == .folder { throw .isFolder }
  }

  /// Reads from an open descriptor, which stays open.
  package init(descriptor: Int32, upTo limit: Int = largest) {
    (self.descriptor, owner, rest) = (descriptor, nil, limit)
  }

  /// Returns the next bytes; empty at the end, after a failure, and beyond the limit.
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
