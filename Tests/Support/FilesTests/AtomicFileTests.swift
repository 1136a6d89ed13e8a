import Glibc
import TestSupport
import Testing

@testable import Files

struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A failed write leaves the old content intact")
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

  @Test("A new file has the given mode, as far as the process’s mask allows")
  func newMode() throws {
    for (name, mode) in [("a", UInt32(0o600)), ("b", 0o640)] {
      try AtomicFile.write([1], to: folder.path + "/" + name, mode: mode)
      #expect(folder.mode(of: name).map { $0 & ~mode } == 0)
    }
  }

  @Test("A write-protected file isn’t replaced, even if its folder would allow it")
  func writeProtected() throws {
    let path = try folder.write([7], to: "a")
    for mode: UInt32 in [0o444, 0o400, 0o555] {
      folder.setMode(mode, of: "a")
      #expect(throws: WriteError.said("it is write-protected")) {
        try AtomicFile.write([1], to: path)
      }
      #expect(folder.names == ["a"] && folder.read("a") == [7] && folder.mode(of: "a") == mode)
    }
  }

  @Test("A foreign file gives the new one no more rights", .enabled(if: geteuid() == 0))
  func foreignMode() throws {
    for (name, mode) in [("a", UInt32(0o666)), ("b", 0o600)] {
      let path = try folder.write([7], to: name)
      folder.setMode(mode, of: name)
      #expect(unsafe chown(path, 61_234, 61_234) == 0)
      try AtomicFile.write([1], to: path)
      // The process's mask may remove more.
      try AtomicFile.write([1], to: folder.path + "/new")
      #expect(folder.mode(of: name) == folder.mode(of: "new").map { $0 & mode }, "\(name)")
    }
  }

  @Test("A full device is an error, even through a link")
  func full() throws {
    let link = try #require(folder.makeLink("full", to: "/dev/full"))
    for path in ["/dev/full", link] {
      #expect(throws: WriteError.system(ENOSPC)) { try AtomicFile.write([1], to: path) }
    }
    #expect(folder.names == ["full"] && folder.isLink("full"))
  }

  @Test("Nothing is written without a folder or below a file")
  func folderless() throws {
    #expect(throws: WriteError.system(ENOENT)) {
      try AtomicFile.write([1], to: folder.path + "/none/a")
    }
    let file = try folder.write([7], to: "a")
    #expect(throws: WriteError.system(ENOTDIR)) { try AtomicFile.write([1], to: file + "/b") }
    #expect(folder.names == ["a"] && folder.read("a") == [7])
  }

  @Test("A file in a read-only folder stays as it is")
  func readOnly() throws {
    let before = try RegularFile.read("/proc/version", upTo: 4096)
    #expect(throws: WriteError.self) { try AtomicFile.write([1], to: "/proc/version") }
    #expect(throws: WriteError.self) { try AtomicFile.write([1], to: "/proc/none") }
    #expect(try RegularFile.read("/proc/version", upTo: 4096) == before)
  }

  @Test("A folder isn’t replaced")
  func occupied() throws {
    try folder.write([7], to: "a/inside")
    #expect(throws: WriteError.system(EISDIR)) {
      try AtomicFile.write([1], to: folder.path + "/a")
    }
    #expect(folder.names == ["a"] && folder.read("a/inside") == [7])
  }

  @Test("A dangling link leads to the new file, and a link loop is an error")
  func links() throws {
    let link = try #require(folder.makeLink("link", to: "new"))
    try AtomicFile.write([1], to: link)
    #expect(folder.isLink("link") && folder.read("new") == [1])
    let one = try #require(folder.makeLink("one", to: "other"))
    #expect(folder.makeLink("other", to: "one") != nil)
    #expect(throws: WriteError.system(ELOOP)) { try AtomicFile.write([1], to: one) }
    #expect(folder.names == ["link", "new", "one", "other"])
  }

  @Test("A pipe is written in place")
  func pipe() throws {
    let path = try #require(folder.makePipe("pipe"))
    let reader = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    try AtomicFile.write([1, 2], to: path)
    #expect(readAvailable(reader) == [1, 2] && folder.names == ["pipe"])
  }

  @Test("Bytes are appended only to an existing file")
  func append() throws {
    let path = try folder.write([1], to: "a")
    try AtomicFile.append([2, 3], to: path)
    #expect(folder.read("a") == [1, 2, 3])
    #expect(throws: WriteError.system(ENOENT)) {
      try AtomicFile.append([2], to: folder.path + "/none")
    }
    #expect(throws: WriteError.system(ENOSPC)) { try AtomicFile.append([2], to: "/dev/full") }
    #expect(throws: WriteError.system(EISDIR)) { try AtomicFile.append([2], to: folder.path) }
    #expect(folder.names == ["a"])
  }

  @Test("Nothing is appended through another user’s link", .enabled(if: geteuid() == 0))
  func plantedLink() throws {
    let victim = try folder.write([7], to: "victim")
    let link = try #require(folder.makeLink("link", to: "victim"))
    try AtomicFile.append([8], to: link)
    #expect(folder.read("victim") == [7, 8])
    #expect(unsafe lchown(link, 61_234, 61_234) == 0)
    folder.setMode(0o1777, of: ".")
    for flags in [O_WRONLY, O_RDWR | O_CREAT] {
      #expect(throws: WriteError.system(EACCES)) {
        try AtomicFile.open(appendingTo: link, flags)
      }
    }
    #expect(throws: WriteError.system(EACCES)) { try AtomicFile.append([9], to: link) }
    #expect(try RegularFile.read(victim, upTo: 9) == [7, 8])
  }

  @Test("An error has a description")
  func words() {
    #expect(WriteError.system(ENOSPC).words == "No space left on device")
    #expect(WriteError.said("it is odd").words == "it is odd")
  }
}
