import Glibc

/// The reason why bytes couldn't be written or read.
package struct StreamFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error number, as in errno(3).
  package let code: Int32

  /// Creates a failure from its error number.
  package init(code: Int32) { self.code = code }

  /// Whether the reader has gone away.
  package var isBrokenPipe: Bool { code == EPIPE }

  /// The C library's message, except that a stream without a file is reported as closed.
  package var description: String {
    if code == EBADF { return "it is closed" }
    return unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
