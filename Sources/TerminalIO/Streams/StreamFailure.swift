import Glibc

/// Why bytes could not be written or read.
public struct StreamFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the error, as in errno(3).
  public let code: Int32

  /// Whether the reader has gone away.
  public var isBrokenPipe: Bool { code == EPIPE }

  /// The words of the C library for it.
  public var description: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
