internal import Clocks
internal import Glibc
internal import System

/// One connection from its start to its end, on the client's thread.
struct ClientSession {
  private let core: ClientCore
  private let connection: BrokerConnection
  private var end: ConnectionEnd?
  /// The time limit for the broker's answer to the connection, then to the subscriptions; `nil` afterward.
  private var answerLimit: Instant?
  /// Whether all is written until the broker answers in the handshake of the encryption.
  private var awaitsHandshake = false

  init(_ core: ClientCore, _ connection: BrokerConnection) {
    (self.core, self.connection) = (core, connection)
  }

  /// Whether the broker has accepted the connection.
  var isAccepted: Bool { connection.isAccepted }

  /// Connects and serves the connection; returns why it has ended, or `nil` if the client is closed.
  mutating func run() -> ConnectionEnd? {
    end = connection.connect()
    awaitAnswer()
    var tending = core.now.advanced(by: Self.tendInterval(core.configuration))
    handleReports()
    while end == nil {
      let now = core.now
      let order = core.order
      if order == .quit { return nil }
      if isAccepted { send() }
      if case .finish = order, isDone {
        sayGoodbye()
        return nil
      }
      if let answerLimit, now >= answerLimit {
        return ConnectionFailure.silence(of: core.configuration)
      }
      if end != nil { break }
      var limits = [answerLimit, isAccepted ? tending : nil].compactMap(\.self)
      if case .finish(let limit) = order { limits.append(limit) }
      wait(until: limits.min() ?? tending)
      if end == nil, core.now >= tending {
        end = connection.tend()
        tending = core.now.advanced(by: Self.tendInterval(core.configuration))
      }
      handleReports()
    }
    return end
  }

  private mutating func awaitAnswer() {
    answerLimit = core.now.advanced(by: core.configuration.longestAnswer)
  }

  /// How often the library must check the connection to notice a silent one in time.
  private static func tendInterval(_ configuration: MQTTConfiguration) -> Duration {
    max(configuration.keepAlive / 3, .seconds(1))
  }

  /// Whether nothing is left to publish or to write.
  private var isDone: Bool { core.isFlushed && (!isAccepted || !connection.wantsWrite) }

  /// Sends what waits, as far as the broker acknowledges.
  private mutating func send() {
    while end == nil, let message = core.nextMessage() {
      switch connection.publish(message) {
      case .sent(let id): core.note(message, sentAs: id)
      case .rejected: core.report(.denied(topic: message.topic))
      case .lost(let id, let reason):
        core.note(message, sentAs: id)
        end = reason
      }
      handleReports()
    }
  }

  private func sayGoodbye() {
    guard isAccepted else { return }
    connection.disconnect()
    _ = connection.write()
  }

  /// Waits for the broker and for orders until an instant, and reads and writes what is possible.
  private mutating func wait(until instant: Instant) {
    let socket = connection.socket
    guard socket >= 0 else {
      end = ConnectionFailure.closed(core.configuration, wasConnected: isAccepted)
      return
    }
    let events = POLLIN | (connection.wantsWrite && !awaitsHandshake ? POLLOUT : 0)
    var states = [
      pollfd(fd: core.wake.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket, events: Int16(events), revents: 0),
    ]
    let limit = core.now.duration(to: instant)
    guard unsafe poll(&states, nfds_t(states.count), limit.milliseconds) > 0 else { return }
    if states[0].revents != 0 { Descriptor.clear(core.wake.number) }
    let ready = Int32(states[1].revents)
    if ready & POLLOUT != 0 {
      end = connection.write()
      // The library also asks to write what must wait for the answer.
      awaitsHandshake = core.configuration.tls != nil && !isAccepted
    }
    if end == nil, ready & ~POLLOUT != 0 {
      end = connection.read()
      awaitsHandshake = false
    }
  }

  /// Passes on what the library has reported.
  private mutating func handleReports() {
    for report in connection.takeReports() {
      switch report {
      case .answered(0):
        core.noteConnection(connection.version)
        if core.configuration.subscriptions.isEmpty { answerLimit = nil } else { awaitAnswer() }
        end = connection.subscribe()
      case .answered(let reason):
        end = ConnectionEnd(refusal: reason, to: core.configuration)
      case .subscribed(let results):
        answerLimit = nil
        for (filter, result) in zip(core.configuration.subscriptions, results) where result >= 128 {
          core.report(.denied(topic: filter))
        }
        core.report(.subscribed)
      case .acknowledged(let id, let reason): core.acknowledge(id, isRefused: reason >= 128)
      case .message(let message, let moment): core.report(.message(message, at: moment))
      case .oversized(let topic): core.report(.oversized(topic: topic))
      case .ended(let reason):
        // Below 128, it is a code of the library, which its function returns too.
        if reason >= 128, isAccepted { end = ConnectionEnd(goodbye: reason) }
      }
    }
  }
}
