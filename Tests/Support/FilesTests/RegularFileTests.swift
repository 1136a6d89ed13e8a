import Files
import Glibc
import TestSupport
import Testing

struct RegularFileTests {
  @Test("A file is read up to its limit", arguments: [0, 1, 255, 256, 257, 5000])
  func limit(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try folder.write(bytes, to: "a")
    let path = folder.path + "/a"
    #expect(try RegularFile.read(path, upTo: count) == bytes)
    #expect(try RegularFile.read(path, upTo: count + 1) == bytes)
    guard count > 0 else { return }
    #expect(throws: ReadError.isTooLarge) { try RegularFile.read(path, upTo: count - 1) }
  }

  @Test("A file whose size is reported as 0 is read to its end")
  func sizeless() throws {
    let bytes = try RegularFile.read("/proc/self/status", upTo: 1 << 16)
    #expect(bytes.starts(with: "Name:".utf8))
    #expect(throws: ReadError.isTooLarge) { try RegularFile.read("/proc/self/status", upTo: 20) }
  }

  @Test func onlyFilesAreRead() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ReadError.isFolder) { try RegularFile.read(folder.path, upTo: 9) }
    #expect(throws: ReadError.system(2)) { try RegularFile.read(folder.path + "/no", upTo: 9) }
    #expect(folder.makePipe("pipe") != nil)
    #expect(throws: ReadError.isNoFile) { try RegularFile.read(folder.path + "/pipe", upTo: 9) }
    #expect(throws: ReadError.isNoFile) { try RegularFile.read("/dev/zero", upTo: 9) }
  }

  @Test("Links are followed, unless they dangle or form a loop")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write([1, 2], to: "a")
    let link = try #require(folder.makeLink("link", to: "a"))
    #expect(try RegularFile.read(link, upTo: 9) == [1, 2])
    let dangling = try #require(folder.makeLink("dangling", to: "none"))
    #expect(throws: ReadError.system(ENOENT)) { try RegularFile.read(dangling, upTo: 9) }
    let circle = try #require(folder.makeLink("circle", to: "circle"))
    #expect(throws: ReadError.system(ELOOP)) { try RegularFile.read(circle, upTo: 9) }
    let inside = try #require(folder.makeLink("folder", to: "."))
    #expect(throws: ReadError.isFolder) { try RegularFile.read(inside, upTo: 9) }
  }

  @Test("A path below a file doesn’t exist")
  func below() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write([1], to: "a")
    #expect(throws: ReadError.system(ENOTDIR)) { try RegularFile.read(file + "/b", upTo: 9) }
  }

  @Test("A failure in the middle of a read is an error")
  func failure() {
    // Nothing is mapped at address 0.
    #expect(throws: ReadError.system(EIO)) { try RegularFile.read("/proc/self/mem", upTo: 9) }
  }

  @Test("An error has a description, and a missing file is recognized")
  func words() {
    #expect(ReadError.system(ENOENT).isMissing && !ReadError.system(EACCES).isMissing)
    #expect(ReadError.system(ENOENT).words == "No such file or directory")
    #expect(ReadError.isFolder.words == "it is a folder")
    #expect(ReadError.isNoFile.words == "it isn’t a regular file")
    #expect(ReadError.isTooLarge.words == "it is too large")
  }
}
