import Clocks
import Glibc
import System
import TestSupport
import Testing

@testable import MQTT

struct MQTTClientTests {
  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(
    "What is retained comes after a subscription, with its remaining expiry in MQTT 5",
    arguments: [MQTTConfiguration.Version.v5, .v3_1_1])
  func retained(_ version: MQTTConfiguration.Version) throws {
    let broker = try TestBroker()
    let publisher = try WatchedClient(
      WatchedClient.configuration(broker.port) { $0.version = version })
    publisher.events(until: .connected(version))
    for state in ["paused", "running"] {
      publisher.client.publish(
        MQTTMessage(topic: "a/state", payload: Self.text(state), isRetained: true, expiry: 600))
    }
    publisher.events(until: .flushed)
    let viewer = try WatchedClient(
      WatchedClient.configuration(broker.port, "timer-2") {
        ($0.version, $0.subscriptions) = (version, ["a/+", "b"])
      })
    let received = viewer.events { $0.message != nil }
    #expect(received.prefix(2) == [.connected(version), .subscribed])
    let message = try #require(received.last?.message)
    #expect(message.isRetained && message.payload == Self.text("running"))
    #expect(message.quality == .atLeastOnce)
    #expect(version == .v5 ? (590...600).contains(message.expiry ?? 0) : message.expiry == nil)
    // Now it isn't retained for this viewer, and it arrives once.
    publisher.client.publish(
      MQTTMessage(topic: "b", payload: [], isRetained: true, quality: .atMostOnce))
    #expect(viewer.message("b") == MQTTMessage(topic: "b", payload: [], quality: .atMostOnce))
  }

  @Test("Its own echo comes back to a client")
  func echo() throws {
    let broker = try TestBroker()
    let one = try WatchedClient(
      WatchedClient.configuration(broker.port) { $0.subscriptions = ["echo/timer-1"] })
    one.events(until: .subscribed)
    for number: UInt8 in 0..<100 {
      let echo = MQTTMessage(topic: "echo/timer-1", payload: [number], quality: .atMostOnce)
      one.client.publish(echo)
      #expect(one.message("echo/timer-1") == echo)
    }
  }

  @Test("A long payload is reported without its bytes")
  func oversized() throws {
    let broker = try TestBroker()
    let one = try WatchedClient(
      WatchedClient.configuration(broker.port) { $0.subscriptions = ["#"] })
    one.events(until: .subscribed)
    for count in [4097, 4096] {
      let bytes = [UInt8](repeating: 1, count: count)
      one.client.publish(MQTTMessage(topic: "\(count)", payload: bytes))
    }
    let events = one.events { $0.message?.topic == "4096" }
    #expect(events.contains(.oversized(topic: "4097")))
    #expect(!events.contains { $0.message?.topic == "4097" })
  }

  @Test("The will of a client comes when its connection is lost, but not after a goodbye")
  func wills() throws {
    let broker = try TestBroker()
    let viewer = try WatchedClient(
      WatchedClient.configuration(broker.port, "viewer") { $0.subscriptions = ["+/online", "end"] })
    viewer.events(until: .subscribed)
    func publisher(_ name: String) throws -> WatchedClient {
      let one = try WatchedClient(
        WatchedClient.configuration(broker.port, name) {
          $0.will = MQTTMessage(topic: "\(name)/online", payload: Self.text("no"), isRetained: true)
          $0.willDelay = 0
        })
      one.events(until: .connected(.v5))
      return one
    }
    let polite = try publisher("polite")
    polite.client.close(within: .seconds(20))
    // Another client with its ID ends its connection without a goodbye.
    let lost = try publisher("lost")
    let other = try WatchedClient(WatchedClient.configuration(broker.port, "lost"))
    other.events(until: .connected(.v5))
    let events = viewer.events { $0.message != nil }
    #expect(events.compactMap(\.message?.topic) == ["lost/online"])
    lost.events(until: \.isLoss)
  }

  @Test(
    "A client reconnects to a broker that starts again, and publishes nothing from before",
    arguments: [nil, TestCertificate.localhost])
  func restart(_ certificate: TestCertificate?) throws {
    let broker = try TestBroker(.init(certificate: certificate))
    let one = try WatchedClient(
      WatchedClient.configuration(broker.port) {
        $0.tls = certificate.map { _ in .init(caFile: broker.caFile) }
        $0.subscriptions = ["+"]
      })
    one.events(until: .subscribed)
    broker.stop()
    one.events(until: \.isLoss)
    one.client.publish(MQTTMessage(topic: "a", payload: [1], isRetained: true))
    try broker.start()
    #expect(one.events(until: .subscribed) == [.connected(.v5), .subscribed])
    one.client.publish(MQTTMessage(topic: "a", payload: [2], isRetained: true))
    #expect(one.message("a")?.payload == [2])
  }

  @Test("What a lost connection didn’t deliver isn’t sent on the next one")
  func outdated() throws {
    let listener = try #require(LoopbackListener())
    let one = try WatchedClient(
      WatchedClient.configuration(listener.port) { $0.version = .v3_1_1 })
    /// Accepts a connection, and returns what the client publishes in it, without acknowledging that.
    func published(_ byte: UInt8) throws -> [UInt8] {
      let connection = OwnedDescriptor(listener.accept())
      _ = try Descriptor.read(connection.number, upTo: 256)
      try Descriptor.writeAll([0x20, 2, 0, 0], to: connection.number)
      one.events(until: .connected(.v3_1_1))
      one.client.publish(MQTTMessage(topic: "set", payload: [byte]))
      return Array(try Descriptor.read(connection.number, upTo: 256))
    }
    #expect(try published(1).last == 1)
    one.events(until: \.isLoss)
    one.client.publish(MQTTMessage(topic: "set", payload: [2]))
    #expect(try published(3).last == 3)
  }

  @Test("A broker that isn’t there is reported once, and connected to once it is")
  func absent() throws {
    let broker = try TestBroker()
    broker.stop("KILL")
    let one = try WatchedClient(WatchedClient.configuration(broker.port))
    // Newer versions of libmosquitto lose the system's reason.
    let reasons = ["no broker listens at", "no broker can be reached at"]
    let events = one.events(until: \.isLoss)
    #expect(reasons.contains { events == [.lost("\($0) 127.0.0.1:\(broker.port)")] })
    try broker.start()
    #expect(one.events(until: .connected(.v5)) == [.connected(.v5)])
  }

  @Test(
    "A wrong password is final", arguments: [MQTTConfiguration.Version.v5, .v3_1_1],
    [nil, "wrong", "right"])
  func passwords(_ version: MQTTConfiguration.Version, _ password: String?) throws {
    let broker = try TestBroker(.init(users: ["anna": "right"]))
    let one = try WatchedClient(
      WatchedClient.configuration(broker.port) {
        ($0.version, $0.user, $0.password) = (version, "anna", password)
      })
    if password == "right" {
      one.events(until: .connected(version))
      return
    }
    let how = password == nil ? "without a password" : "with this password"
    one.events(until: .failed("the broker doesn’t accept user “anna” \(how)", isFinal: true))
    // The thread has ended, so that nothing waits for it.
    one.client.publish(MQTTMessage(topic: "a", payload: [1]))
    one.client.close(within: .seconds(20))
  }

  @Test("What the broker’s permissions deny is reported (MQTT 5)")
  func denied() throws {
    let broker = try TestBroker(.init(permissions: ["topic read a", "topic write b"]))
    let one = try WatchedClient(WatchedClient.configuration(broker.port))
    one.events(until: .connected(.v5))
    for topic in ["a", "b"] { one.client.publish(MQTTMessage(topic: topic, payload: [1])) }
    let events = one.events { $0 == .flushed }
    #expect(events.contains(.denied(topic: "a")) && !events.contains(.denied(topic: "b")))
  }

  @Test("A broker that refuses MQTT 5 is asked for 3.1.1")
  func olderVersion() throws {
    let broker = try #require(LoopbackListener())
    let one = try WatchedClient(WatchedClient.configuration(broker.port))
    // The reply to the first packet, and which version that asks for.
    for (version, reply) in [(5, [0x20, 2, 0, 1]), (4, [0x20, 2, 0, 0])] as [(UInt8, [UInt8])] {
      let connection = OwnedDescriptor(broker.accept())
      let packet = try Descriptor.read(connection.number, upTo: 256)
      #expect(Array(packet[2..<9]) == [0, 4] + Self.text("MQTT") + [version])
      try Descriptor.writeAll(reply, to: connection.number)
      if version == 4 { #expect(one.events(until: .connected(.v3_1_1)) == [.connected(.v3_1_1)]) }
    }
  }

  @Test("Subscriptions that the library refuses, or the broker doesn’t answer, are reported")
  func subscriptions() throws {
    let listener = try #require(LoopbackListener())
    let silence = "127.0.0.1:\(listener.port) accepts connections but doesn’t answer"
    let cases: [(String, MQTTClient.Event)] = [
      (
        "a#", .failed("a name isn’t valid in a topic, or there are too many", isFinal: false)
      ),
      ("a", .lost(silence)),
    ]
    for (filter, end) in cases {
      let one = try WatchedClient(
        WatchedClient.configuration(listener.port) {
          ($0.version, $0.longestAnswer) = (.v3_1_1, .milliseconds(200))
          $0.subscriptions = ["b", filter]
        })
      let connection = OwnedDescriptor(listener.accept())
      _ = try Descriptor.read(connection.number, upTo: 256)
      try Descriptor.writeAll([0x20, 2, 0, 0], to: connection.number)
      #expect(one.events(until: end) == [.connected(.v3_1_1), end])
    }
  }

  @Test("Closing waits for what is published")
  func flushing() throws {
    let broker = try TestBroker()
    let one = try WatchedClient(WatchedClient.configuration(broker.port))
    one.events(until: .connected(.v5))
    for number: UInt8 in 0..<50 {
      one.client.publish(MQTTMessage(topic: "\(number)", payload: [number], isRetained: true))
    }
    one.client.close(within: .seconds(20))
    let viewer = try WatchedClient(
      WatchedClient.configuration(broker.port, "viewer") { $0.subscriptions = ["+"] })
    let last = viewer.events { $0.message?.topic == "49" }
    #expect(last.compactMap(\.message).count == 50)
  }

  @Test("A client that finishes publishes what it had to say, though it is released")
  func finishing() throws {
    let broker = try TestBroker()
    let viewer = try WatchedClient(
      WatchedClient.configuration(broker.port, "viewer") { $0.subscriptions = ["a"] })
    viewer.events(until: .subscribed)
    do {
      let one = try WatchedClient(WatchedClient.configuration(broker.port))
      one.events(until: .connected(.v5))
      one.client.publish(MQTTMessage(topic: "a", payload: [1]))
      one.client.finish(within: .seconds(60))
    }
    #expect(viewer.events { $0.message != nil }.last?.message?.payload == [1])
  }

  @Test("A broker that never answers is reported, and closing waits no longer than it may")
  func silence() throws {
    let listener = try #require(LoopbackListener())
    for tls in [nil, MQTTConfiguration.TLS()] {
      let one = try WatchedClient(
        WatchedClient.configuration(listener.port) {
          ($0.tls, $0.longestAnswer) = (tls, .milliseconds(50))
        })
      one.client.publish(MQTTMessage(topic: "a", payload: [1]))
      let reason = "127.0.0.1:\(listener.port) accepts connections but doesn’t answer"
      #expect(one.events(until: \.isLoss) == [.lost(reason)])
      let other = try WatchedClient(WatchedClient.configuration(listener.port) { $0.tls = tls })
      other.client.publish(MQTTMessage(topic: "a", payload: [1]))
      let start = WatchedClient.now().instant
      other.client.close(within: .milliseconds(30))
      #expect(start.duration(to: WatchedClient.now().instant) < .seconds(10))
    }
  }
}
