import Glibc
import System
import TerminalIO
import TestSupport
import Testing

struct FeedTests {
  @Test("A feed sends lines") func sendsLines() throws {
    let pipe = try #require(Pipe())
    let feed = Feed(descriptor: pipe.writing, outlivesReader: true)
    feed.send("0:02")
    feed.send("0:01")
    #expect(readAvailable(pipe.reading) == Array("0:02\n0:01\n".utf8))
    close(pipe.reading)
    close(pipe.writing)
  }

  @Test("A full pipe isn't waited for, and the line after it is whole")
  func leavesLinesOut() throws {
    let pipe = try #require(Pipe())
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    let filling = [UInt8](repeating: 0x2E, count: 4096)
    while unsafe write(pipe.writing, filling, filling.count) > 0 {}
    _ = fcntl(pipe.writing, F_SETFL, 0)

    let feed = Feed(descriptor: pipe.writing, outlivesReader: true)
    feed.send("lost")
    #expect(feed.failure == nil)
    _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
    while !readAvailable(pipe.reading).isEmpty {}
    feed.send("kept")
    #expect(readAvailable(pipe.reading) == Array("kept\n".utf8))
    close(pipe.reading)
    close(pipe.writing)
  }

  @Test("A reader that is gone is noticed") func noticesThatTheReaderIsGone() throws {
    let pipe = try #require(Pipe())
    let feed = Feed(descriptor: pipe.writing, outlivesReader: true)
    close(pipe.reading)
    #expect(isHungUp(pipe.writing))
    feed.send("1")
    #expect(feed.failure != nil)
    feed.send("0")
    close(pipe.writing)
  }

  @Test("A reader that goes away is noticed before a line is written, on a pipe and on a socket")
  func noticesBeforeWriting() throws {
    let (pipe, sockets) = (try #require(Pipe()), try #require(Sockets()))
    for (reading, writing) in [(pipe.reading, pipe.writing), (sockets.one, sockets.other)] {
      let feed = Feed(descriptor: writing, outlivesReader: true)
      #expect(feed.hasPeer && feed.checkReader() == nil)
      close(reading)
      #expect(isHungUp(writing))
      #expect(feed.checkReader()?.isBrokenPipe == true)
      close(writing)
    }
  }

  @Test("A reader that has only shut down sending, like tmux, is still there")
  func halfClosed() throws {
    let sockets = try #require(Sockets())
    let feed = Feed(descriptor: sockets.other, outlivesReader: true)
    shutdown(sockets.one, Int32(SHUT_WR))
    #expect(feed.checkReader() == nil)
    feed.send("0:01")
    #expect(readAvailable(sockets.one) == Array("0:01\n".utf8))
    close(sockets.one)
    close(sockets.other)
  }

  @Test("A file has no reader") func filesHaveNoReader() {
    let nowhere = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
    let feed = Feed(descriptor: nowhere, outlivesReader: true)
    #expect(!feed.hasPeer && feed.checkReader() == nil)
    close(nowhere)
  }
}
