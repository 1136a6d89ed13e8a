import Clocks
import Countdowns
import Reports
import TestSupport
import Testing

@testable import Sharing

@Suite("A crowd with wrong clocks")
struct CrowdTests {
  /// A room with one publisher and many viewers.
  private struct Crowd {
    var room: SimulatedRoom
    let publisher: Int
    var viewers: [Int] = []
    var generator: SeededGenerator

    init(seed: Int, publisherClock: SimulatedClock, jitter: Int) throws {
      room = SimulatedRoom(seed: seed)
      room.hasExpiry = seed % 2 == 0
      generator = SeededGenerator(seed: UInt64(seed + 1000))
      let link = SimulatedLink(up: 10, down: 10, jitter: jitter)
      publisher = room.add(.publisher(try .sample()), publisherClock, link)
    }

    mutating func addViewer(_ clock: SimulatedClock, jitter: Int) throws {
      // Paths have different lengths, by a few milliseconds also up and down.
      let latency = Int.random(in: 1...60, using: &generator)
      let asymmetry = Int.random(in: 0...6, using: &generator)
      let link = SimulatedLink(up: latency + asymmetry, down: latency, jitter: jitter, loss: 5)
      viewers.append(
        room.add(.viewer(try .sample("timer-\(viewers.count)")), clock, link))
    }

    /// The difference between the times left on the screens of a viewer and of the timer.
    func error(of viewer: Int) -> Duration? {
      let (mine, theirs) = (room.moment(of: viewer), room.moment(of: publisher))
      guard let record = room.viewer(viewer)?.record(at: mine), let deadline = record.deadline,
        let own = room.publisher(publisher)?.record?.deadline
      else { return nil }
      let difference = mine.instant.duration(to: deadline) - theirs.instant.duration(to: own)
      return difference < .zero ? .zero - difference : difference
    }
  }

  @Test("All see the same end within 20 ms", arguments: 0..<4)
  func ends(seed: Int) throws {
    let wrong = SimulatedClock(offset: .seconds(-5000), drift: -100)
    var crowd = try Crowd(
      seed: seed, publisherClock: seed % 3 == 0 ? wrong : SimulatedClock(), jitter: 3000)
    let length = Duration.seconds(2700)
    crowd.room.connect(crowd.publisher)
    crowd.room.run(until: .seconds(3))
    let start = crowd.room.moment(of: crowd.publisher)
    crowd.room.change(
      crowd.publisher, to: SimulatedTimer.running(length, left: length, at: start))
    let clock = crowd.room.participants[crowd.publisher].clock
    let end = clock.time(of: start.instant.advanced(by: length))
    for _ in 0..<16 {
      let clock = SimulatedClock(
        offset: .milliseconds(Int.random(in: -10_800_000...10_800_000, using: &crowd.generator)),
        drift: Int.random(in: -100...100, using: &crowd.generator))
      try crowd.addViewer(clock, jitter: 3000)
    }
    for viewer in crowd.viewers { crowd.room.connect(viewer) }
    var worst = Duration.zero
    for minute in [4, 10, 30, 44] {
      crowd.room.run(until: .seconds(minute * 60 + 29))
      for viewer in crowd.viewers {
        let error = try #require(crowd.error(of: viewer))
        worst = max(worst, error)
      }
    }
    #expect(worst <= .milliseconds(20), "\(worst)")
    crowd.room.run(until: end - .milliseconds(20))
    #expect(shown(in: crowd) == [.running])
    crowd.room.run(until: end + .milliseconds(20))
    #expect(shown(in: crowd) == [.ringing])
  }

  private func shown(in crowd: Crowd) -> Set<TimerReport.State?> {
    Set(crowd.viewers.map { crowd.room.viewer($0)?.record(at: crowd.room.moment(of: $0))?.phase })
  }

  @Test(
    "Viewers with good clocks aren't corrected, however slow their connections", arguments: 0..<4)
  func good(seed: Int) throws {
    var crowd = try Crowd(seed: seed, publisherClock: SimulatedClock(), jitter: 20_000)
    crowd.room.connect(crowd.publisher)
    crowd.room.change(
      crowd.publisher,
      to: SimulatedTimer.running(
        .seconds(900), left: .seconds(900), at: crowd.room.moment(of: crowd.publisher)))
    for _ in 0..<16 {
      let offset = Int.random(in: -3...3, using: &crowd.generator)
      try crowd.addViewer(SimulatedClock(offset: .milliseconds(offset)), jitter: 20_000)
    }
    crowd.room.run(until: .seconds(17))
    for viewer in crowd.viewers { crowd.room.connect(viewer) }
    for step in 1...200 {
      // The first seconds matter most, when there is only a stored state.
      let time = step < 100 ? Duration.milliseconds(step * 20) : .seconds(2 + (step - 100) * 5)
      crowd.room.run(until: .seconds(17) + time)
      for viewer in crowd.viewers {
        #expect(crowd.room.viewer(viewer)?.clock.offset == .zero)
      }
    }
  }

  @Test("A quiet countdown costs a beat each 30 s and an echo each minute")
  func traffic() throws {
    var crowd = try Crowd(seed: 1, publisherClock: SimulatedClock(), jitter: 1000)
    crowd.room.connect(crowd.publisher)
    crowd.room.change(
      crowd.publisher,
      to: SimulatedTimer.running(
        .seconds(9000), left: .seconds(9000), at: crowd.room.moment(of: crowd.publisher)))
    try crowd.addViewer(SimulatedClock(), jitter: 1000)
    crowd.room.connect(crowd.viewers[0])
    crowd.room.run(until: .seconds(60))
    let before = crowd.room.traffic
    crowd.room.run(until: .seconds(3660))
    // 120 beats to the broker, to the viewer and back, and 60 echoes of both there and back.
    #expect(abs(crowd.room.traffic - before - (120 * 3 + 60 * 4)) <= 12)
  }
}
