import Glibc
import TestSupport
import Testing

@testable import TerminalIO

struct SilentTerminalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("That a terminal is silent is remembered by all programs on it, and can be forgotten")
  func memory() throws {
    let pseudo = try #require(PseudoTerminal())
    let one = try #require(Terminal(path: pseudo.path, sessionFolder: folder.path))
    let other = try #require(Terminal(path: pseudo.path, sessionFolder: folder.path))
    #expect(!one.isSilent && folder.names.isEmpty)
    one.isSilent = true
    #expect(one.isSilent && other.isSilent && folder.names.count == 1)
    #expect(folder.names.first.flatMap { folder.mode(of: $0) }.map { $0 & 0o077 } == 0)
    other.isSilent = false
    #expect(!one.isSilent && folder.names.isEmpty)
  }

  @Test("A later terminal of the same number isn’t the remembered one")
  func recycled() throws {
    let pseudo = try #require(PseudoTerminal())
    let terminal = try #require(Terminal(path: pseudo.path, sessionFolder: folder.path))
    terminal.isSilent = true
    let name = try #require(folder.names.first)
    for content in ["1.2", "", String(repeating: "1", count: 99)] {
      try folder.write(Array(content.utf8), to: name)
      #expect(!terminal.isSilent)
    }
    terminal.isSilent = true
    #expect(terminal.isSilent)
  }

  @Test("Without a folder, a program remembers for itself; no link is followed")
  func unkept() throws {
    let pseudo = try #require(PseudoTerminal())
    for place in [nil, "/nowhere", "/proc"] {
      let terminal = try #require(Terminal(path: pseudo.path, sessionFolder: place))
      terminal.isSilent = true
      #expect(terminal.isSilent)
      #expect(try #require(Terminal(path: pseudo.path)).isSilent == false)
    }
    let terminal = try #require(Terminal(path: pseudo.path, sessionFolder: folder.path))
    terminal.isSilent = true
    let name = try #require(folder.names.first)
    terminal.isSilent = false
    try folder.write([7], to: "victim")
    #expect(folder.makeLink(name, to: "victim") != nil)
    terminal.isSilent = true
    #expect(folder.read("victim") == [7])
    #expect(SilentTerminal(of: -1, in: folder.path) == nil)
  }
}
