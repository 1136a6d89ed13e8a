internal import Glibc

/// A socket on a free port of the loopback interface that accepts connections and never says anything.
package final class LoopbackListener {
  package let port: UInt16
  private var descriptor: Int32

  /// Starts to listen; `nil` if no port or descriptor is free.
  package init?() {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { [descriptor, size] address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        var size = size
        return unsafe bind(descriptor, address, size) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    if !isListening { return nil }
  }

  deinit { close() }

  /// Stops listening.
  package func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  /// Waits for a connection and returns its descriptor.
  package func accept() -> Int32 { Glibc.accept(descriptor, nil, nil) }
}
