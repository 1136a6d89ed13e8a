import Glibc
import TestSupport
import Testing

@testable import Files

struct TemporaryFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A killed program leaves exactly the files that exist before its end.
  @Test("Where the file system allows it, the file has no name until it replaces another")
  func unnamed() throws {
    let file = try TemporaryFile(in: folder.path)
    #expect(folder.names.isEmpty != file.isNamed)
    #expect(unsafe write(file.descriptor, "new", 3) == 3)
    try file.replace(folder.path + "/a")
    #expect(folder.names == ["a"] && folder.read("a") == Array("new".utf8) && !file.isNamed)
  }

  @Test("The file is removed if it doesn’t or can’t replace another")
  func dropped() throws {
    _ = try TemporaryFile(in: folder.path)
    #expect(folder.names.isEmpty)
    #expect(throws: WriteError.system(ENOENT)) {
      try TemporaryFile(in: folder.path).replace(folder.path + "/none/a")
    }
    #expect(folder.names.isEmpty)
    #expect(throws: WriteError.system(ENOENT)) { try TemporaryFile(in: folder.path + "/none") }
  }
}
