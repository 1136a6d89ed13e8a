import Files
import Foundation
import Glibc
import TestSupport
import Testing

struct FilePiecesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let size = 1 << 18

  @Test(
    "A file is read to its end in chunks",
    arguments: [0, 1, size - 1, size, size + 1, 2 * size + 77])
  func pieces(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let pieces = try FilePieces(try folder.write(bytes, to: "a"))
    var (read, sizes): ([UInt8], [Int]) = ([], [])
    while true {
      let piece = pieces.next()
      if piece.isEmpty { break }
      sizes.append(piece.count)
      read += piece
    }
    #expect(read == bytes && sizes.allSatisfy { $0 <= Self.size })
    #expect(sizes.count == (count + Self.size - 1) / Self.size)
    #expect(pieces.next().isEmpty && pieces.failure == nil)
  }

  @Test("A file that is too large or never ends is rejected")
  func limit() throws {
    let path = try folder.write([UInt8](repeating: 1, count: 100), to: "a")
    let whole = try FilePieces(path, upTo: 100)
    #expect(whole.next().count == 100 && whole.next().isEmpty && whole.failure == nil)
    let large = try FilePieces(path, upTo: 99)
    #expect(large.next().isEmpty && large.failure == .isTooLarge)
    let endless = try FilePieces("/dev/zero", upTo: 2 * Self.size)
    #expect(endless.next().count == Self.size && endless.next().count == Self.size)
    #expect(endless.next().isEmpty && endless.next().isEmpty && endless.failure == .isTooLarge)
  }

  @Test("Reading resumes at the former end of a file that has grown")
  func growing() throws {
    let path = try folder.write(Array("one".utf8), to: "a")
    let pieces = try FilePieces(path)
    #expect(pieces.next() == Array("one".utf8) && pieces.next().isEmpty)
    let end = unsafe open(path, O_WRONLY | O_APPEND)
    _ = unsafe Glibc.write(end, "two", 3)
    close(end)
    #expect(pieces.next() == Array("two".utf8))
  }

  @Test("A folder and a missing file are rejected, and nothing stays open")
  func refused() throws {
    #expect(throws: ReadError.isFolder) { try FilePieces(folder.path) }
    #expect(throws: ReadError.system(ENOENT)) { try FilePieces(folder.path + "/no") }
    let name = folder.path.split(separator: "/").last.map(String.init) ?? "?"
    let manager = FileManager.default
    for number in try manager.contentsOfDirectory(atPath: "/proc/self/fd") {
      let target = try? manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
      #expect(target?.hasSuffix(name) != true)
    }
  }

  @Test("A pipe is read as its bytes arrive, and its descriptor stays open")
  func pipes() throws {
    let pipe = try #require(Pipe())
    do {
      let pieces = FilePieces(descriptor: pipe.reading)
      _ = unsafe Glibc.write(pipe.writing, "abc", 3)
      #expect(pieces.next() == Array("abc".utf8))
      _ = unsafe Glibc.write(pipe.writing, "de", 2)
      #expect(pieces.next() == Array("de".utf8))
      close(pipe.writing)
      #expect(pieces.next().isEmpty && pieces.failure == nil)
    }
    #expect(fcntl(pipe.reading, F_GETFD) != -1)
    close(pipe.reading)
  }

  @Test("A failed read ends the chunks, and the reason is reported")
  func failure() {
    let descriptor = unsafe open(folder.path, O_RDONLY | O_DIRECTORY)
    #expect(descriptor >= 0)
    let pieces = FilePieces(descriptor: descriptor)
    #expect(pieces.next().isEmpty && pieces.failure == .system(EISDIR))
    #expect(pieces.next().isEmpty && pieces.failure == .system(EISDIR))
    close(descriptor)
  }
}
