import JSON
import Reports
import TestSupport
import Testing

@testable import Control

@MainActor
@Suite("Followers and many connections")
struct ControlServerFollowersTests {
  private let sandbox: Sandbox
  private let server: ControlServer
  private var socket: ControlSocket { sandbox.socket("tea") }

  init() throws {
    sandbox = try Sandbox()
    server = try ControlServer(name: "tea", in: sandbox.folder, capacity: 64)
  }

  // MARK: Followers

  @Test("Published lines reach those whose last request was to follow")
  func publish() throws {
    server.publish(.text("unheard"))
    let follower = try #require(RawClient(socket, .follow))
    let reader = try #require(RawClient(socket, .status))
    #expect(!server.hasFollowers)
    server.serve()
    #expect(server.hasFollowers)
    server.publish(.text("1"))
    server.publish(.text("2"))
    #expect(follower.replies() == [.text("follow"), .text("1"), .text("2")])
    #expect(reader.replies() == [.text("status")])
    follower.send(ControlRequest.status.line + "\n")
    server.serve()
    server.publish(.text("3"))
    #expect(follower.replies() == [.text("status")])
    #expect(!server.hasFollowers && !isReadable(server.descriptor))
  }

  @Test("A follower that has finished sending still follows until it closes")
  func halfClosed() throws {
    let follower = try #require(RawClient(socket, .follow))
    follower.finish()
    server.serve()
    server.publish(.text("1"))
    #expect(follower.replies() == [.text("follow"), .text("1")])
    #expect(!isReadable(server.descriptor))
    follower.close()
    server.serve()
    #expect(!server.hasFollowers && !isReadable(server.descriptor))
  }

  @Test("A closed follower gets no further lines")
  func gone() throws {
    let follower = try #require(RawClient(socket, .follow))
    server.serve()
    follower.close()
    server.publish(.text("1"))
    #expect(!server.hasFollowers)
    server.serve()
    #expect(!isReadable(server.descriptor))
  }

  @Test("A slow follower gets the first lines complete, and then the newest")
  func stalled() throws {
    let follower = try #require(RawClient(socket, .follow))
    let other = try #require(RawClient(socket, .follow))
    server.serve()
    for number in 0..<10_000 {
      server.publish(.number(number))
      #expect(other.replies()?.last == .number(number))
    }
    #expect(!isReadable(server.descriptor))
    var numbers: [Int] = []
    for _ in 0..<3 {
      numbers += try #require(follower.replies()).compactMap {
        if case .timer(let timer) = $0 { timer.integer } else { nil }
      }
      server.serve()
    }
    let first = numbers.dropLast()
    #expect(Array(first) == Array(0..<first.count) && first.count > 10 && first.count < 2000)
    #expect(numbers.last == 9999)
    server.publish(.text("again"))
    #expect(follower.replies() == [.text("again")])
  }

  // MARK: Many connections

  @Test("A new connection closes the one that has been idle for longest")
  func idle() throws {
    var clients: [RawClient] = []
    for _ in 0..<70 {
      let client = try #require(RawClient(socket, .status))
      clients.append(client)
      server.serve()
      #expect(client.replies() == [.text("status")])
      // The second one stays in use.
      if clients.count > 1 { clients[1].send(ControlRequest.status.line + "\n") }
      server.serve()
    }
    let closed = [0, 2, 3, 4, 5, 6]
    for index in closed { #expect(clients[index].hasEnded) }
    for index in clients.indices where !closed.contains(index) {
      #expect(!clients[index].hasEnded(within: 0))
    }
  }

  /// The maximum number of followers among 64 connections.
  private static let mostFollowers = 60

  @Test("Followers leave connections for requests, and new ones don’t replace old ones")
  func followers() throws {
    var followers: [RawClient] = []
    for _ in 0..<Self.mostFollowers {
      followers.append(try #require(RawClient(socket, .follow)))
      server.serve()
    }
    let refused = try (0..<6).map { _ in try #require(RawClient(socket, .follow)) }
    #expect(server.serve().isEmpty)
    for client in refused { #expect(client.replies() == [ControlReply(.isCrowded)]) }
    for _ in 0..<10 {
      let client = try #require(RawClient(socket, .status))
      #expect(server.serve() == [.status])
      #expect(client.replies() == [.text("status")])
    }
    server.publish(.text("1"))
    for follower in followers { #expect(follower.replies() == [.text("follow"), .text("1")]) }
    followers[3].close()
    server.serve()
    let late = try #require(RawClient(socket, .follow))
    #expect(server.serve() == [.follow])
    followers[0].send(ControlRequest.follow.line + "\n")
    #expect(server.serve() == [.follow], "one that follows already may say so again")
    server.publish(.text("2"))
    #expect(late.replies() == [.text("follow"), .text("2")])
  }

  @Test("A new follower replaces one that doesn’t read")
  func stalledPlace() throws {
    let stalled = try #require(RawClient(socket, .follow))
    let others = try (1..<Self.mostFollowers).map { _ in
      let follower = try #require(RawClient(socket, .follow))
      server.serve()
      return follower
    }
    for _ in 0..<200 {
      server.publish(.text(String(repeating: "x", count: 4000)))
      for follower in others { _ = follower.replies() }
    }
    let late = try #require(RawClient(socket, .follow))
    #expect(server.serve() == [.follow])
    server.publish(.text("late"))
    #expect(late.replies() == [.text("follow"), .text("late")])
    while let replies = stalled.replies(), !replies.isEmpty {}
    #expect(stalled.hasEnded)
    for follower in others { #expect(follower.replies() == [.text("late")]) }
  }

  @Test("New connections wait while all others wait for answers")
  func busy() throws {
    var clients: [RawClient] = []
    var incoming: [ControlServer.Incoming] = []
    for _ in 0..<70 {
      clients.append(try #require(RawClient(socket, .status)))
      incoming += server.take()
    }
    #expect(incoming.count == 64)
    for item in incoming { server.reply(.text("first"), to: item.connection) }
    #expect(server.serve().count == 6)
    for client in clients { #expect(client.replies()?.count == 1) }
  }

  @Test("Seventy simultaneous requests are all answered")
  func crowd() throws {
    var clients: [RawClient] = []
    for _ in 0..<70 {
      // A listener has a queue of 17 connections at most.
      if clients.count % 16 == 0 { server.serve() }
      clients.append(try #require(RawClient(socket, .status)))
    }
    server.serve()
    for client in clients { #expect(client.replies() == [.text("status")]) }
    #expect(!isReadable(server.descriptor))
  }
}
