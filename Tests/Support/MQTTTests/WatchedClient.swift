import Clocks
import Glibc
import System
import Testing

@testable import MQTT

/// A client whose events a test waits for.
struct WatchedClient {
  let client: MQTTClient

  init(_ configuration: MQTTConfiguration) throws { client = try MQTTClient(configuration) }

  /// Creates a configuration for a broker on the loopback interface, which tries again soon.
  static func configuration(
    _ port: UInt16, _ id: String = "timer-1", _ change: (inout MQTTConfiguration) -> Void = { _ in }
  ) -> MQTTConfiguration {
    var configuration = MQTTConfiguration(
      host: "127.0.0.1", port: port, clientID: id, now: Self.now)
    configuration.jitter = { 1 }
    change(&configuration)
    return configuration
  }

  /// Reads the clocks.
  static let now: @Sendable () -> Moment = {
    func read(_ clock: clockid_t) -> Duration {
      var time = timespec()
      unsafe clock_gettime(clock, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    return Moment(
      instant: Instant(sinceZero: read(CLOCK_MONOTONIC)),
      wall: WallTime(sinceEpoch: read(CLOCK_REALTIME)))
  }

  /// Takes events until one is what the test waits for, and returns them all; records an issue if none is
  /// for 20 seconds.
  @discardableResult
  func events(until isLast: (MQTTClient.Event) -> Bool) -> [MQTTClient.Event] {
    var events: [MQTTClient.Event] = []
    while !events.contains(where: isLast) {
      guard Descriptor.isReady(client.descriptor, within: .seconds(20)) else {
        Issue.record("nothing came after \(events)")
        break
      }
      events += client.take()
    }
    return events
  }

  /// Waits for an event, and returns all until then.
  @discardableResult
  func events(until last: MQTTClient.Event) -> [MQTTClient.Event] { events { $0 == last } }

  /// Waits for a message and returns it.
  func message(_ topic: String) -> MQTTMessage? {
    events { $0.message?.topic == topic }.lazy.compactMap(\.message).last { $0.topic == topic }
  }
}

extension MQTTClient.Event {
  var message: MQTTMessage? {
    if case .message(let message, _) = self { message } else { nil }
  }

  var isLoss: Bool {
    if case .lost = self { true } else { false }
  }
}
