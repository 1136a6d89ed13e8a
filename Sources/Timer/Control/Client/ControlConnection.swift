internal import CSystem
internal import Glibc
package import Reports
internal import System

/// An open connection for following one timer.
package final class ControlConnection {
  private let socket: OwnedDescriptor
  private var lines = LineBuffer(limit: ControlReply.longestLine)
  private var hasEnded = false

  /// The maximum pause before another attempt to connect to a timer that is busy.
  private static let longestPause = Duration.milliseconds(64)

  /// Connects to a timer and sends a request, retrying for `patience` if it accepts no connection.
  package init(
    _ socket: ControlSocket, _ request: ControlRequest = .follow, patience: Duration = .seconds(5)
  ) throws(ControlError) {
    let end = ContinuousClock.now + patience
    var descriptor = unsafe csystem_connect_socket(socket.address)
    var pause = Duration.milliseconds(1)
    while descriptor == -EAGAIN, ContinuousClock.now < end {
      Descriptor.pause(pause)
      pause = min(pause * 2, Self.longestPause)
      descriptor = unsafe csystem_connect_socket(socket.address)
    }
    guard descriptor >= 0 else { throw .system(socket.path, code: -descriptor) }
    self.socket = OwnedDescriptor(descriptor)
    guard send(request) else { throw .isClosed }
  }

  /// The descriptor, for waiting until it is readable.
  package var descriptor: Int32 { socket.number }

  /// Sends another request; returns false if the timer accepts no more.
  @discardableResult
  package func send(_ request: ControlRequest) -> Bool {
    let line = Array((request.line + "\n").utf8)
    return SocketBytes.send(line[...], to: descriptor) == line.count
  }

  /// Returns the replies received since the last call; `nil` at the end.
  ///
  /// A line that can't be parsed becomes a refusal that states the reason, and ends the connection.
  package func read() -> [ControlReply]? {
    guard !hasEnded else { return nil }
    switch SocketBytes.receive(descriptor, upTo: SocketBytes.largestPiece) {
    case .nothing: return []
    case .end:
      hasEnded = true
      return nil
    case .bytes(let bytes): return replies(bytes)
    }
  }

  private func replies(_ bytes: [UInt8]) -> [ControlReply] {
    var replies: [ControlReply] = []
    do throws(ControlError) {
      for line in lines.append(bytes) { replies.append(try ControlReply(bytes: line)) }
      if lines.isOverfull { throw .isTooLong(limit: ControlReply.longestLine) }
    } catch {
      replies.append(ControlReply(error))
      end()
    }
    return replies
  }

  /// Makes the descriptor readable until `read` returns `nil`.
  private func end() {
    hasEnded = true
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
