import TestSupport
import Testing

@testable import Control

@Suite("Socket names")
struct SocketNameTests {
  @Test(
    "A file is named after the timer",
    arguments: [
      ("tea", "tea.sock"), ("Tea_2-b", "Tea_2-b.sock"), ("v1.2", "v1.2.sock"), ("", "%.sock"),
      (".", "%2E.sock"), ("..", "%2E%2E.sock"), (".tea.", "%2Etea%2E.sock"), ("a..b", "a..b.sock"),
      ("../x", "%2E.%2Fx.sock"), ("a/b", "a%2Fb.sock"), ("%", "%25.sock"), ("é", "%C3%A9.sock"),
      ("a b", "a%20b.sock"), ("\u{0}\n\u{1B}", "%00%0A%1B.sock"), ("tea.sock", "tea.sock.sock"),
    ])
  func file(name: String, file: String) {
    #expect(SocketName.file(for: name) == file)
    #expect(SocketName.name(of: file) == name)
  }

  @Test("The files of a record and a socket differ only in their extensions")
  func record() {
    let ending = SocketName.recordEnding
    for name in ["tea", "", "a/b", String(repeating: "a", count: 200)] {
      let file = SocketName.file(for: name, ending: ending)
      #expect(file.dropLast(5) == SocketName.file(for: name).dropLast(5))
      #expect(file.hasSuffix(".json") && !SocketName.isSocket(file))
      #expect(SocketName.name(of: file) == nil)
    }
    #expect(SocketName.name(of: "a%2Fb.json", ending: ending) == "a/b")
    #expect(SocketName.name(of: "tea.sock", ending: ending) == nil)
  }

  @Test("A long name ends with a hash")
  func long() {
    let whole = String(repeating: "a", count: 55)
    #expect(SocketName.file(for: whole) == whole + ".sock")
    let file = SocketName.file(for: whole + "a")
    #expect(file.hasPrefix(String(repeating: "a", count: 37) + "%_") && file.utf8.count == 60)
    #expect(SocketName.name(of: file) == nil)
    let umlauts = SocketName.file(for: String(repeating: "ä", count: 1000))
    #expect(umlauts.hasPrefix("%C3%A4%C3%A4") && umlauts.contains("%C3%A4%_"))
  }

  @Test("The hash is FNV-1a")
  func hash() {
    #expect(SocketName.hash("".utf8) == 0xCBF2_9CE4_8422_2325)
    #expect(SocketName.hash("a".utf8) == 0xAF63_DC4C_8601_EC8C)
    #expect(SocketName.hash("foobar".utf8) == 0x8594_4171_F739_67E8)
  }

  @Test("Different names have different files, which can’t escape the folder")
  func random() {
    var numbers = SeededGenerator(seed: 8)
    var names: [String: String] = [:]
    for _ in 0..<4000 {
      let name = Self.name(&numbers)
      let file = SocketName.file(for: name)
      #expect(file.utf8.count <= 60 && SocketName.isSocket(file) && file.utf8.allSatisfy(isSafe))
      let other = names.updateValue(name, forKey: file)
      #expect(other == nil || other.map { $0.utf8.elementsEqual(name.utf8) } == true)
      if let read = SocketName.name(of: file) {
        #expect(read.utf8.elementsEqual(name.utf8))
      } else {
        #expect(file.contains("%_"))
      }
    }
  }

  private func isSafe(_ byte: UInt8) -> Bool {
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-.%".utf8.contains(byte)
  }

  /// Returns a name from few kinds of characters, so that many names are similar.
  private static func name(_ numbers: inout SeededGenerator) -> String {
    let alphabet: [Unicode.Scalar] = ["a", "A", ".", "/", "%", "_", "2", "E", "é", "\u{301}", "\0"]
    let length =
      Bool.random(using: &numbers)
      ? Int.random(in: 0...4, using: &numbers) : Int.random(in: 0...80, using: &numbers)
    var name = ""
    for _ in 0..<length {
      name.unicodeScalars.append(alphabet.randomElement(using: &numbers) ?? "a")
    }
    return name
  }

  @Test(
    "Other files have no name",
    arguments: [
      "tea", ".sock", "%2e.sock", "%41.sock", "a%.sock", "a%4.sock", "%+1.sock", "%FF.sock",
    ])
  func foreign(file: String) {
    #expect(SocketName.name(of: file) == nil)
  }
}
