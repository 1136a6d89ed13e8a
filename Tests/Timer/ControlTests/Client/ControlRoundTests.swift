import CSystem
import Countdowns
import Glibc
import Reports
import System
import TestSupport
import Testing

@testable import Control

@MainActor
@Suite("Requests to many timers")
struct ControlRoundTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func server(_ name: String) throws -> ControlServer {
    try ControlServer(name: name, in: sandbox.folder)
  }

  @Test("Two hundred timers get a request at once")
  func many() throws {
    let servers = try (0..<200).map { try server("t\($0)") }
    var round = ControlRound(servers.map { sandbox.socket($0.name) }, .status)
    round.connect()
    for server in servers {
      #expect(!round.isDone)
      #expect(server.serve { _ in .text(server.name) } == [.status])
    }
    while !round.isDone { round.wait(atMost: .seconds(2)) }
    #expect(round.finish() == servers.map { .reply(.text($0.name)) })
  }

  @Test("A stopped timer is silent, and the others answer")
  func silent() throws {
    let (stopped, running) = (try server("stopped"), try server("running"))
    var round = ControlRound([stopped, running].map { sandbox.socket($0.name) }, .status)
    round.connect()
    running.serve()
    round.wait(atMost: .seconds(2))
    #expect(!round.isDone)
    #expect(round.finish() == [.silent, .reply(.text("status"))])
    #expect(sandbox.files.names.count == 2)
  }

  @Test("A connection to a timer with too many of them is retried")
  func crowded() throws {
    let server = try server("tea")
    var crowd: [RawClient] = []
    while let client = RawClient(sandbox.socket("tea")) { crowd.append(client) }
    #expect((128...129).contains(crowd.count))
    var round = ControlRound([sandbox.socket("tea")], .command(.pause))
    round.connect()
    round.wait(atMost: .zero)
    #expect(server.serve().isEmpty)
    round.connect()
    #expect(server.serve() == [.command(.pause)])
    round.wait(atMost: .seconds(2))
    #expect(round.isDone && round.finish() == [.reply(.text("pause"))])
  }

  @Test("The file of a timer that is gone is removed")
  func stale() throws {
    _ = try server("dead")
    #expect(sandbox.folder.isDead("dead.sock"))
    let live = try server("live")
    let sockets = ["dead", "missing", "live"].map(sandbox.socket)
    var round = ControlRound(sockets, .status)
    round.connect()
    live.serve()
    round.wait(atMost: .seconds(2))
    #expect(round.isDone)
    #expect(sandbox.files.names == ["dead.sock", "live.sock"])
    #expect(round.finish() == [.stale, .stale, .reply(.text("status"))])
    #expect(sandbox.files.names == ["live.sock"])
  }

  @Test("The request waits for a starting timer")
  func starting() throws {
    let descriptor = unsafe csystem_bind_socket(sandbox.folder.address(of: "tea.sock"))
    defer { close(descriptor) }
    var round = ControlRound([sandbox.socket("tea")], .status)
    round.connect()
    round.connect()
    #expect(!round.isDone && round.finish() == [.silent])
    listen(descriptor, 16)
    round.connect()
    #expect(isReadable(descriptor))
    #expect(sandbox.files.names == ["tea.sock"])
  }

  @Test("A file that isn’t a socket is an error")
  func foreign() throws {
    let path = try sandbox.files.write([], to: "tea.sock")
    var round = ControlRound([sandbox.socket("tea")], .status)
    round.connect()
    #expect(round.isDone && round.finish() == [.failed(.isNotASocket(path))])
    #expect(sandbox.files.names == ["tea.sock"])
  }

  @Test("An answer may arrive in chunks")
  func pieces() throws {
    let owner = try ControlClaim("tea", in: sandbox.folder)
    var round = ControlRound([sandbox.socket("tea")], .status)
    round.connect()
    let peer = OwnedDescriptor(csystem_accept_socket(owner.listener.number))
    for byte in (ControlReply.text("a").line + "\n").utf8 {
      #expect(!round.isDone)
      #expect(SocketBytes.send([byte], to: peer.number) == 1)
      round.wait(atMost: .seconds(2))
    }
    #expect(round.isDone && round.finish() == [.reply(.text("a"))])
  }

  @Test(
    "An invalid answer is an error",
    arguments: [
      ("hello\n", .isNotAnObject), ("{\"v\":2}\n", .isUnsupportedVersion("2")),
      (
        String(repeating: " ", count: ControlReply.longestLine + 1),
        .isTooLong(limit: ControlReply.longestLine)
      ), ("", .isClosed),
      ("{\"v\":1", .isClosed),
    ] as [(String, ControlError)])
  func broken(answer: String, error: ControlError) throws {
    let owner = try ControlClaim("tea", in: sandbox.folder)
    var round = ControlRound([sandbox.socket("tea")], .status)
    round.connect()
    var peer: OwnedDescriptor? = OwnedDescriptor(csystem_accept_socket(owner.listener.number))
    var rest = Array(answer.utf8)[...]
    while !rest.isEmpty, let sent = SocketBytes.send(rest, to: peer?.number ?? -1) {
      rest = rest.dropFirst(sent)
      round.wait(atMost: .zero)
    }
    peer = nil
    while !round.isDone { round.wait(atMost: .seconds(2)) }
    #expect(round.finish() == [.failed(error)])
  }

  @Test("A timer that ends before it answers is gone")
  func ended() throws {
    var owner: ControlServer? = try server("tea")
    var round = ControlRound([sandbox.socket("tea")], .status)
    round.connect()
    #expect(owner?.take().count == 1)
    owner?.close()
    owner = nil
    round.wait(atMost: .seconds(2))
    #expect(round.isDone && round.finish() == [.stale])
  }
}
