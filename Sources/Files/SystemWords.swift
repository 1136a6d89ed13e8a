internal import Glibc

/// Returns the C library's message for an error number.
package func systemWords(_ code: Int32) -> String {
  unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
}
