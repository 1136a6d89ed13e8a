import Glibc
import System
import TestSupport
import Testing

@Suite("Calls on open descriptors")
struct DescriptorTests {
  @Test("What a pipe has now is read; then there is nothing, and at last the end")
  func receive() throws {
    var pipe: DescriptorPipe? = try DescriptorPipe()
    let reading = try #require(pipe?.reading)
    #expect(Descriptor.setNonBlocking(reading.number))
    #expect(try Descriptor.receive(reading.number, upTo: 9) == .nothing)
    try Descriptor.writeAll(Array("abc".utf8), to: #require(pipe?.writing.number))
    #expect(try Descriptor.receive(reading.number, upTo: 2) == .bytes(Array("ab".utf8)))
    #expect(try Descriptor.receive(reading.number, upTo: 2) == .bytes(Array("c".utf8)))
    #expect(try Descriptor.receive(reading.number, upTo: 2) == .nothing)
    pipe = nil
    #expect(isHungUp(reading.number))
    #expect(try Descriptor.receive(reading.number, upTo: 2) == .end)
  }

  @Test("Bytes are read from an offset, fewer at the end of the file")
  func offset() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("abcdef".utf8), to: "a")
    let file = try OwnedDescriptor(opening: path, O_RDONLY)
    #expect(try Descriptor.read(3, from: 1, of: file.number) == Array("bcd".utf8))
    #expect(try Descriptor.read(9, from: 4, of: file.number) == Array("ef".utf8))
    #expect(try Descriptor.read(9, from: 6, of: file.number).isEmpty)
  }

  @Test("A failure throws its error number")
  func failures() throws {
    let full = try OwnedDescriptor(opening: "/dev/full", O_WRONLY)
    #expect(throws: ErrorNumber(code: ENOSPC)) { try Descriptor.writeAll([1], to: full.number) }
    #expect(throws: ErrorNumber(code: EBADF)) { try Descriptor.read(full.number, upTo: 9) }
    #expect(throws: ErrorNumber(code: EBADF)) { try Descriptor.read(9, from: 0, of: -1) }
  }

  @Test("A wait for several descriptors ends when one is ready")
  func ready() throws {
    let (one, other) = (try DescriptorPipe(), try DescriptorPipe())
    let both = [one.reading.number, other.reading.number]
    #expect(!Descriptor.isAnyReady(among: both, within: .zero))
    try Descriptor.writeAll([1], to: other.writing.number)
    #expect(Descriptor.isAnyReady(among: both, within: nil))
    #expect(Descriptor.isReady(other.reading.number) && !Descriptor.isReady(one.reading.number))
    #expect(Descriptor.isReady(one.writing.number, for: .writing))
    #expect(!Descriptor.isReady(one.writing.number, for: .hangUp))
  }

  @Test("A lock excludes other descriptors of the file until it is released")
  func lock() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([], to: "a")
    let one = try OwnedDescriptor(opening: path, O_RDONLY)
    let other = try OwnedDescriptor(opening: path, O_RDONLY)
    try Descriptor.lock(one.number)
    for limit in [Duration.zero, .milliseconds(2)] {
      #expect(throws: ErrorNumber(code: EWOULDBLOCK)) {
        try Descriptor.lock(other.number, within: limit)
      }
    }
    flock(one.number, LOCK_UN)
    try Descriptor.lock(other.number)
    #expect(throws: ErrorNumber(code: EBADF)) { try Descriptor.lock(-1, within: .seconds(60)) }
  }

  @Test("A hang-up is noticed whatever was asked for")
  func hangUp() throws {
    var pipe: DescriptorPipe? = try DescriptorPipe()
    let writing = try #require(pipe?.writing)
    pipe = nil
    #expect(Descriptor.isReady(writing.number, for: .hangUp, within: .seconds(60)))
  }
}
