import CSystem
import Countdowns
import Glibc
import Reports
import System
import TestSupport
import Testing

@testable import Control

@MainActor
@Suite("Following a timer")
struct ControlConnectionTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test("Published lines arrive until the timer ends")
  func follow() throws {
    let server = try ControlServer(name: "tea", in: sandbox.folder)
    let connection = try ControlConnection(sandbox.socket("tea"))
    #expect(connection.read() == [])
    #expect(server.serve() == [.follow])
    #expect(isReadable(connection.descriptor))
    #expect(connection.read() == [.text("follow")])
    #expect(!isReadable(connection.descriptor))
    server.publish(.text("1"))
    server.publish(.text("2"))
    #expect(connection.read() == [.text("1"), .text("2")])
    #expect(connection.send(.command(.pause)))
    #expect(server.serve() == [.command(.pause)])
    server.close()
    #expect(connection.read() == [.text("pause")])
    #expect(isReadable(connection.descriptor))
    #expect(connection.read() == nil && connection.read() == nil)
    #expect(!connection.send(.status))
  }

  @Test("A timer that isn’t running can’t be followed")
  func missing() {
    #expect(
      throws: ControlError.system(sandbox.folder.path + "/tea.sock", code: ENOENT)
    ) {
      _ = try ControlConnection(sandbox.socket("tea"))
    }
  }

  @Test("Many lines all arrive, even in chunks")
  func pieces() throws {
    let owner = try ControlClaim("tea", in: sandbox.folder)
    let connection = try ControlConnection(sandbox.socket("tea"), .status)
    let peer = OwnedDescriptor(csystem_accept_socket(owner.listener.number))
    let lines = (0..<3000).map { ControlReply.number($0) }
    var bytes = Array(lines.map { $0.line + "\n" }.joined().utf8)[...]
    var replies: [ControlReply] = []
    while !bytes.isEmpty {
      let sent = try #require(SocketBytes.send(bytes.prefix(777), to: peer.number))
      bytes = bytes.dropFirst(sent)
      replies += try #require(connection.read())
    }
    #expect(replies == lines)
  }

  @Test(
    "An invalid line is refused, and ends the connection",
    arguments: [
      ("hello\n", .isNotAnObject),
      (
        String(repeating: "x", count: ControlReply.longestLine + 1),
        .isTooLong(limit: ControlReply.longestLine)
      ),
    ] as [(String, ControlError)])
  func broken(line: String, error: ControlError) throws {
    let owner = try ControlClaim("tea", in: sandbox.folder)
    let connection = try ControlConnection(sandbox.socket("tea"))
    let peer = OwnedDescriptor(csystem_accept_socket(owner.listener.number))
    let text = ControlReply.text("a").line + "\n" + line
    var rest = Array(text.utf8)[...]
    var replies: [ControlReply] = []
    while !rest.isEmpty, let sent = SocketBytes.send(rest, to: peer.number) {
      rest = rest.dropFirst(sent)
      replies += connection.read() ?? []
    }
    while isReadable(connection.descriptor), let more = connection.read() { replies += more }
    #expect(replies == [.text("a"), ControlReply(error)])
    #expect(isReadable(connection.descriptor) && connection.read() == nil)
  }
}
