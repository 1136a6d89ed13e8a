import Clocks
import Countdowns
import Reports
import TestSupport
import Testing

@testable import Sharing

@Suite("Viewers of a room")
struct RoomViewerTests {
  /// A room in which a timer of 100 s began at 1 s, seen by a viewer from 5 s on.
  private struct Scene {
    var room = SimulatedRoom(seed: 1)
    let publisher: Int
    let viewer: Int

    init(control: [String] = [], user: String? = nil, ahead: Duration = .zero) throws {
      publisher = room.add(.publisher(try .sample(control: control)))
      viewer = room.add(
        .viewer(try .sample(user: user)),
        SimulatedClock(offset: ahead, drift: ahead == .zero ? 0 : 50, uptime: .seconds(77)))
      room.connect(publisher)
      room.run(until: .seconds(1))
      change { SimulatedTimer.running(.seconds(100), left: .seconds(100), at: $0) }
      room.run(until: .seconds(5))
      room.connect(viewer)
    }

    mutating func change(to record: (Moment) -> TimerRecord) {
      room.change(publisher, to: record(room.moment(of: publisher)))
    }

    mutating func run(until second: Double) { room.run(until: .seconds(second)) }

    var model: RoomViewer {
      get throws { try #require(room.viewer(viewer)) }
    }

    var report: TimerReport? {
      room.viewer(viewer)?.record(at: now)?.report(at: now)
    }

    var now: Moment { room.moment(of: viewer) }
  }

  @Test("A late viewer sees the retained state at once")
  func late() throws {
    var scene = try Scene()
    #expect(try scene.model.standing == .connecting && scene.report == nil)
    scene.run(until: 5.5)
    #expect(try scene.model.standing == .live && scene.model.hasRetained)
    #expect(scene.report?.name == "tea" && scene.report?.state == .running)
    #expect(scene.report?.left == .seconds(95.5))
  }

  @Test("In an empty room, what is retained has been received after an echo or a second")
  func empty() throws {
    var room = SimulatedRoom(seed: 2)
    let viewer = room.add(.viewer(try .sample()))
    room.connect(viewer)
    #expect(room.viewer(viewer)?.hasRetained == false)
    room.run(until: .seconds(1))
    #expect(room.viewer(viewer)?.hasRetained == true && room.viewer(viewer)?.standing == .waiting)
    var mute = try RoomViewer.sample()
    let start = SimulatedClock().moment(at: .zero)
    _ = mute.handle(.connected, at: start)
    _ = mute.handle(.subscribed, at: start)
    #expect(!mute.hasRetained && mute.standing == .connecting)
    _ = mute.passTime(at: SimulatedClock().moment(at: .seconds(1)))
    #expect(mute.hasRetained && mute.standing == .waiting)
  }

  @Test("Pauses, added time and the end arrive")
  func changes() throws {
    var scene = try Scene()
    scene.run(until: 11)
    scene.change { SimulatedTimer.paused(.seconds(100), left: .seconds(90), at: $0) }
    scene.run(until: 20)
    #expect(scene.report?.state == .paused && scene.report?.left == .seconds(90))
    scene.change { SimulatedTimer.running(.seconds(160), left: .seconds(150), at: $0) }
    scene.run(until: 30)
    #expect(scene.report?.left == .seconds(140) && scene.report?.total == .seconds(160))
    scene.change { SimulatedTimer.ended(.seconds(160), at: $0) }
    scene.run(until: 31)
    let record = try scene.model.record(at: scene.now)
    #expect(record?.status == 0 && scene.report?.state == .ended)
    scene.run(until: 629)
    #expect(scene.report != nil)
    scene.run(until: 632)
    #expect(try scene.report == nil && scene.model.standing == .waiting)
  }

  @Test("Without a connection, the deadline counts on, and the time is up at the end")
  func offline() throws {
    var scene = try Scene()
    scene.run(until: 20)
    scene.room.disconnect(scene.viewer)
    let since = scene.now.wall
    scene.run(until: 40)
    #expect(try scene.model.standing == .offline(since: since))
    #expect(scene.report?.left == .seconds(61))
    scene.run(until: 100.999)
    #expect(scene.report?.state == .running)
    scene.run(until: 101.001)
    #expect(scene.report?.state == .ringing && scene.report?.left == .zero)
    #expect(throws: RoomRefusal.needsUser) { try scene.model.command(.pause, nonce: "n") }
  }

  @Test("It is offline since the first loss, until a connection is complete again")
  func losses() throws {
    var viewer = try RoomViewer.sample()
    func after(_ event: RoomEvent, _ second: Int) -> RoomViewer.Standing {
      _ = viewer.handle(event, at: SimulatedClock().moment(at: .seconds(second)))
      return viewer.standing
    }
    let since = SimulatedClock.epoch.advanced(by: .seconds(5))
    let events: [RoomEvent] = [
      .lost("refused"), .connected, .subscribed, .lost("a"), .connected, .lost("b"), .connected,
      .subscribed,
    ]
    let standings = events.enumerated().map { after($0.element, $0.offset + 2) }
    #expect(
      standings
        == [.connecting, .connecting, .connecting]
        + Array(repeating: .offline(since: since), count: 4)
        + [.connecting])
  }

  @Test("When the publisher is gone, the deadline counts on until it is long over")
  func gone() throws {
    var scene = try Scene()
    scene.run(until: 50)
    scene.room.disconnect(scene.publisher)
    scene.run(until: 60)
    guard case .publisherGone(let since) = try scene.model.standing else {
      Issue.record("\(try scene.model.standing)")
      return
    }
    #expect(since.duration(to: scene.now.wall) > .seconds(9.9))
    #expect(scene.report?.left == .seconds(41))
    scene.run(until: 700)
    #expect(scene.report?.state == .ringing)
    scene.run(until: 702)
    #expect(scene.report == nil)
  }

  @Test("A viewer that comes later learns since when the publisher is gone")
  func goneBefore() throws {
    var scene = try Scene()
    scene.run(until: 31.5)
    scene.room.disconnect(scene.publisher)
    let other = scene.room.add(.viewer(try .sample("timer-w")))
    scene.run(until: 50)
    scene.room.connect(other)
    scene.run(until: 51)
    guard case .publisherGone(let since)? = scene.room.viewer(other)?.standing else {
      Issue.record("\(String(describing: scene.room.viewer(other)?.standing))")
      return
    }
    // The last state was a beat at 31 s.
    #expect(abs(SimulatedClock.epoch.duration(to: since).components.seconds - 31) <= 1)
  }

  @Test("A publisher that returns is live again")
  func returns() throws {
    var scene = try Scene()
    scene.run(until: 20)
    scene.room.disconnect(scene.publisher)
    scene.run(until: 30)
    scene.room.connect(scene.publisher)
    scene.run(until: 32)
    #expect(try scene.model.standing == .live)
    #expect(scene.report?.left == .seconds(69))
  }

  @Test("A publisher without beats counts as gone")
  func silent() throws {
    var scene = try Scene()
    scene.run(until: 20)
    scene.room.disconnect(scene.publisher, sendsWill: false)
    scene.run(until: 98)
    #expect(try scene.model.standing == .live)
    scene.run(until: 110)
    guard case .publisherGone = try scene.model.standing else {
      Issue.record("\(try scene.model.standing)")
      return
    }
  }

  @Test("An empty payload empties the room")
  func cleared() throws {
    var scene = try Scene()
    scene.run(until: 10)
    scene.room.end(scene.publisher, clearsRoom: true)
    scene.run(until: 11)
    #expect(try scene.model.standing == .waiting && scene.report == nil)
  }

  @Test("The deadline doesn't jitter with the beats of good clocks")
  func steady() throws {
    var scene = try Scene()
    scene.run(until: 6)
    let deadline = try scene.model.record(at: scene.now)?.deadline
    for second in 7...95 {
      scene.run(until: Double(second))
      #expect(try scene.model.record(at: scene.now)?.deadline == deadline)
    }
  }

  @Test("The deadline of a corrected clock stays the same between messages")
  func corrected() throws {
    var scene = try Scene(ahead: .seconds(7200))
    var deadlines: Set<Instant> = []
    scene.run(until: 6)
    scene.change { SimulatedTimer.running(.seconds(1000), left: .seconds(1000), at: $0) }
    for step in 0...800 {
      scene.run(until: 300 + Double(step) / 20)
      deadlines.formUnion(try [scene.model.record(at: scene.now)?.deadline].compactMap(\.self))
    }
    #expect(deadlines.count <= 3)
    scene.run(until: 1005.98)
    #expect(scene.report?.state == .running)
    scene.run(until: 1006.02)
    #expect(scene.report?.state == .ringing)
  }

  @Test("Unreadable messages leave the last state, and say why")
  func unreadable() throws {
    var scene = try Scene()
    scene.run(until: 10)
    let payloads = ["{", "[]", #"{"v":2}"#, String(repeating: " ", count: 5000)]
    for (payload, problem) in zip(
      payloads, [PayloadError.notAnObject, .notAnObject, .newerVersion, .tooLong])
    {
      scene.room.distribute(
        OutgoingMessage(topic: "timer/v1/hall/state", payload: Array(payload.utf8)))
      scene.run(until: (scene.room.now + .seconds(1)) / .seconds(1))
      #expect(try scene.model.problem == problem)
      #expect(scene.report?.state == .running)
    }
    scene.run(until: 40)
    #expect(try scene.model.problem == nil)
  }

  @Test("Commands go to the topic of the user, with the ID of the publisher")
  func command() throws {
    var scene = try Scene(control: ["anna"], user: "anna")
    scene.run(until: 10)
    let message = try scene.model.command(.add(.seconds(60)), nonce: "n1")
    #expect(message.topic == "timer/v1/hall/set/anna" && !message.isRetained)
    #expect(
      try RoomCommand(bytes: message.payload)
        == RoomCommand(id: "aaaaaaaa", command: .add(.seconds(60)), nonce: "n1"))
  }

  @Test("Commands that can't be carried out are refused")
  func refusals() throws {
    var scene = try Scene(control: ["anna"], user: "anna")
    #expect(throws: RoomRefusal.isOffline) { try scene.model.command(.pause, nonce: "n") }
    scene.run(until: 10)
    #expect(throws: RoomRefusal.isNotAllowed(word: "cancel")) {
      try scene.model.command(.cancel, nonce: "n")
    }
    scene.room.disconnect(scene.publisher)
    scene.run(until: 11)
    #expect(throws: RoomRefusal.publisherIsGone(room: "hall")) {
      try scene.model.command(.pause, nonce: "n")
    }
    var readOnly = try Scene(user: "anna")
    readOnly.run(until: 10)
    #expect(throws: RoomRefusal.isReadOnly(room: "hall")) {
      try readOnly.model.command(.pause, nonce: "n")
    }
    readOnly.change { SimulatedTimer.ended(.seconds(100), at: $0) }
    readOnly.run(until: 11)
    #expect(throws: RoomRefusal.isOver(room: "hall")) {
      try readOnly.model.command(.pause, nonce: "n")
    }
    var nameless = try Scene(control: ["anna"])
    nameless.run(until: 10)
    #expect(throws: RoomRefusal.needsUser) { try nameless.model.command(.pause, nonce: "n") }
  }

  @Test("Forged and mutated messages in any topic never trap", arguments: 0..<20)
  func forged(seed: Int) throws {
    var random = RandomStates(seed: seed)
    var viewer = try RoomViewer.sample()
    var time = Duration.zero
    let clock = SimulatedClock()
    _ = viewer.handle(.connected, at: clock.moment(at: time))
    _ = viewer.handle(.subscribed, at: clock.moment(at: time))
    for _ in 0..<300 {
      time += .milliseconds(random.number(0...40_000))
      let state = random.state().bytes
      let payload = random.flag() ? state : random.mutated(state)
      let topics = viewer.subscriptions + ["timer/v1/hall/set/anna", ""]
      let event = RoomEvent.message(
        topic: topics[random.number(0...topics.count - 1)], payload: payload,
        isRetained: random.flag(), expiry: random.flag() ? random.number(-9...Int.max) : nil)
      let now = clock.moment(at: time)
      _ = viewer.handle(event, at: now)
      if let record = viewer.record(at: now) {
        _ = ReportJSON.line(record.report(at: now), in: .utc)
      }
      _ = (viewer.standing, viewer.nextWake(after: now), viewer.clock.words)
    }
  }
}
