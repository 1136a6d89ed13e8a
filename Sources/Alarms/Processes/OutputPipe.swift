internal import CSystem
internal import Glibc

/// A descriptor that is closed with its owner.
final class OutputDescriptor {
  /// The number.
  let number: Int32

  /// Takes ownership of an open descriptor; `nil` for a negative number.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit {
    close(number)
  }
}

/// A pipe from a program: its read end is nonblocking, and programs started later inherit neither
/// end.
struct OutputPipe {
  /// The read end.
  let reading: OutputDescriptor
  /// The write end, for the program.
  let writing: OutputDescriptor

  /// The maximum number of bytes per read.
  private static let longestPiece = 1 << 16

  /// Opens a pipe; `nil` if there are no descriptors left.
  init?() {
    var ends: (reading: Int32, writing: Int32) = (-1, -1)
    guard unsafe csystem_open_pipe(&ends.reading, &ends.writing) == 0,
      let reading = OutputDescriptor(ends.reading), let writing = OutputDescriptor(ends.writing)
    else { return nil }
    (self.reading, self.writing) = (reading, writing)
    _ = fcntl(reading.number, F_SETFL, O_NONBLOCK)
  }

  /// The result of one read.
  enum Piece: Hashable {
    case bytes([UInt8])
    /// No data is available now.
    case nothing
    /// End of file.
    case end
  }

  /// Reads available data, up to a limit.
  static func read(_ descriptor: OutputDescriptor) -> Piece {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: longestPiece) { buffer, count in
      let received = unsafe Glibc.read(descriptor.number, buffer.baseAddress, longestPiece)
      if received < 0 { failure = errno }
      count = max(0, received)
    }
    if failure == EAGAIN || failure == EINTR { return .nothing }
    return bytes.isEmpty ? .end : .bytes(bytes)
  }
}
