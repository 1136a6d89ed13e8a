import Glibc
import System
import TestSupport
import Testing

struct FolderNamesTests {
  @Test("All names are read, hidden ones too")
  func names() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "n", count: 255)
    let names = [".hidden", "a", "b", "é", long]
    for name in names { try folder.write([], to: name) }
    #expect(try Set(FolderNames.read(folder.path)) == Set(names))
    let opened = try OwnedDescriptor(opening: folder.path, O_DIRECTORY)
    for _ in 0..<2 { #expect(try Set(FolderNames.read(".", in: opened)) == Set(names)) }
  }

  @Test("What isn’t a folder has no names")
  func failures() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write([], to: "a")
    #expect(throws: ErrorNumber(code: ENOTDIR)) { try FolderNames.read(file) }
    #expect(throws: ErrorNumber(code: ENOENT)) { try FolderNames.read(folder.path + "/none") }
  }
}
