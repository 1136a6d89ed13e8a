import Glibc
import System
import TestSupport
import Testing

@Suite("Descriptors watched together")
struct ReadySetTests {
  @Test("The set’s descriptor is readable while one of them is ready")
  func nested() throws {
    let pipe = try DescriptorPipe()
    let (inner, outer) = (try ReadySet(), try ReadySet())
    try inner.add(pipe.reading.number, number: 7)
    try outer.add(inner.descriptor, number: 9)
    #expect(outer.events().isEmpty && !isReadable(inner.descriptor))
    try Descriptor.writeAll([1], to: pipe.writing.number)
    #expect(outer.events().map(\.number) == [9] && isReadable(inner.descriptor))
    #expect(inner.events().map(\.number) == [7])
    #expect(try Descriptor.read(pipe.reading.number, upTo: 9) == [1])
    #expect(outer.events().isEmpty)
  }

  @Test("Only hang-ups and what was asked for are reported")
  func interest() throws {
    let ends = try #require(Sockets())
    let receiver = OwnedDescriptor(ends.other)
    var sender: OwnedDescriptor? = OwnedDescriptor(ends.one)
    let set = try ReadySet()
    try set.add(receiver.number, number: 1)
    #expect(set.events().isEmpty)
    try set.change(receiver.number, [.reading, .writing], number: 2)
    let event = try #require(set.events().first)
    #expect(event.number == 2 && event.isWritable && !event.isReadable && !event.hasHungUp)
    try set.change(receiver.number, [], number: 3)
    #expect(set.events().isEmpty)
    #expect(sender != nil)
    sender = nil
    #expect(isHungUp(receiver.number))
    #expect(set.events().first?.hasHungUp == true)
    set.remove(receiver.number)
    #expect(set.events().isEmpty)
  }

  @Test("What is reported once isn’t reported again while it lasts")
  func once() throws {
    let pipe = try DescriptorPipe()
    let set = try ReadySet()
    try set.add(pipe.reading.number, number: 1, reportsOnce: true)
    try Descriptor.writeAll([1], to: pipe.writing.number)
    #expect(set.events().count == 1)
    #expect(set.events().isEmpty)
  }

  @Test("A file, which is always ready, can’t be watched")
  func file() throws {
    let folder = try TemporaryFolder()
    let file = try OwnedDescriptor(opening: folder.write([1], to: "a"), O_RDONLY)
    #expect(throws: ErrorNumber(code: EPERM)) { try ReadySet().add(file.number) }
  }
}
