import Glibc
import TestSupport
import Testing

@testable import Files

struct LinkTargetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Links are followed to their end, which need not exist")
  func chain() throws {
    let path = folder.path
    #expect(unsafe symlink("b", path + "/a") == 0 && symlink(path + "/c", path + "/b") == 0)
    #expect(try LinkTarget.path(of: path + "/a") == path + "/c")
    #expect(try LinkTarget.path(of: "c") == "c")
    #expect(unsafe symlink("loop", path + "/loop") == 0)
    #expect(throws: WriteError.system(ELOOP)) { try LinkTarget.path(of: path + "/loop") }
  }

  @Test(
    "In a world-writable folder, links of other users are rejected",
    arguments: [
      (0o41777, 7, false), (0o41777, 5, true), (0o41777, 1, true), (0o40777, 7, true),
      (0o41755, 7, true), (0o40755, 7, true),
    ])
  func shared(_ mode: mode_t, _ owner: uid_t, _ expected: Bool) {
    let isTrusted = LinkTarget.isTrusted(owner: owner, user: 5, folderOwner: 1, folderMode: mode)
    #expect(isTrusted == expected)
  }

  @Test("Even root doesn’t follow another user’s link there", .enabled(if: geteuid() == 0))
  func planted() throws {
    let path = folder.path + "/a"
    #expect(unsafe symlink("b", path) == 0 && lchown(path, 61_234, 61_234) == 0)
    #expect(unsafe chmod(folder.path, 0o1777) == 0)
    #expect(throws: WriteError.system(EACCES)) { try AtomicFile.write([1], to: path) }
    #expect(folder.names == ["a"])
  }
}
