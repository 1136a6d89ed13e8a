internal import CSystem
internal import Glibc

/// A descriptor that is closed together with its owner.
final class OutputDescriptor {
  /// The number.
  let number: Int32

  /// Takes over an open descriptor; `nil` for a negative number.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit {
    close(number)
  }
}

/// A pipe from a program: its reading end doesn’t block, and programs that start later inherit
/// neither end.
struct OutputPipe {
  /// The end to read from.
  let reading: OutputDescriptor
  /// The end for the program.
  let writing: OutputDescriptor

  /// The most bytes that are read at once.
  private static let longestPiece = 1 << 16

  /// Opens a pipe; `nil` if no descriptor is left.
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
    /// Nothing is there now.
    case nothing
    /// Nothing will come any more.
    case end
  }

  /// Reads what is there, up to a limit.
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
