internal import Clocks
internal import Glibc
internal import System

/// What a client shares with its thread: messages and orders go in, events come out.
///
/// The thread retains it, so that releasing a client doesn't wait for the thread.
final class ClientCore: Sendable {
  private struct State: Sendable {
    var outbox = Outbox()
    var events = EventQueue()
    var isConnected = false
    /// When the thread must end, even if messages are left.
    var end: Instant?
    /// Whether events are no longer taken.
    var isAbandoned = false
  }

  /// What the thread must do.
  enum Order: Equatable {
    case work
    /// End once everything is published, and at that instant anyway.
    case finish(by: Instant)
    case quit
  }

  let configuration: MQTTConfiguration
  private let state = Locked(State())
  // Counters of eventfd(2): one wakes the thread, one says that events wait, one that the thread has ended.
  let wake: OwnedDescriptor
  let news: OwnedDescriptor
  let ended: OwnedDescriptor

  init(_ configuration: MQTTConfiguration) throws(MQTTError) {
    self.configuration = configuration
    wake = try Self.openCounter()
    news = try Self.openCounter()
    ended = try Self.openCounter()
  }

  private static func openCounter() throws(MQTTError) -> OwnedDescriptor {
    let number = Descriptor.openCounter()
    guard number >= 0 else { throw .noDescriptor(-number) }
    return OwnedDescriptor(number)
  }

  var now: Instant { configuration.now().instant }
}

// Called by the client.
extension ClientCore {
  func take() -> [MQTTClient.Event] {
    state.withLock { state in
      Descriptor.clear(news.number)
      defer { if !state.events.isEmpty { Descriptor.raise(news.number) } }
      return state.events.take()
    }
  }

  func publish(_ message: MQTTMessage) {
    let isConnected = state.withLock { state in
      if state.isConnected { state.outbox.add(message) }
      return state.isConnected
    }
    if isConnected { Descriptor.raise(wake.number) }
  }

  /// Orders the thread to end once everything is published; returns whether there is a connection, so that
  /// waiting makes sense.
  func finish(by end: Instant) -> Bool {
    let isConnected = state.withLock { state in
      state.end = end
      return state.isConnected
    }
    Descriptor.raise(wake.number)
    return isConnected
  }

  /// Whether the thread has been ordered to end once everything is published.
  var isFinishing: Bool { state.withLock { $0.end != nil } }

  /// Orders the thread to end at once, and takes no more events.
  func abandon() {
    state.withLock { ($0.isAbandoned, $0.events) = (true, EventQueue()) }
    Descriptor.raise(wake.number)
  }
}

// Called by the thread.
extension ClientCore {
  var order: Order {
    let (end, isAbandoned) = state.withLock { ($0.end, $0.isAbandoned) }
    guard !isAbandoned else { return .quit }
    guard let end else { return .work }
    return now < end ? .finish(by: end) : .quit
  }

  func report(_ event: MQTTClient.Event) { state.withLock { report(event, &$0) } }

  private func report(_ event: MQTTClient.Event, _ state: inout State) {
    guard !state.isAbandoned else { return }
    state.events.add(event)
    Descriptor.raise(news.number)
  }

  /// Notes a new connection.
  func noteConnection(_ version: MQTTConfiguration.Version) {
    state.withLock { state in
      state.isConnected = true
      report(.connected(version), &state)
    }
  }

  /// Notes that there is no connection; what waited for it is dropped.
  func noteLoss() { state.withLock { ($0.isConnected, $0.outbox) = (false, Outbox()) } }

  /// Whether everything is published.
  var isFlushed: Bool { state.withLock { $0.outbox.isEmpty } }

  func nextMessage() -> MQTTMessage? { state.withLock { $0.outbox.next() } }

  func note(_ message: MQTTMessage, sentAs id: Int32) {
    state.withLock { $0.outbox.note(message, sentAs: id) }
  }

  /// Notes that a message is published, or refused by the broker.
  func acknowledge(_ id: Int32, isRefused: Bool) {
    state.withLock { state in
      guard let message = state.outbox.acknowledge(id) else { return }
      if isRefused { report(.denied(topic: message.topic), &state) }
      if state.outbox.isEmpty { report(.flushed, &state) }
    }
  }
}
