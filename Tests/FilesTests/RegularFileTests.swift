import Files
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
}
