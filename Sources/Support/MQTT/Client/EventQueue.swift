/// The events that wait to be taken, with a limit to their memory.
struct EventQueue {
  /// The most bytes of waiting messages, roughly.
  static let mostBytes = 4 << 20
  /// The most waiting events other than messages.
  static let mostOthers = 64
  /// The most events that are taken at once, so that the program has time for other things in between.
  static let mostTaken = 64
  /// The bytes of messages above which no further event is taken at once.
  static let mostTakenBytes = 64 << 10

  private(set) var events: [MQTTClient.Event] = []
  private var bytes = 0
  private var others = 0

  /// Adds an event; above a limit, the oldest half of the messages, or of the other events, is dropped.
  mutating func add(_ event: MQTTClient.Event) {
    events.append(event)
    if let size = event.messageSize {
      bytes += size
      if bytes > Self.mostBytes { drop { $0.messageSize != nil } }
    } else {
      others += 1
      if others > Self.mostOthers { drop { $0.messageSize == nil } }
    }
  }

  var isEmpty: Bool { events.isEmpty }

  /// Takes the oldest events, but not too many at once.
  mutating func take() -> [MQTTClient.Event] {
    var (count, size) = (0, 0)
    for event in events.prefix(Self.mostTaken) where size < Self.mostTakenBytes {
      size += event.messageSize ?? 0
      count += 1
    }
    let taken = Array(events.prefix(count))
    events.removeFirst(count)
    bytes -= size
    others -= taken.count { $0.messageSize == nil }
    return taken
  }

  private mutating func drop(_ isOfKind: (MQTTClient.Event) -> Bool) {
    var left = events.count(where: isOfKind) / 2
    let all = events
    self = EventQueue()
    for event in all {
      if isOfKind(event), left > 0 {
        left -= 1
      } else {
        events.append(event)
        bytes += event.messageSize ?? 0
        others += event.messageSize == nil ? 1 : 0
      }
    }
  }
}

extension MQTTClient.Event {
  /// The bytes that a message takes, roughly; `nil` for other events.
  fileprivate var messageSize: Int? {
    switch self {
    case .message(let message, _): 128 + message.topic.utf8.count + message.payload.count
    case .oversized(let topic): 128 + topic.utf8.count
    default: nil
    }
  }
}
