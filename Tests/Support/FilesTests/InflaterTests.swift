import Files
import Foundation
import Glibc
import TestSupport
import Testing

@Suite("Compressed files")
struct InflaterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The text `a,b\n1,2\n3,4\n`, compressed by gzip.
  private static let member: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x4B, 0xD4,
    0x49, 0xE2, 0x32, 0xD4, 0x31, 0xE2, 0x32, 0xD6, 0x31, 0xE1, 0x02, 0x00,
    0xE5, 0xE9, 0xD6, 0xCE, 0x0C, 0x00, 0x00, 0x00,
  ]
  private static let text = Array("a,b\n1,2\n3,4\n".utf8)

  private func read(_ bytes: [UInt8], upTo limit: Int = FilePieces.largest) throws -> (
    [UInt8], ReadError?
  ) {
    let pieces = try FilePieces(try folder.write(bytes, to: "a.gz"), upTo: limit)
    var read: [UInt8] = []
    while true {
      let piece = pieces.next()
      if piece.isEmpty { return (read, pieces.failure) }
      read += piece
    }
  }

  @Test("Members are decompressed one after the other, and padding is skipped")
  func members() throws {
    let (one, failure) = try read(Self.member)
    #expect(one == Self.text && failure == nil)
    let (two, other) = try read(Self.member + Self.member + [0, 0, 0])
    #expect(two == Self.text + Self.text && other == nil)
  }

  @Test("Data that is truncated anywhere is a fault")
  func truncated() throws {
    for count in 2..<Self.member.count {
      let (_, failure) = try read(Array(Self.member.prefix(count)))
      #expect(failure == .isDamaged("its compressed data is truncated"), "\(count)")
    }
  }

  @Test("Data with another checksum is a fault")
  func damaged() throws {
    var bytes = Self.member
    bytes[bytes.count - 6] ^= 1
    #expect(try read(bytes).1 == .isDamaged("its compressed data is damaged"))
  }

  @Test("The limit is of the decompressed bytes")
  func limit() throws {
    #expect(try read(Self.member, upTo: 11).1 == .isTooLarge)
    #expect(try read(Self.member, upTo: 12).1 == nil)
  }

  @Test("A single byte, as in any other file, is itself")
  func single() throws {
    let (bytes, failure) = try read([0x1F])
    #expect(bytes == [0x1F] && failure == nil)
  }
}
