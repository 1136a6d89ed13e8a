import TestSupport
import Testing

@testable import Control

@Suite("Line buffer")
struct LineBufferTests {
  @Test("Chunks of any size give the same lines")
  func pieces() {
    var numbers = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...300, using: &numbers)).map { _ in
        [10, 13, 97, 200].randomElement(using: &numbers) ?? UInt8(0)
      }
      var expected = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
      let last = expected.removeLast()
      var buffer = LineBuffer(limit: 300)
      var lines: [[UInt8]] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...20, using: &numbers)
        lines += buffer.append(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      let ends = [buffer.end(), buffer.end()]
      #expect(lines == expected && ends == [last.isEmpty ? nil : last, nil])
      #expect(!buffer.isOverfull)
    }
  }

  @Test("An overlong line ends the buffer", arguments: [1, 3, 100])
  func overfull(piece: Int) {
    let bytes = Array("abcd\nabcde\nx\n".utf8)
    var buffer = LineBuffer(limit: 4)
    var lines: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      lines += buffer.append(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
    }
    #expect(lines == [Array("abcd".utf8)] && buffer.isOverfull)
    let end = buffer.end()
    #expect(end == nil)
  }
}
