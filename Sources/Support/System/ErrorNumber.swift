internal import Glibc

/// A system error number, as in errno(3).
package struct ErrorNumber: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// Whether the reader has gone away.
  package var isBrokenPipe: Bool { code == EPIPE }
}

extension ErrorNumber: CustomStringConvertible {
  /// The C library's message, except for EBADF.
  package var description: String {
    if code == EBADF { return "it is closed" }
    return unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}

/// Calls a C function, retrying when a signal interrupts it, and returns its result; throws the error
/// number if the result is negative.
@discardableResult
package func check<Result: FixedWidthInteger>(_ call: () -> Result) throws(ErrorNumber) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw ErrorNumber(code: errno) }
  }
}

/// Returns a value, or throws its error number converted to another error.
@discardableResult
package func rethrow<Value, Failure: Error>(
  _ value: @autoclosure () throws(ErrorNumber) -> Value, as failure: (ErrorNumber) -> Failure
) throws(Failure) -> Value {
  do throws(ErrorNumber) { return try value() } catch { throw failure(error) }
}

extension Duration {
  /// The time in milliseconds, rounded up, since a wait that ends too early would be repeated in a
  /// busy loop.
  package var milliseconds: Int32 {
    let (seconds, attoseconds) = max(self, .zero).components
    let part = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1000)
    return isTooLong ? .max : Int32(clamping: whole.addingReportingOverflow(part).partialValue)
  }
}
