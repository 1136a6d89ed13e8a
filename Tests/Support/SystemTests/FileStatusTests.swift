import Glibc
import System
import TestSupport
import Testing

struct FileStatusTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Each kind of file is known")
  func kinds() throws {
    let file = try folder.write([1, 2, 3], to: "a")
    let link = try #require(folder.makeLink("link", to: "a"))
    let pipe = try #require(folder.makePipe("pipe"))
    #expect(try FileStatus(file).kind == .file && FileStatus(folder.path).kind == .folder)
    #expect(try FileStatus(link).kind == .file)
    #expect(try FileStatus(link, followsLink: false).kind == .link)
    #expect(try FileStatus(pipe).kind == .pipe && FileStatus("/dev/null").kind == .device)
    let ends = try #require(Sockets())
    let (one, other) = (OwnedDescriptor(ends.one), OwnedDescriptor(ends.other))
    #expect(try FileStatus(of: one.number).kind == .socket)
    #expect(try FileStatus(of: other.number).identity != FileStatus(of: one.number).identity)
  }

  @Test("A file has a size, a mode and an owner, and the same identity by any name")
  func facts() throws {
    let path = try folder.write([1, 2, 3], to: "a")
    folder.setMode(0o640, of: "a")
    let link = try #require(folder.makeLink("link", to: "a"))
    let status = try FileStatus(path)
    #expect(status.size == 3 && status.mode == 0o640 && status.owner == geteuid())
    #expect(try FileStatus(link).identity == status.identity)
    let opened = try OwnedDescriptor(opening: folder.path, O_DIRECTORY)
    #expect(try FileStatus("a", in: opened) == status)
    let file = try OwnedDescriptor(opening: path, O_RDONLY)
    #expect(try FileStatus(of: file.number) == status)
  }

  @Test("A path names an open file until another one replaces it")
  func name() throws {
    let path = try folder.write([1], to: "a")
    let link = try #require(folder.makeLink("link", to: "a"))
    let file = try OwnedDescriptor(opening: path, O_RDONLY)
    #expect(FileStatus.isName(path, of: file.number) && FileStatus.isName(link, of: file.number))
    #expect(!FileStatus.isName(link, of: file.number, followsLink: false))
    let moved = unsafe rename(try folder.write([2], to: "b"), path)
    #expect(moved == 0 && !FileStatus.isName(path, of: file.number))
    #expect(!FileStatus.isName(folder.path + "/none", of: file.number))
  }

  @Test("Without a file there is no status")
  func missing() {
    #expect(throws: ErrorNumber(code: ENOENT)) { try FileStatus(folder.path + "/none") }
    #expect(throws: ErrorNumber(code: EBADF)) { try FileStatus(of: -1) }
  }
}
