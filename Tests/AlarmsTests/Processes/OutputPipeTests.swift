import Glibc
import Testing

@testable import Alarms

@Suite struct OutputPipeTests {
  @Test("Reading returns available data, then nothing, and end of file without writers")
  func pieces() throws {
    var pipe = OutputPipe()
    let reading = try #require(pipe?.reading)
    #expect(OutputPipe.read(reading) == .nothing)
    let writing = try #require(pipe?.writing.number)
    #expect(unsafe write(writing, "abc", 3) == 3)
    #expect(OutputPipe.read(reading) == .bytes(Array("abc".utf8)))
    #expect(OutputPipe.read(reading) == .nothing)
    pipe = nil
    #expect(OutputPipe.read(reading) == .end)
  }

  @Test("Other programs inherit neither end, and the program’s end is blocking")
  func flags() throws {
    let pipe = try #require(OutputPipe())
    for end in [pipe.reading, pipe.writing] {
      #expect(fcntl(end.number, F_GETFD) & FD_CLOEXEC != 0)
    }
    #expect(fcntl(pipe.reading.number, F_GETFL) & O_NONBLOCK != 0)
    #expect(fcntl(pipe.writing.number, F_GETFL) & O_NONBLOCK == 0)
  }
}
