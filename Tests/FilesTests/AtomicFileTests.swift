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

  @Test("A file keeps its mode, and a link its target")
  func replaced() throws {
    let path = try folder.write(Array("old".utf8), to: "a")
    #expect(unsafe chmod(path, 0o640) == 0)
    #expect(unsafe symlink("a", folder.path + "/link") == 0)
    try AtomicFile.write(Array("new".utf8), to: folder.path + "/link")
    #expect(folder.names.sorted() == ["a", "link"] && folder.read("a") == Array("new".utf8))
    var status = stat()
    #expect(unsafe lstat(path, &status) == 0 && status.st_mode & 0o7777 == 0o640)
    #expect(unsafe lstat(folder.path + "/link", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }
}
