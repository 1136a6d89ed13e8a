import Countdowns
import Glibc
import JSON
import Reports
import TestSupport
import Testing

@testable import Control

@MainActor
@Suite("The server of a timer")
struct ControlServerTests {
  private let sandbox: Sandbox
  private let server: ControlServer
  private var socket: ControlSocket { sandbox.socket("tea") }

  init() throws {
    sandbox = try Sandbox()
    server = try ControlServer(name: "tea", in: sandbox.folder)
  }

  // MARK: Requests and replies

  @Test("A request is delivered and answered")
  func request() throws {
    #expect(server.name == "tea" && !isReadable(server.descriptor))
    let client = try #require(RawClient(socket, .status))
    #expect(isReadable(server.descriptor, within: 2000))
    let incoming = server.take()
    #expect(incoming.map(\.request) == [.status])
    #expect(client.lines() == [] && !isReadable(server.descriptor))
    server.reply(.text("now"), to: try #require(incoming.first).connection)
    #expect(client.lines() == [#"{"v":1,"ok":true,"timer":"now"}"#])
    #expect(!isReadable(server.descriptor))
  }

  @Test("A connection may send many requests, even at once")
  func pipeline() throws {
    let client = try #require(RawClient(socket))
    let requests = (1...600).map { ControlRequest.command(.add(.seconds($0))) }
    client.send(requests.map { $0.line + "\n" }.joined())
    var served = server.serve { .text($0.line) }
    var replies: [ControlReply] = []
    while let some = client.replies(), !some.isEmpty {
      replies += some
      served += server.serve { .text($0.line) }
    }
    #expect(served == requests)
    #expect(replies == requests.map { .text($0.line) })
  }

  @Test("The server waits for the rest of a line")
  func halves() throws {
    let client = try #require(RawClient(socket))
    for byte in (ControlRequest.command(.pause).line + "\n").utf8 {
      #expect(server.serve().isEmpty && client.lines() == [])
      client.send([byte])
    }
    #expect(server.serve() == [.command(.pause)])
    #expect(client.replies() == [.text("pause")])
  }

  @Test("An invalid line is refused, and the next one is read")
  func mistakes() throws {
    let client = try #require(RawClient(socket))
    client.send("\n{\"v\":1,\"do\":\"fly\"}\n{\"v\":1,\"do\":\"lap\"}\n")
    #expect(server.serve() == [.command(.lap)])
    #expect(
      client.replies() == [
        ControlReply(.isNotAnObject), ControlReply(.isUnknownRequest("fly")), .text("lap"),
      ])
  }

  @Test("A line that is too long is refused, and ends the connection", arguments: [false, true])
  func long(hasLineFeed: Bool) throws {
    let client = try #require(RawClient(socket, .status))
    client.send(String(repeating: " ", count: 4097) + (hasLineFeed ? "\n" : ""))
    client.send(ControlRequest.command(.cancel).line + "\n")
    #expect(server.serve() == [.status])
    #expect(client.replies() == [.text("status"), ControlReply(.isTooLong(limit: 4096))])
    #expect(client.hasEnded && !isReadable(server.descriptor))
  }

  @Test("A line of 4096 bytes is read")
  func longest() throws {
    let line = ControlRequest.command(.pause).line
    let client = try #require(RawClient(socket))
    client.send(line + String(repeating: " ", count: 4096 - line.utf8.count) + "\n")
    #expect(server.serve() == [.command(.pause)])
    #expect(client.replies() == [.text("pause")])
  }

  @Test("Arbitrary bytes are refused and cause no harm")
  func foreign() throws {
    var numbers = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let client = try #require(RawClient(socket))
      for _ in 0..<Int.random(in: 1...5, using: &numbers) {
        client.send(
          (0..<Int.random(in: 1...3000, using: &numbers)).map { _ in
            .random(in: 0...255, using: &numbers)
          })
        #expect(server.serve().isEmpty)
      }
      client.finish()
      #expect(server.serve().isEmpty)
      let replies = try #require(client.replies())
      #expect(!replies.isEmpty && client.hasEnded)
    }
    #expect(!isReadable(server.descriptor))
  }

  @Test("Nothing is read from a client that doesn’t read its answers")
  func unread() throws {
    let client = try #require(RawClient(socket))
    while client.send(String(repeating: "\n", count: 4096)) { server.serve() }
    #expect(!isReadable(server.descriptor))
    for _ in 0..<5 {
      let replies = try #require(client.replies())
      #expect(replies.contains(ControlReply(.isNotAnObject)) && replies.count < 3000)
      server.serve()
      #expect(!isReadable(server.descriptor))
    }
    client.close()
    server.serve()
    #expect(!isReadable(server.descriptor))
  }

  @Test("An answer that is too long becomes a refusal")
  func longReply() throws {
    let client = try #require(RawClient(socket, .status))
    server.serve { _ in .text(String(repeating: "x", count: ControlReply.longestLine)) }
    #expect(client.replies() == [ControlReply(.isTooLong(limit: ControlReply.longestLine))])
  }

  // MARK: Ends

  @Test("A client that has finished sending still gets its answer")
  func halfClosed() throws {
    let client = try #require(RawClient(socket, .status))
    client.finish()
    #expect(isReadable(server.descriptor))
    let incoming = server.take()
    #expect(incoming.map(\.request) == [.status])
    #expect(!isReadable(server.descriptor))
    server.reply(.text("now"), to: try #require(incoming.first).connection)
    #expect(client.replies() == [.text("now")])
    #expect(server.take().isEmpty)
    #expect(client.hasEnded && !isReadable(server.descriptor))
  }

  @Test("The last line needs no line feed")
  func lastLine() throws {
    let client = try #require(RawClient(socket))
    client.send(ControlRequest.status.line)
    #expect(server.serve().isEmpty)
    client.finish()
    #expect(server.serve() == [.status])
    #expect(client.replies() == [.text("status")])
    #expect(client.hasEnded)
  }

  @Test("A request counts even if its client closes at once")
  func gone() throws {
    let client = try #require(RawClient(socket, .command(.pause), .command(.add(.seconds(1)))))
    client.close()
    #expect(server.serve() == [.command(.pause), .command(.add(.seconds(1)))])
    #expect(!isReadable(server.descriptor))
    server.reply(.text("late"), to: 1)
    server.reply(.text("unknown"), to: 99)
  }

  @Test("A client that closes before the answer gets none")
  func goneMeanwhile() throws {
    let client = try #require(RawClient(socket, .command(.pause)))
    let connection = try #require(server.take().first).connection
    client.close()
    #expect(server.take().isEmpty)
    server.reply(.text("late"), to: connection)
    #expect(!isReadable(server.descriptor))
  }

  @Test("A client that closes after an overlong line is removed")
  func goneAfterLongLine() throws {
    let client = try #require(RawClient(socket))
    // Unread refusals fill the socket before the last one.
    while client.send(String(repeating: "\n", count: 2000)), isReadable(server.descriptor) {
      server.serve()
    }
    client.send(String(repeating: " ", count: 5000))
    server.serve()
    client.close()
    server.serve()
    #expect(!isReadable(server.descriptor))
  }

  // MARK: Users

  @Test("Only trusted users get answers")
  func users() throws {
    var users: [UInt32] = []
    let careful = try ControlServer(name: "cup", in: sandbox.folder) {
      users.append($0)
      return users.count > 1
    }
    let first = try #require(RawClient(sandbox.socket("cup"), .command(.cancel)))
    #expect(careful.serve().isEmpty)
    #expect(first.hasEnded && !isReadable(careful.descriptor))
    let second = try #require(RawClient(sandbox.socket("cup"), .command(.cancel)))
    #expect(careful.serve() == [.command(.cancel)])
    #expect(second.replies() == [.text("cancel")])
    #expect(users == [geteuid(), geteuid()])
  }

  // MARK: Closing

  @Test("A closed server leaves nothing behind")
  func close() throws {
    let follower = try #require(RawClient(socket, .follow))
    let idle = try #require(RawClient(socket))
    server.serve()
    server.publish(.text("last"))
    server.close()
    #expect(follower.replies() == [.text("follow"), .text("last")])
    #expect(follower.hasEnded && idle.hasEnded)
    #expect(sandbox.files.names.isEmpty && RawClient(socket) == nil)
    server.close()
    server.publish(.text("later"))
    #expect(server.take().isEmpty && !isReadable(server.descriptor))
    #expect(try ControlServer(name: "tea", in: sandbox.folder).name == "tea")
  }

  @Test("A name is free after its server was deallocated without closing")
  func dropped() throws {
    var other: ControlServer? = try ControlServer(
      name: nil, in: sandbox.folder, orNumberedIf: { _ in false })
    #expect(other?.name == "1")
    #expect(throws: ControlError.isTaken("1")) {
      try ControlServer(name: "1", in: sandbox.folder)
    }
    let client = try #require(RawClient(sandbox.socket("1"), .follow))
    other?.serve()
    other = nil
    #expect(client.replies() == [.text("follow")])
    #expect(client.hasEnded)
    #expect(sandbox.folder.isDead("1.sock"))
    #expect(
      try ControlServer(name: nil, in: sandbox.folder, orNumberedIf: { _ in false }).name == "1")
  }
}
