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

  @Test("A message isn’t rejected because the connection is lost")
  func losses() throws {
    let broker = try TestBroker()
    let connection = try Self.connection(broker, WatchedClient.configuration(broker.port))
    #expect(connection.publish(MQTTMessage(topic: "a/#", payload: [1])) == .rejected)
    broker.stop("KILL")
    // The first one may still reach the system's buffer.
    let results = (0..<2).map { _ in connection.publish(MQTTMessage(topic: "a", payload: [1])) }
    guard case .lost(_, let end) = results[1] else {
      Issue.record("it is \(results)")
      return
    }
    #expect(end == ConnectionEnd(words: "the broker closed the connection"))
  }

  @Test(
    "The broker keeps a session as long as the will is delayed, and no longer", arguments: [0, 5])
  func sessions(_ delay: UInt8) throws {
    let listener = try #require(LoopbackListener())
    let configuration = WatchedClient.configuration(listener.port) {
      $0.will = MQTTMessage(topic: "a", payload: [])
      $0.willDelay = Int(delay)
    }
    let connection = BrokerConnection(try Mosquitto.shared.get(), configuration, .v5)
    #expect(connection.connect() == nil)
    let accepted = OwnedDescriptor(listener.accept())
    let packet = try Descriptor.read(accepted.number, upTo: 256)
    // Without a session, the will would come at once; with one that lasts, the broker would collect
    // messages for a client that may never return.
    let isClean = packet[9] & 2 != 0
    let properties = packet[13...].prefix(Int(packet[12]))
    #expect(isClean == (delay == 0))
    #expect(properties.contains([17, 0, 0, 0, delay]) == !isClean)
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
