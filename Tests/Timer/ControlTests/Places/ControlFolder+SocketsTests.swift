import CSystem
import Glibc
import System
import TestSupport
import Testing

@testable import Control

@Suite("Sockets in the folder")
struct ControlFolderSocketsTests {
  private let sandbox: Sandbox
  private var folder: ControlFolder { sandbox.folder }

  init() throws { sandbox = try Sandbox() }

  @Test("Sockets are listed by file name")
  func list() throws {
    let claims = try ["tea", "a/b", "", "1"].map { try ControlClaim($0, in: folder) }
    try sandbox.files.write([], to: "other")
    try sandbox.files.write([], to: ".hidden.sock")
    #expect(folder.sockets.map(\.file) == ["%.sock", "1.sock", "a%2Fb.sock", "tea.sock"])
    #expect(folder.sockets.map(\.name) == ["", "1", "a/b", "tea"])
    #expect(folder.sockets.last?.path == folder.path + "/tea.sock")
    #expect(claims.count == 4)
  }

  @Test("A socket is alive as long as its process holds it")
  func states() throws {
    #expect(folder.state(of: "tea.sock") == .missing)
    var claim: ControlClaim? = try ControlClaim("tea", in: folder)
    #expect(folder.state(of: "tea.sock") == .live)
    #expect(claim?.name == "tea")
    claim = nil
    #expect(folder.isDead("tea.sock"))
    try sandbox.files.write([], to: "file.sock")
    #expect(folder.state(of: "file.sock") == .foreign)
    _ = sandbox.files.makeLink("link.sock", to: "tea.sock")
    #expect(folder.state(of: "link.sock") == .foreign)
  }

  @Test("Finding the state of a socket doesn’t wake its owner")
  func quiet() throws {
    let claim = try ControlClaim("tea", in: folder)
    for _ in 0..<100 { #expect(folder.state(of: "tea.sock") == .live) }
    #expect(!isReadable(claim.listener.number))
  }

  @Test("A socket that isn’t listening yet is alive")
  func starting() {
    let descriptor = unsafe csystem_bind_socket(folder.address(of: "tea.sock"))
    #expect(descriptor >= 0)
    #expect(folder.state(of: "tea.sock") == .live)
    close(descriptor)
    #expect(folder.isDead("tea.sock"))
  }

  @Test("Only a dead socket is removed, and only while the folder isn’t locked")
  func removal() throws {
    let claim = try ControlClaim("live", in: folder)
    _ = try ControlClaim("dead", in: folder)
    #expect(folder.isDead("dead.sock"))
    try sandbox.files.write([], to: "file.sock")
    try folder.locked(patience: .zero) { () throws(ControlError) in folder.removeIfDead("dead.sock")
    }
    #expect(sandbox.files.names == ["dead.sock", "file.sock", "live.sock"])
    for file in sandbox.files.names { folder.removeIfDead(file) }
    #expect(sandbox.files.names == ["file.sock", "live.sock"])
    #expect(claim.name == "live")
  }

  @Test("A folder with a long path is accessed through its descriptor")
  func long() throws {
    let names = (0..<5).map { "\($0)" + String(repeating: "x", count: 50) }
    let path = "/" + names.joined(separator: "/")
    try sandbox.files.write([], to: path.dropFirst() + "/x")
    let long = try ControlFolder(at: sandbox.files.path + path)
    #expect(long.address(of: "tea.sock").utf8.count <= 107)
    var claim: ControlClaim? = try ControlClaim("tea", in: long)
    #expect(long.state(of: "tea.sock") == .live)
    #expect(throws: ControlError.isTaken("tea")) { try ControlClaim("tea", in: long) }
    #expect(RawClient(ControlSocket(named: "tea", in: long)) != nil)
    #expect(isReadable(try #require(claim).listener.number))
    claim = nil
    #expect(long.isDead("tea.sock"))
    long.removeIfDead("tea.sock")
    #expect(long.sockets.isEmpty)
  }

  @Test("The direct path is used if it fits into an address")
  func addresses() {
    let room = 107 - folder.path.utf8.count - 1
    let fits = String(repeating: "a", count: room)
    #expect(folder.address(of: fits) == folder.path + "/" + fits)
    #expect(folder.address(of: fits + "a").hasPrefix("/proc/self/fd/"))
  }
}
