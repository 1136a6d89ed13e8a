import Glibc
import TestSupport
import Testing

@testable import Files

struct TemporaryFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What a killed program leaves is what is there before its end.
  @Test("Until it takes the place of another it has no name, where the file system allows that")
  func unnamed() throws {
    let file = try TemporaryFile(in: folder.path)
    #expect(folder.names.isEmpty != file.isNamed)
    #expect(unsafe write(file.descriptor, "new", 3) == 3)
    try file.replace(folder.path + "/a")
    #expect(folder.names == ["a"] && folder.read("a") == Array("new".utf8) && !file.isNamed)
  }

  @Test("It goes if it doesn’t take a place, or can’t")
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
