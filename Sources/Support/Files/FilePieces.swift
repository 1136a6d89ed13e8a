internal import Glibc
internal import System

/// A file or stream that is read in chunks, decompressed if it begins as gzip data does.
package final class FilePieces {
  /// The reason a read failed, if any.
  package private(set) var failure: ReadError?
  /// The number of bytes of a file as stored.
  package let size: Int?
  private let descriptor: Int32
  /// The owner of the descriptor, if it is to be closed.
  private let owner: OwnedDescriptor?
  /// The remaining number of bytes that may be read or decompressed.
  private var rest: Int
  /// What decompresses the bytes, once the first two have shown that it is needed.
  private var inflater: Inflater?
  /// The first byte, until the second one is known.
  private var first: [UInt8] = []
  private var hasBegun = false

  /// The size of a chunk in bytes.
  private static let size = 1 << 18

  /// The maximum number of bytes; a device may never end.
  package static let largest = 1 << 29

  /// Opens a file for reading.
  package init(_ path: String, upTo limit: Int = largest) throws(ReadError) {
    let file = try rethrow(
      try OwnedDescriptor(opening: path, O_RDONLY | O_NOCTTY), as: ReadError.init)
    (descriptor, owner, rest) = (file.number, file, limit)
    let status = try? FileStatus(of: descriptor)
    size = status?.kind == .file ? status?.size : nil
    if status?.kind == .folder { throw .isFolder }
  }

  /// Reads from an open descriptor, which stays open.
  package init(descriptor: Int32, upTo limit: Int = largest) {
    (self.descriptor, owner, rest, size) = (descriptor, nil, limit, nil)
  }

  /// Returns the next bytes; empty at the end, after a failure, and beyond the limit.
  package func next() -> [UInt8] {
    if !hasBegun { return begin() }
    guard let inflater else { return limited(read()) }
    while failure == nil {
      let piece = limited(inflater.next())
      if !piece.isEmpty || failure != nil { return piece }
      if inflater.fault == nil {
        let more = read()
        if more.isEmpty { inflater.finish() }
        inflater.supply(more)
        if more.isEmpty, inflater.fault == nil { return [] }
      }
      if let fault = inflater.fault, failure == nil { failure = .isDamaged(fault) }
    }
    return []
  }

  /// Reads the first bytes, at least two if there are that many.
  private func begin() -> [UInt8] {
    let bytes = first + read()
    guard bytes.count != 1 || !first.isEmpty || bytes[0] != 0x1F else {
      first = bytes
      return begin()
    }
    guard !bytes.isEmpty else { return [] }
    (hasBegun, first) = (true, [])
    guard bytes.starts(with: [0x1F, 0x8B]) else { return limited(bytes) }
    inflater = Inflater()
    inflater?.supply(bytes)
    return next()
  }

  private func read() -> [UInt8] {
    guard failure == nil else { return [] }
    do throws(ErrorNumber) { return try Descriptor.read(descriptor, upTo: Self.size) } catch {
      failure = ReadError(error)
      return []
    }
  }

  /// Returns bytes unless they are beyond the limit.
  private func limited(_ piece: [UInt8]) -> [UInt8] {
    rest -= piece.count
    if rest >= 0 { return piece }
    failure = .isTooLarge
    return []
  }
}
