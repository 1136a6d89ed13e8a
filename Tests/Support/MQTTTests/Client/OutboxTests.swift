import Testing

@testable import MQTT

struct OutboxTests {
  private static func message(
    _ topic: String, _ byte: UInt8, isRetained: Bool = false
  ) -> MQTTMessage {
    MQTTMessage(topic: topic, payload: [byte], isRetained: isRetained)
  }

  private static func drain(_ outbox: inout Outbox) -> [UInt8] {
    var bytes: [UInt8] = []
    while let message = outbox.next() { bytes += message.payload }
    return bytes
  }

  @Test("Of a topic, the newest retained message waits; others all do, in order")
  func newest() {
    var outbox = Outbox()
    for byte: UInt8 in 0..<9 {
      outbox.add(Self.message("a", byte, isRetained: true))
      outbox.add(Self.message("b", 100 + byte))
    }
    #expect(Self.drain(&outbox) == Array(100..<108) + [8, 108])
  }

  @Test("There is a limit; the oldest goes first, and retained ones last")
  func limit() {
    var outbox = Outbox()
    outbox.add(Self.message("state", 200, isRetained: true))
    for index in 0..<3 * Outbox.limit {
      outbox.add(Self.message("\(index)", UInt8(index & 127)))
    }
    let bytes = Self.drain(&outbox)
    let newest = (2 * Outbox.limit + 1..<3 * Outbox.limit).map { UInt8($0 & 127) }
    #expect(bytes.count == Outbox.limit && bytes == [200] + newest)
  }

  @Test("No more messages are sent than the window has room for until one is acknowledged")
  func window() {
    var outbox = Outbox()
    for byte: UInt8 in 0..<40 { outbox.add(Self.message("a", byte)) }
    for id in 0..<Int32(Outbox.window) {
      guard let message = outbox.next() else { return #expect(Bool(false), "\(id)") }
      outbox.note(message, sentAs: id)
    }
    #expect(outbox.next() == nil)
    #expect(outbox.acknowledge(99) == nil && outbox.acknowledge(3)?.payload == [3])
    #expect(outbox.next()?.payload == [UInt8(Outbox.window)] && !outbox.isEmpty)
  }
}
