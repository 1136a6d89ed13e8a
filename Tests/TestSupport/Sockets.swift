internal import Glibc

/// Two connected sockets.
package struct Sockets {
  package let one: Int32
  package let other: Int32

  /// Opens both; `nil` if no descriptors are left.
  package init?() {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    (one, other) = (ends[0], ends[1])
  }
}
