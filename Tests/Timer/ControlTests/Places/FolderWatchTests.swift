import Glibc
import TestSupport
import Testing

@testable import Control

@Suite("Watching the folder of sockets")
struct FolderWatchTests {
  @Test("Each change makes the descriptor readable, until it is cleared")
  func changes() throws {
    let sandbox = try Sandbox()
    let watch = try FolderWatch(sandbox.folder)
    #expect(!isReadable(watch.descriptor))
    let claim = try ControlClaim("tea", in: sandbox.folder)
    #expect(isReadable(watch.descriptor))
    #expect(watch.clear())
    #expect(!isReadable(watch.descriptor))
    let path = sandbox.folder.path
    #expect(unsafe rename(path + "/tea.sock", path + "/cup.sock") == 0)
    #expect(isReadable(watch.descriptor))
    #expect(watch.clear())
    sandbox.folder.remove("cup.sock")
    #expect(isReadable(watch.descriptor))
    #expect(watch.clear())
    #expect(watch.clear())
    #expect(!isReadable(watch.descriptor))
    #expect(claim.name == "tea")
  }

  @Test("Inspecting sockets isn’t a change")
  func quiet() throws {
    let sandbox = try Sandbox()
    let claim = try ControlClaim("tea", in: sandbox.folder)
    let watch = try FolderWatch(sandbox.folder)
    _ = sandbox.folder.sockets
    _ = sandbox.folder.state(of: "tea.sock")
    #expect(RawClient(sandbox.socket(claim.name)) != nil)
    #expect(!isReadable(watch.descriptor))
  }

  @Test("Thousands of changes are cleared at once")
  func many() throws {
    let sandbox = try Sandbox()
    let watch = try FolderWatch(sandbox.folder)
    for _ in 0..<500 {
      try sandbox.files.write([], to: "x")
      sandbox.folder.remove("x")
    }
    #expect(watch.clear())
    #expect(!isReadable(watch.descriptor))
  }

  @Test("The removal of the folder is noticed")
  func vanished() throws {
    let sandbox = try Sandbox()
    let watch = try FolderWatch(sandbox.folder)
    sandbox.files.remove()
    #expect(isReadable(watch.descriptor))
    #expect(!watch.clear())
    #expect(!isReadable(watch.descriptor))
  }

  @Test("A recreated folder isn’t mistaken for the former one")
  func replaced() throws {
    let sandbox = try Sandbox()
    for _ in 0..<20 {
      let watch = try FolderWatch(try ControlFolder(at: sandbox.folder.path))
      #expect(unsafe rmdir(sandbox.folder.path) == 0)
      // A file system may reuse the former inode number.
      #expect(unsafe mkdir(sandbox.folder.path, 0o700) == 0)
      #expect(isReadable(watch.descriptor, within: 60_000))
      #expect(!watch.clear())
    }
  }

  @Test("A missing folder can’t be watched")
  func missing() throws {
    let sandbox = try Sandbox()
    sandbox.files.remove()
    #expect(throws: ControlError.folder(sandbox.folder.path, .system(ENOENT))) {
      try FolderWatch(sandbox.folder)
    }
  }
}
