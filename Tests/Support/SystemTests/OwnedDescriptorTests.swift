import Glibc
import System
import TestSupport
import Testing

struct OwnedDescriptorTests {
  @Test("A descriptor is closed with its last owner, and not inherited by programs")
  func owner() throws {
    let pipe = try DescriptorPipe()
    for end in [pipe.reading, pipe.writing] {
      #expect(fcntl(end.number, F_GETFD) & FD_CLOEXEC != 0)
    }
    var writing: OwnedDescriptor? = OwnedDescriptor(dup(pipe.writing.number))
    #expect(writing != nil)
    writing = nil
    #expect(!Descriptor.isReady(pipe.reading.number))
  }

  @Test("A file is opened by its path, or by its name in an open folder")
  func opening() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([1, 2], to: "a")
    let opened = try OwnedDescriptor(opening: folder.path, O_RDONLY | O_DIRECTORY)
    for file in [
      try OwnedDescriptor(opening: path, O_RDONLY),
      try OwnedDescriptor(opening: "a", O_RDONLY, in: opened),
    ] {
      #expect(try Descriptor.read(file.number, upTo: 9) == [1, 2])
      #expect(fcntl(file.number, F_GETFD) & FD_CLOEXEC != 0)
    }
    #expect(throws: ErrorNumber(code: ENOENT)) {
      try OwnedDescriptor(opening: "b", O_RDONLY, in: opened)
    }
    #expect(throws: ErrorNumber(code: ENOTDIR)) {
      try OwnedDescriptor(opening: path + "/b", O_RDONLY)
    }
  }

  @Test("A negative result is an error number")
  func negative() {
    #expect(throws: ErrorNumber(code: EMFILE)) { try OwnedDescriptor(orError: -EMFILE) }
  }
}
