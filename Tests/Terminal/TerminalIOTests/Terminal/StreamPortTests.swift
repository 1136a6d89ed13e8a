import System
import TerminalIO
import TestSupport
import Testing

struct StreamPortTests {
  @Test("Input is read as it arrives, and its end is Ctrl-D, once")
  func input() throws {
    let (input, output) = (try DescriptorPipe(), try DescriptorPipe())
    let port = StreamPort(input: input.reading.number, output: output.writing.number)
    #expect(port.isForeground && !port.hasInput && port.read().isEmpty && !port.isGone)
    try Descriptor.writeAll(Array("5s\n".utf8), to: input.writing.number)
    #expect(port.hasInput && port.read() == Array("5s\n".utf8) && !port.isGone)
  }

  @Test("At the end of a file, Ctrl-D follows")
  func file() throws {
    let home = try TemporaryFolder()
    try home.write(Array("5s".utf8), to: "lines")
    let file = try OwnedDescriptor(opening: home.path + "/lines", 0)
    let port = StreamPort(input: file.number, output: file.number)
    #expect(port.read() == Array("5s".utf8) && port.read() == [4])
    #expect(port.isGone && port.read().isEmpty)
  }

  @Test("Lines are written as they are, with line feeds only, and a pipe gets no bell")
  func output() throws {
    let (input, output) = (try DescriptorPipe(), try DescriptorPipe())
    let port = StreamPort(input: input.reading.number, output: output.writing.number)
    port.write(Array("a\r\n".utf8))
    port.write([7])
    port.restore([24], then: Array("b\r\n".utf8))
    #expect(try Descriptor.read(output.reading.number, upTo: 100) == Array("a\nb\n".utf8))
  }
}
