import Glibc
import TestSupport
import Testing

@testable import ShapeApp

@Suite struct QuoteInputTests {
  @Test("A source is read by what it is")
  func kinds() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write([], to: "prices")
    let pipe = try #require(folder.makePipe("pipe"))
    #expect(try QuoteInput(.file(file)).kind == .growing(path: file))
    #expect(try QuoteInput(.file(pipe)).kind == .stream)
    #expect(try QuoteInput(.file("/dev/null")).kind == .stream)
    #expect(try QuoteInput(.file(file)).name == file)
  }

  @Test("What can’t be read is an error before anything is shown")
  func errors() throws {
    let folder = try TemporaryFolder()
    for (path, words) in [
      (folder.path, "it is a folder"), (folder.path + "/x", "No such file or directory"),
      (folder.path + "/x/y", "No such file or directory"),
    ] {
      #expect(throws: Failure(words: "\(path) can’t be read: \(words)", status: 66)) {
        try QuoteInput(.file(path))
      }
    }
  }

  @Test("Its descriptor doesn’t block, passes to no other program, and is closed with it")
  func descriptor() throws {
    let folder = try TemporaryFolder()
    let pipe = try #require(folder.makePipe("pipe"))
    var source: QuoteInput? = try QuoteInput(.file(pipe))
    let descriptor = try #require(source?.descriptor)
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    #expect(fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0)
    source = nil
    // Without a reader, a writer that doesn’t wait is refused.
    #expect(unsafe open(pipe, O_WRONLY | O_NONBLOCK | O_CLOEXEC) < 0 && errno == ENXIO)
  }
}
