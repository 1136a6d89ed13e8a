import TestSupport
import Testing
import Texts

@testable import Tables

struct LineEndsTests {
  @Test("Carriage returns alone become newlines, in any chunks")
  func law() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let letters = ["a", "\n", "\r", "\r\n"]
      let count = Int.random(in: 0...40, using: &generator)
      let parts = (0..<count).map { _ in letters.randomElement(using: &generator) ?? "" }
      let bytes = Array(parts.joined().utf8)
      var ends = LineEnds()
      var result: [UInt8] = []
      for piece in generator.cut(bytes, longest: 7) { result += ends.normalized(piece) }
      result += ends.finish()
      #expect(Self.lines(result) == Self.lines(Self.oracle(bytes)))
      // Only those in front of a newline remain.
      #expect(Self.oracle(result) == result)
    }
  }

  private static func oracle(_ bytes: [UInt8]) -> [UInt8] {
    bytes.enumerated().map { index, byte in
      let isAlone = index + 1 == bytes.count || bytes[index + 1] != Byte.newline
      return byte == Byte.carriageReturn && isAlone ? Byte.newline : byte
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: Byte.newline, omittingEmptySubsequences: false)
      .map { $0.filter { $0 != Byte.carriageReturn } }
  }

  @Test("Bytes without carriage returns are unchanged")
  func unchanged() {
    var ends = LineEnds()
    let bytes = Array("a,b\n1,2\n".utf8)
    #expect(ends.normalized(bytes) == bytes && ends.finish().isEmpty)
  }
}
