internal import Glibc

/// The result of reading from a non-blocking socket.
enum Received {
  case bytes([UInt8])
  /// Nothing is there yet.
  case nothing
  /// The other end sends no more.
  case end
}

/// Reading and writing of sockets, which never wait and raise no signal.
enum SocketBytes {
  /// A number of bytes that is worth a call.
  static let largestPiece = 65_536

  /// Returns what can be read now, at most `limit` bytes.
  static func receive(_ descriptor: Int32, upTo limit: Int) -> Received {
    while true {
      var failure: Int32 = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        let received = unsafe recv(descriptor, buffer.baseAddress, limit, Int32(MSG_DONTWAIT))
        if received < 0 { failure = errno }
        count = max(0, received)
      }
      if !bytes.isEmpty { return .bytes(bytes) }
      if failure == EAGAIN { return .nothing }
      if failure != EINTR { return .end }
    }
  }

  /// Sends bytes and returns how many the socket took; `nil` once the other end is closed.
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
