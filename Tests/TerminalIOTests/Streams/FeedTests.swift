import Glibc
import TerminalIO
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct FeedTests {
  @Test func sendsLines() throws {
    let pipe = try #require(Pipe())
    let feed = Feed(descriptor: pipe.writing, outlivesReader: true)
    feed.send("0:02")
    feed.send("0:01")
    #expect(readAvailable(pipe.reading) == Array("0:02\n0:01\n".utf8))
    close(pipe.reading)
    close(pipe.writing)
  }

  @Test("A full pipe is not waited for; what comes after it is whole")
  func leavesLinesOut() throws {
    let pipe = try #require(Pipe())
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    let filling = [UInt8](repeating: 0x2E, count: 4096)
    while unsafe write(pipe.writing, filling, filling.count) > 0 {}
    _ = fcntl(pipe.writing, F_SETFL, 0)

    let feed = Feed(descriptor: pipe.writing, outlivesReader: true)
    feed.send("lost")
    #expect(!(feed.failure != nil))
    _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
    while !readAvailable(pipe.reading).isEmpty {}
    feed.send("kept")
    #expect(readAvailable(pipe.reading) == Array("kept\n".utf8))
    close(pipe.reading)
    close(pipe.writing)
  }

  @Test func noticesThatTheReaderIsGone() throws {
    let pipe = try #require(Pipe())
    let feed = Feed(descriptor: pipe.writing, outlivesReader: true)
    close(pipe.reading)
    feed.send("1")
    #expect((feed.failure != nil))
    feed.send("0")
    close(pipe.writing)
  }
}
