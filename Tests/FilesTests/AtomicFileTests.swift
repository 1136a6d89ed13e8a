import Glibc
import TestSupport
import Testing

@testable import Files

struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("When writing fails half way, what was there stays whole")
  func failure() throws {
    let path = try folder.write(Array("old".utf8), to: "a")
    #expect(throws: WriteError.system(ENOSPC)) {
      try AtomicFile.write(to: path) { descriptor throws(WriteError) in
        _ = unsafe Glibc.write(descriptor, "new", 3)
        throw .system(ENOSPC)
      }
    }
    #expect(folder.names == ["a"] && folder.read("a") == Array("old".utf8))
  }
}
