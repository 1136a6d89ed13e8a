import Countdowns
import Glibc
import JSON
import Reports
import TestSupport
import Testing

@testable import Control

@MainActor
@Suite("Stories of a server")
struct ControlServerStoriesTests {
  /// A client with its expected output: one reply for each sent line, in order.
  private struct Party {
    var client: RawClient
    var unsent: [UInt8] = []
    var expected: [ControlReply] = []
    var received: [ControlReply] = []
    var published: [Int] = []
    var sent = 0
    var hasFinished = false
  }

  @Test("Each line gets its answer, in order", arguments: UInt64(0)..<20)
  func story(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let sandbox = try Sandbox()
    let server = try ControlServer(name: "tea", in: sandbox.folder)
    var parties: [Party] = []
    var waiting: [ControlServer.Incoming] = []
    var news = 0
    for _ in 0..<1500 {
      let index = parties.isEmpty ? 0 : Int.random(in: 0..<parties.count, using: &numbers)
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0 where parties.count < 12:
        if let client = RawClient(sandbox.socket("tea")) { parties.append(Party(client: client)) }
      case 1 where !parties.isEmpty: write(&parties[index], &numbers)
      case 2 where !parties.isEmpty,
        3 where !parties.isEmpty:
        send(&parties[index], &numbers)
      case 4 where !parties.isEmpty: read(&parties[index])
      case 5: waiting += server.take()
      case 6, 7:
        for item in waiting { server.reply(.text(item.request.line), to: item.connection) }
        waiting = []
      case 8:
        news += 1
        server.publish(.number(news))
      case 9 where !parties.isEmpty && Int.random(in: 0..<20, using: &numbers) == 0:
        finish(&parties[index])
      default: break
      }
    }
    for item in waiting { server.reply(.text(item.request.line), to: item.connection) }
    for index in parties.indices {
      finish(&parties[index])
      while isReadable(server.descriptor) {
        server.serve { .text($0.line) }
        read(&parties[index])
      }
      read(&parties[index])
    }
    for party in parties {
      #expect(party.received == party.expected)
      #expect(party.published == party.published.sorted())
      #expect(Set(party.published).count == party.published.count)
    }
    #expect(!isReadable(server.descriptor))
  }

  private func write(_ party: inout Party, _ numbers: inout SeededGenerator) {
    guard !party.hasFinished else { return }
    let requests: [ControlRequest] = [
      .follow, .status, .command(.pause), .command(.add(.seconds(party.expected.count + 1))),
    ]
    if Int.random(in: 0..<8, using: &numbers) == 0 {
      party.unsent += Array("nonsense\n".utf8)
      party.expected.append(ControlReply(.isNotAnObject))
    } else {
      let request = requests.randomElement(using: &numbers) ?? .status
      party.unsent += Array((request.line + "\n").utf8)
      party.expected.append(.text(request.line))
    }
  }

  private func send(_ party: inout Party, _ numbers: inout SeededGenerator) {
    guard !party.unsent.isEmpty else { return }
    let count = Int.random(in: 1...party.unsent.count, using: &numbers)
    #expect(party.client.send(Array(party.unsent.prefix(count))))
    party.unsent.removeFirst(count)
  }

  private func read(_ party: inout Party) {
    for reply in party.client.replies() ?? [] {
      if case .timer(let timer) = reply, let number = timer.integer {
        party.published.append(number)
      } else {
        party.received.append(reply)
      }
    }
  }

  private func finish(_ party: inout Party) {
    guard !party.hasFinished else { return }
    if !party.unsent.isEmpty { #expect(party.client.send(party.unsent)) }
    party.unsent = []
    party.hasFinished = true
    party.client.finish()
  }

  @Test("A new connection is closed if no descriptor is left for it")
  func noDescriptors() throws {
    let folder = try TemporaryFolder()
    #expect(
      Mishaps.outcome(of: "descriptors", folder.path) == "refused: true, idle: true, answered: true"
    )
  }

  @Test("A closed client raises no signal")
  func noSignal() throws {
    let sandbox = try Sandbox()
    let server = try ControlServer(name: "tea", in: sandbox.folder)
    let follower = try #require(RawClient(sandbox.socket("tea"), .follow))
    let client = try #require(RawClient(sandbox.socket("tea"), .status))
    let incoming = server.take()
    #expect(incoming.count == 2)
    client.close()
    follower.close()
    let raises = raisesPipeSignal {
      for item in incoming { server.reply(.text("late"), to: item.connection) }
      server.publish(.text("late"))
      server.close()
    }
    #expect(!raises)
  }
}
