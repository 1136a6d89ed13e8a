import Glibc
import System

@testable import Control

/// A pair of connected sockets, the first of which has a small send buffer.
struct SocketPair {
  let sender: OwnedDescriptor
  let receiver: OwnedDescriptor

  init?(capacity: Int32) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    (sender, receiver) = (OwnedDescriptor(ends[0]), OwnedDescriptor(ends[1]))
    var capacity = capacity
    unsafe setsockopt(
      sender.number, SOL_SOCKET, SO_SNDBUF, &capacity, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Returns all bytes that can be read now.
  func takeAll() -> [UInt8] {
    var all: [UInt8] = []
    while case .bytes(let bytes) = SocketBytes.receive(receiver.number, upTo: 4096) { all += bytes }
    return all
  }
}
