internal import Glibc
internal import System

/// Reads and writes sockets without blocking or raising signals.
enum SocketBytes {
  /// The number of bytes per call.
  static let largestPiece = 65_536

  /// Returns the bytes that can be read now, at most `limit`.
  static func receive(_ descriptor: Int32, upTo limit: Int) -> Descriptor.Received {
    do throws(ErrorNumber) {
      let bytes = try unsafe Descriptor.bytes(limit) { buffer throws(ErrorNumber) in
        try check { unsafe recv(descriptor, buffer.baseAddress, limit, Int32(MSG_DONTWAIT)) }
      }
      return bytes.isEmpty ? .end : .bytes(bytes)
    } catch { return error.code == EAGAIN ? .nothing : .end }
  }

  /// Sends bytes and returns the number accepted by the socket; `nil` once the other end is closed.
  static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
    let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
    return unsafe bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = unsafe Glibc.send(
          descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, flags)
        if count >= 0 {
          sent += count
        } else if errno == EAGAIN {
          return sent
        } else if errno != EINTR {
          return nil
        }
      }
      return sent
    }
  }
}
