import Glibc
import TestSupport
import Testing

@testable import Control

@Suite("Descriptors watched together")
struct ReadySetTests {
  @Test("The set’s descriptor is readable while one of them is ready")
  func nested() throws {
    let pair = try #require(SocketPair(capacity: 4096))
    let inner = try #require(ReadySet())
    let outer = try #require(ReadySet())
    #expect(inner.add(pair.receiver.number, .reading, number: 7))
    #expect(outer.add(inner.descriptor, .reading, number: 9))
    #expect(outer.events().isEmpty && !isReadable(inner.descriptor))
    #expect(SocketBytes.send([1], to: pair.sender.number) == 1)
    #expect(outer.events().map(\.number) == [9] && isReadable(inner.descriptor))
    #expect(inner.events().map(\.number) == [7])
    #expect(pair.takeAll() == [1])
    #expect(outer.events().isEmpty)
  }

  @Test("Only hang-ups and what was asked for are reported")
  func interest() throws {
    var pair = SocketPair(capacity: 4096)
    let set = try #require(ReadySet())
    let receiver = try #require(pair?.receiver)
    #expect(set.add(receiver.number, .reading, number: 1))
    #expect(set.events().isEmpty)
    set.change(receiver.number, [.reading, .writing], number: 2)
    let event = try #require(set.events().first)
    #expect(event.number == 2 && event.isWritable && !event.isReadable && !event.hasHungUp)
    set.change(receiver.number, [], number: 3)
    #expect(set.events().isEmpty)
    pair = nil
    #expect(isHungUp(receiver.number))
    #expect(set.events().first?.hasHungUp == true)
    set.remove(receiver.number)
    #expect(set.events().isEmpty)
  }
}
