package import Clocks
internal import System

/// A client of an MQTT broker, which connects and reconnects on a thread of its own.
///
/// No method waits for the broker, except `close`. No message outlives the connection: after a loss, an old one
/// would come too late, so that what still holds must be published again.
package final class MQTTClient: Sendable {
  /// What has happened.
  package enum Event: Hashable, Sendable {
    case connected(MQTTConfiguration.Version)
    /// The broker has accepted the subscriptions; what it retains under them follows.
    case subscribed
    /// There is no connection, for a reason given as a clause; the client tries again, and reports another
    /// reason but not the same one again.
    case lost(String)
    /// The broker or its certificate is refused, or this client is, for a reason given as a clause. After
    /// a final refusal, the client doesn't try again.
    case failed(String, isFinal: Bool)
    case message(MQTTMessage, at: Moment)
    /// A message whose payload is longer than `longestPayload`.
    case oversized(topic: String)
    /// The broker doesn't allow a subscription or a published message.
    case denied(topic: String)
    /// Everything is published, and acknowledged if it is sent at least once.
    case flushed
  }

  private let core: ClientCore

  /// Starts to connect, and returns at once.
  package init(_ configuration: MQTTConfiguration) throws(MQTTError) {
    let library = try Mosquitto.shared.get()
    core = try ClientCore(configuration)
    if let code = ClientThread.start(core, library) { throw .noThread(code) }
  }

  deinit { if !core.isFinishing { core.abandon() } }

  /// A descriptor that is readable while events wait.
  package var descriptor: Int32 { core.news.number }

  /// Returns the next events, a limited number at once; never waits.
  package func take() -> [Event] { core.take() }

  /// Publishes a message, unless there is no connection; never waits.
  package func publish(_ message: MQTTMessage) { core.publish(message) }

  /// Publishes what waits and says goodbye to the broker within a time, without waiting for that, even if
  /// this client is released; there are no more events.
  package func finish(within patience: Duration) {
    _ = core.finish(by: core.now.advanced(by: patience))
  }

  /// Publishes what waits, says goodbye to the broker, and abandons the thread if that takes longer than
  /// `patience`; there are no more events.
  package func close(within patience: Duration) {
    let end = core.now.advanced(by: patience)
    if core.finish(by: end) {
      var left = patience
      // A signal ends a wait too early.
      while left > .zero, !Descriptor.isReady(core.ended.number, within: left) {
        left = core.now.duration(to: end)
      }
    }
    core.abandon()
  }
}
