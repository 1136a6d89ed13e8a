import Clocks
import Testing

@testable import MQTT

struct EventQueueTests {
  private static func message(_ number: Int, bytes: Int) -> MQTTClient.Event {
    let moment = Moment(instant: Instant(sinceZero: .zero), wall: WallTime(sinceEpoch: .zero))
    let payload = [UInt8](repeating: 7, count: bytes)
    return .message(MQTTMessage(topic: "\(number)", payload: payload), at: moment)
  }

  private static func number(_ event: MQTTClient.Event) -> Int? {
    if case .message(let message, _) = event { Int(message.topic) } else { nil }
  }

  @Test("Events are taken once, in order")
  func order() {
    var queue = EventQueue()
    let events = [.connected(.v5), .subscribed, Self.message(1, bytes: 3), .flushed]
    for event in events { queue.add(event) }
    #expect(queue.take() == events)
    #expect(queue.take().isEmpty)
  }

  @Test(
    "Only a limited number of events is taken at once, all in order",
    arguments: [(0, 64), (896, 64), (3968, 16), (40_000, 2)])
  func limit(bytes: Int, most: Int) {
    var queue = EventQueue()
    // A topic has up to two bytes, and a message takes 128 more than its own.
    for number in 10..<40 { queue.add(Self.message(number, bytes: max(bytes - 2, 0))) }
    for _ in 0..<30 { queue.add(.subscribed) }
    for number in 40..<100 { queue.add(Self.message(number, bytes: max(bytes - 2, 0))) }
    var counts: [Int] = []
    var events: [MQTTClient.Event] = []
    while !queue.isEmpty {
      let taken = queue.take()
      counts.append(taken.count)
      events += taken
    }
    #expect(counts.first == most && events.count == 120)
    #expect(events.compactMap(Self.number) == Array(10..<100))
    // What was taken no longer counts.
    for _ in 0..<EventQueue.mostOthers { queue.add(.subscribed) }
    #expect(queue.events.count == EventQueue.mostOthers)
  }

  @Test("Messages that are never taken take limited memory; the newest and other events remain")
  func memory() {
    var queue = EventQueue()
    queue.add(.connected(.v5))
    let count = 4 * EventQueue.mostBytes / 4096
    for number in 0..<count {
      queue.add(Self.message(number, bytes: 4096))
      #expect(queue.events.count <= EventQueue.mostBytes / 4096 + 1)
    }
    let events = queue.events
    #expect(events.first == .connected(.v5))
    let numbers = events.compactMap(Self.number)
    #expect(numbers.last == count - 1 && numbers.count > EventQueue.mostBytes / 4096 / 3)
    #expect(numbers == Array((count - numbers.count)..<count))
  }

  @Test("Other events are limited, too, and the newest remain")
  func others() {
    var queue = EventQueue()
    queue.add(Self.message(1, bytes: 1))
    for number in 0..<9 * EventQueue.mostOthers { queue.add(.lost("\(number)")) }
    let events = queue.events
    #expect(events.count <= EventQueue.mostOthers + 1 && Self.number(events[0]) == 1)
    #expect(events.last == .lost("\(9 * EventQueue.mostOthers - 1)"))
  }
}
