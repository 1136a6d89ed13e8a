import CSystem
import Glibc
import Reports
import System
import TestSupport

@testable import Control

/// The client of a timer's socket, which can send any bytes.
final class RawClient {
  private var socket: OwnedDescriptor?
  private var buffer = LineBuffer(limit: 1 << 24)

  /// Connects to a socket; `nil` if that fails.
  init?(_ socket: ControlSocket) {
    let descriptor = unsafe csystem_connect_socket(socket.address)
    guard descriptor >= 0 else { return nil }
    self.socket = OwnedDescriptor(descriptor)
  }

  /// Connects to a socket and sends requests.
  convenience init?(_ socket: ControlSocket, _ requests: ControlRequest...) {
    self.init(socket)
    for request in requests { send(request.line + "\n") }
  }

  var descriptor: Int32 { socket?.number ?? -1 }

  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    SocketBytes.send(bytes[...], to: descriptor) == bytes.count
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Finishes sending, but continues to read.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Closes the connection, even if a process started by another test still holds a copy of it.
  func close() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    socket = nil
  }

  /// Returns the lines received so far; `nil` at the end.
  func lines() -> [String]? {
    var lines: [String] = []
    while socket != nil {
      switch SocketBytes.receive(descriptor, upTo: 65_536) {
      case .nothing: return lines
      case .end: return lines.isEmpty ? nil : lines
      case .bytes(let bytes):
        lines += buffer.append(bytes).map { String(decoding: $0, as: UTF8.self) }
      }
    }
    return nil
  }

  /// Returns the replies received so far; `nil` at the end, or if a line isn't a reply.
  func replies() -> [ControlReply]? {
    guard let lines = lines() else { return nil }
    let replies = lines.compactMap { try? ControlReply(line: $0) }
    return replies.count == lines.count ? replies : nil
  }

  /// Whether the timer has closed the connection, and nothing is left to read.
  ///
  /// A process started by another test holds a copy of the connection until it calls exec.
  var hasEnded: Bool { hasEnded(within: 60_000) }

  func hasEnded(within milliseconds: Int32) -> Bool {
    isReadable(descriptor, within: milliseconds) && lines() == nil
  }
}
