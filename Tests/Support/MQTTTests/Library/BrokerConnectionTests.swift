import Clocks
import Glibc
import System
import TestSupport
import Testing

@testable import MQTT

struct BrokerConnectionTests {
  /// Returns a connection that the broker has accepted.
  private static func connection(
    _ broker: TestBroker, _ configuration: MQTTConfiguration
  ) throws -> BrokerConnection {
    let library = try Mosquitto.shared.get()
    let connection = BrokerConnection(library, configuration, .v5)
    #expect(connection.connect() == nil)
    while !connection.isAccepted {
      try #require(Descriptor.isReady(connection.socket, within: .seconds(20)))
      #expect(connection.read() == nil)
    }
    return connection
  }

  @Test("No program that is started inherits the connection")
  func inheritance() throws {
    let broker = try TestBroker()
    let connection = try Self.connection(broker, WatchedClient.configuration(broker.port))
    #expect(fcntl(connection.socket, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test("A will comes after its delay, unless the client is back by then")
  func wills() throws {
    let broker = try TestBroker()
    let viewer = try WatchedClient(
      WatchedClient.configuration(broker.port, "viewer") { $0.subscriptions = ["+"] })
    viewer.events(until: .subscribed)
    func configuration(_ name: String, delay: Int) -> MQTTConfiguration {
      WatchedClient.configuration(broker.port, name) {
        $0.will = MQTTMessage(topic: name, payload: [1], isRetained: true)
        $0.willDelay = delay
      }
    }
    // These connections end without a goodbye.
    let back = configuration("back", delay: 1)
    _ = try Self.connection(broker, back)
    let returned = try Self.connection(broker, back)
    let start = WatchedClient.now().instant
    _ = try Self.connection(broker, configuration("lost", delay: 2))
    let events = viewer.events { $0.message != nil }
    #expect(events.compactMap(\.message?.topic) == ["lost"])
    #expect(start.duration(to: WatchedClient.now().instant) > .seconds(1))
    #expect(returned.isAccepted)
  }
}
