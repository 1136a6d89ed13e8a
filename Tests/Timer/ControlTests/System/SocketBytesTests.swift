import Glibc
import System
import Testing

@testable import Control

@Suite("Socket I/O")
struct SocketBytesTests {
  @Test("Accepted bytes arrive, and the rest remains")
  func partial() throws {
    let pair = try #require(SocketPair(capacity: 4608))
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    var sent = 0
    var received: [UInt8] = []
    while sent < bytes.count {
      let count = try #require(SocketBytes.send(bytes[sent...], to: pair.sender.number))
      #expect(count < bytes.count)
      sent += count
      received += pair.takeAll()
    }
    #expect(received == bytes)
  }

  @Test("A closed end is noticed without a signal")
  func closed() throws {
    let pair = try #require(SocketPair(capacity: 4608))
    let sender = pair.sender
    // A program started by another test may hold a copy until it calls exec.
    shutdown(pair.receiver.number, Int32(SHUT_RDWR))
    let raises = raisesPipeSignal {
      #expect(SocketBytes.send([1], to: sender.number) == nil)
      guard case .end = SocketBytes.receive(sender.number, upTo: 10) else {
        Issue.record("the end wasn’t noticed")
        return
      }
    }
    #expect(!raises)
    #expect(raisesPipeSignal { unsafe _ = write(sender.number, "x", 1) })
  }

  @Test("A lack of input isn’t the end")
  func nothing() throws {
    let pair = try #require(SocketPair(capacity: 4608))
    guard case .nothing = SocketBytes.receive(pair.receiver.number, upTo: 10) else {
      Issue.record("something was received")
      return
    }
    shutdown(pair.sender.number, Int32(SHUT_WR))
    guard case .end = SocketBytes.receive(pair.receiver.number, upTo: 10) else {
      Issue.record("the end wasn’t noticed")
      return
    }
  }
}
