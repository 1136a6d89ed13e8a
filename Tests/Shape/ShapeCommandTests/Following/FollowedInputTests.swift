import Glibc
import Outputs
import TestSupport
import Testing

@testable import ShapeCommand

@Suite struct FollowedInputTests {
  @Test("The kind of a source follows from its file type")
  func kinds() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write([], to: "prices")
    let pipe = try #require(folder.makePipe("pipe"))
    #expect(try FollowedInput(file).kind == .growing(path: file))
    #expect(try FollowedInput(pipe).kind == .stream)
    #expect(try FollowedInput("/dev/null").kind == .stream)
    #expect(try FollowedInput(file).name == file)
  }

  @Test("An unreadable source is an error at the start")
  func errors() throws {
    let folder = try TemporaryFolder()
    for (path, words) in [
      (folder.path, "it is a folder"), (folder.path + "/x", "No such file or directory"),
      (folder.path + "/x/y", "No such file or directory"),
    ] {
      #expect(throws: CommandError(words: "\(path) can’t be read: \(words)", status: 66)) {
        try FollowedInput(path)
      }
    }
  }

  @Test("The descriptor is non-blocking, close-on-exec and owned by the input")
  func descriptor() throws {
    let folder = try TemporaryFolder()
    let pipe = try #require(folder.makePipe("pipe"))
    var source: FollowedInput? = try FollowedInput(pipe)
    let descriptor = try #require(source?.descriptor)
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
    source = nil
    // Without a reader, a non-blocking writer can't open it.
    #expect(unsafe open(pipe, O_WRONLY | O_NONBLOCK | O_CLOEXEC) < 0 && errno == ENXIO)
  }
}
