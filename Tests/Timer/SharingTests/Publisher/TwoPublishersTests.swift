import Clocks
import Reports
import Testing

@testable import Sharing

@Suite("Two publishers of one room")
struct TwoPublishersTests {
  /// A room with two publishers and a viewer.
  private struct Scene {
    var room: SimulatedRoom
    let (first, second): (Int, Int)
    let viewer: Int

    init(seed: Int = 1, secondClock: SimulatedClock = SimulatedClock()) throws {
      room = SimulatedRoom(seed: seed)
      first = room.add(.publisher(try .sample("aaaaaaaa", began: .zero, client: "timer-a")))
      second = room.add(
        .publisher(try .sample("bbbbbbbb", began: .seconds(9), client: "timer-b")), secondClock)
      viewer = room.add(.viewer(try .sample()))
      for (client, name) in [(first, "first"), (second, "second")] {
        let now = room.moment(of: client)
        room.change(
          client,
          to: SimulatedTimer.running(.seconds(500), left: .seconds(500), name: name, at: now))
      }
      room.connect(viewer)
    }

    mutating func run(_ seconds: Int) { room.run(until: room.now + .seconds(seconds)) }

    var standings: [RoomPublisher.Standing?] {
      [first, second].map { room.publisher($0)?.standing }
    }

    /// Which publishers are sharing.
    var sharing: [Bool] {
      standings.map { if case .sharing? = $0 { true } else { false } }
    }

    var shown: String? {
      let now = room.moment(of: viewer)
      return room.viewer(viewer)?.record(at: now)?.name
    }
  }

  @Test("The second waits, and says so")
  func waiting() throws {
    var scene = try Scene()
    scene.room.connect(scene.first)
    scene.run(5)
    scene.room.connect(scene.second)
    scene.run(100)
    #expect(scene.sharing == [true, false] && scene.standings[1] == .waitingForRoom)
    #expect(scene.shown == "first")
    #expect(
      scene.room.notes
        == ["hall is used by another timer; this one will be shared when the room is free"])
    #expect(!scene.room.published.contains { $0.id == "bbbbbbbb" })
  }

  @Test("The second takes over when the first is over, and the first doesn't come back")
  func over() throws {
    var scene = try Scene()
    scene.room.connect(scene.first)
    scene.run(5)
    scene.room.connect(scene.second)
    scene.run(5)
    let notes = scene.room.notes
    scene.room.change(
      scene.first,
      to: SimulatedTimer.ended(.seconds(500), name: "first", at: scene.room.moment(of: scene.first))
    )
    scene.run(90)
    #expect(scene.sharing == [false, true] && scene.shown == "second")
    // The first one, which is over, has nothing to wait for.
    #expect(scene.room.notes == notes + ["hall is free: this timer is shared now"])
    scene.room.end(scene.first)
    scene.room.disconnect(scene.first, sendsWill: false)
    scene.run(90)
    #expect(scene.sharing == [false, true] && scene.shown == "second")
    #expect(scene.room.viewer(scene.viewer)?.standing == .live)
  }

  @Test("A timer that is over doesn't take over")
  func overIsOver() throws {
    var scene = try Scene()
    scene.room.connect(scene.first)
    scene.run(5)
    scene.room.connect(scene.second)
    scene.run(5)
    for client in [scene.second, scene.first] {
      let ended = SimulatedTimer.ended(.seconds(500), at: scene.room.moment(of: client))
      scene.room.change(client, to: ended)
      scene.run(40)
    }
    scene.room.disconnect(scene.first)
    scene.run(200)
    #expect(scene.standings[1] == .waitingForRoom)
    #expect(!scene.room.published.contains { $0.id == "bbbbbbbb" })
  }

  @Test("When a publisher with another clock takes over, viewers compare the clocks again")
  func otherClock() throws {
    var scene = try Scene(secondClock: SimulatedClock(offset: .seconds(-5)))
    scene.room.connect(scene.first)
    scene.run(5)
    scene.room.connect(scene.second)
    scene.run(200)
    scene.room.disconnect(scene.first)
    scene.run(1)
    let now = scene.room.moment(of: scene.viewer)
    let report = scene.room.viewer(scene.viewer)?.record(at: now)?.report(at: now)
    let left = try #require(report?.left)
    #expect(report?.name == "second" && left > .seconds(293.9) && left < .seconds(294.1))
  }

  @Test("The second takes over when the first is gone, and the first then waits")
  func gone() throws {
    var scene = try Scene()
    scene.room.connect(scene.first)
    scene.run(5)
    scene.room.connect(scene.second)
    scene.run(5)
    scene.room.disconnect(scene.first)
    scene.run(5)
    #expect(scene.sharing == [false, true] && scene.shown == "second")
    scene.room.connect(scene.first)
    scene.run(60)
    #expect(scene.standings[0] == .waitingForRoom && scene.shown == "second")
  }

  @Test("The second takes over from a silent first")
  func silent() throws {
    var scene = try Scene()
    scene.room.connect(scene.first)
    scene.run(5)
    scene.room.connect(scene.second)
    scene.run(5)
    scene.room.disconnect(scene.first, sendsWill: false)
    scene.run(80)
    #expect(scene.standings[1] == .waitingForRoom)
    scene.run(30)
    #expect(scene.sharing[1])
  }

  @Test(
    "Of two that publish at once, the one that began first wins, and its viewers see it",
    arguments: 0..<20)
  func atOnce(seed: Int) throws {
    var scene = try Scene(seed: seed)
    for client in seed % 2 == 0 ? [scene.first, scene.second] : [scene.second, scene.first] {
      scene.room.connect(client)
    }
    scene.run(10)
    #expect(scene.sharing == [true, false], "\(scene.standings)")
    #expect(scene.shown == "first")
    let count = scene.room.published.count
    #expect(count <= 8)
    scene.run(25)
    #expect(scene.room.published.count <= count + 1, "They don't contend any longer.")
    // The will of the second one mustn't say that the first one is gone.
    scene.room.disconnect(scene.second)
    scene.run(40)
    #expect(scene.room.viewer(scene.viewer)?.standing == .live && scene.shown == "first")
  }

  @Test("Two that can't read who is online don't answer each other all the time")
  func hidden() throws {
    var scene = try Scene()
    scene.room.hidden = ["timer/v1/hall/online"]
    scene.room.connect(scene.first)
    scene.room.connect(scene.second)
    scene.run(300)
    #expect(scene.sharing == [true, true])
    // Without the other, each would publish 11 states.
    #expect(scene.room.published.count < 40, "\(scene.room.published.count)")
  }

  @Test("A leftover state of a process that is gone doesn't keep the room")
  func leftover() throws {
    var scene = try Scene()
    scene.room.connect(scene.first)
    scene.run(5)
    scene.room.disconnect(scene.first)
    scene.run(5)
    scene.room.connect(scene.second)
    scene.run(5)
    #expect(scene.sharing[1] && scene.shown == "second" && scene.room.notes.isEmpty)
  }

  @Test(
    "Of four that share a room at once, one stays, and no other publishes later", arguments: 1...8)
  func four(seed: Int) throws {
    var room = SimulatedRoom(seed: seed)
    let all = try (0..<4).map { number in
      room.add(
        .publisher(
          try .sample(
            String(repeating: "\(number + 1)", count: 8),
            began: .milliseconds([7, 3, 5, 9][number]), client: "timer-\(number)")))
    }
    for client in all {
      let now = room.moment(of: client)
      room.change(
        client, to: SimulatedTimer.running(.seconds(500), left: .seconds(500), at: now))
    }
    for client in all { room.connect(client) }
    room.run(until: room.now + .seconds(5))
    let published = room.published.count
    room.run(until: room.now + .seconds(100))
    let sharing = all.map { client in
      if case .sharing? = room.publisher(client)?.standing { true } else { false }
    }
    #expect(sharing == [false, true, false, false])
    #expect(room.published.dropFirst(published).allSatisfy { $0.id == "22222222" })
  }
}
