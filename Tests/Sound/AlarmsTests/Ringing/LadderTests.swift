import TestSupport
import Testing

@testable import Alarms

private func at(_ seconds: Double) -> Duration { .milliseconds(Int(seconds * 1000)) }

struct LadderTests {
  private static func isHeard(_ action: Ladder.Action) -> Bool {
    action == .startCommand || action == .strike
  }

  private static let all: [Ladder.Means] = [.device, .command, .bell]

  @Test("A playing device needs nothing else, as long as it sends heartbeats")
  func deviceSounds() {
    var ladder = Ladder(rungs: Self.all, rounds: nil)
    #expect(ladder.handle(.deviceStarted, at: at(9.99)).isEmpty)
    #expect(ladder.handle(.begin, at: at(10)).isEmpty)
    #expect(ladder.rung == .device)
    var looks = 0
    while let look = ladder.nextLook, look < at(610) {
      #expect(ladder.handle(.timePassed(heartbeat: look - at(0.02)), at: look).isEmpty)
      looks += 1
    }
    #expect((200...400).contains(looks))
  }

  @Test("A device that is silent for 1.5 s after the deadline is abandoned")
  func deviceHangs() {
    var ladder = Ladder(rungs: Self.all, rounds: nil)
    #expect(ladder.handle(.begin, at: at(10)).isEmpty)
    #expect(ladder.nextLook == at(11.25))
    #expect(ladder.handle(.timePassed(heartbeat: at(9)), at: at(11.25)).isEmpty)
    #expect(ladder.nextLook == at(11.5))
    let actions = ladder.handle(.timePassed(heartbeat: at(9)), at: at(11.5))
    #expect(actions == [.abandonDevice, .strike])
  }

  @Test("A device that stalls while playing is abandoned after 2.5 s")
  func deviceFreezes() {
    var ladder = Ladder(rungs: [.device, .bell], rounds: nil)
    _ = ladder.handle(.deviceStarted, at: at(10))
    _ = ladder.handle(.begin, at: at(10))
    let alive = at(20)
    var now = at(11.25)
    while now < at(20) {
      #expect(ladder.handle(.timePassed(heartbeat: now), at: now).isEmpty)
      now = ladder.nextLook ?? at(99)
    }
    var actions: [Ladder.Action] = []
    while actions.isEmpty, let look = ladder.nextLook, look < at(30) {
      actions = ladder.handle(.timePassed(heartbeat: alive), at: look)
      now = look
    }
    #expect(actions == [.abandonDevice, .strike])
    #expect(now == at(22.5))
  }

  @Test(
    "A program that was stopped for a while doesn't consider its device hung",
    arguments: stride(from: 0.1, through: 9, by: 0.1).map { $0 })
  func stopped(_ seconds: Double) {
    var ladder = Ladder(rungs: Self.all, rounds: nil)
    _ = ladder.handle(.deviceStarted, at: at(10))
    _ = ladder.handle(.begin, at: at(10))
    let stop = at(13.3)...at(13.3 + seconds)
    while let look = ladder.nextLook, look < at(40) {
      // The main thread continues before the device's thread.
      let isFirst = stop.contains(look)
      let (now, heartbeat) = isFirst ? (stop.upperBound, stop.lowerBound) : (look, look - at(0.02))
      #expect(ladder.handle(.timePassed(heartbeat: heartbeat), at: now).isEmpty)
    }
    #expect(ladder.rung == .device)
  }

  @Test("A failed device has another chance with each new deadline")
  func anotherChance() {
    var ladder = Ladder(rungs: Self.all, rounds: nil)
    _ = ladder.handle(.deviceFailed(hangs: false), at: at(8.5))
    _ = ladder.handle(.deviceArmed, at: at(9))
    #expect(ladder.handle(.begin, at: at(70)).isEmpty)
    #expect(ladder.rung == .device)
  }

  @Test("After the last way has failed, no check is due")
  func nothingLeft() {
    var ladder = Ladder(rungs: [.device], rounds: nil)
    _ = ladder.handle(.begin, at: .zero)
    var looks = 0
    while let look = ladder.nextLook, looks < 10 {
      _ = ladder.handle(.timePassed(heartbeat: .zero), at: look)
      looks += 1
    }
    #expect(looks == 2)
  }

  @Test("Without a device another program plays, and without that the bell rings")
  func descends() {
    var ladder = Ladder(rungs: Self.all, rounds: nil)
    #expect(ladder.handle(.deviceFailed(hangs: false), at: at(8.5)).isEmpty)
    #expect(ladder.handle(.begin, at: at(10)) == [.tryDevice, .strike, .startCommand])
    #expect(ladder.handle(.deviceFailed(hangs: false), at: at(10.01)).isEmpty)
    #expect(ladder.handle(.commandFailed, at: at(10.2)) == [.strike])
    #expect(ladder.rung == .bell)
  }

  @Test(
    "The bell rings every second, and the device is retried every other second for half a minute")
  func bellAndRetries() {
    var ladder = Ladder(rungs: [.device, .bell], rounds: nil)
    _ = ladder.handle(.begin, at: .zero)
    #expect(ladder.handle(.deviceFailed(hangs: false), at: .zero) == [.strike])
    var strokes: [Duration] = [.zero]
    var tries: [Duration] = []
    while let look = ladder.nextLook, look <= at(62) {
      for action in ladder.handle(.timePassed(heartbeat: .zero), at: look) {
        if action == .strike { strokes.append(look) } else { tries.append(look) }
      }
    }
    #expect(strokes == (0...60).map { .seconds($0) })
    #expect(tries == (1...15).map { .seconds(2 * $0) })
  }

  @Test("A device that is back takes over", arguments: [Ladder.Means.command, .bell])
  func deviceComesBack(_ rung: Ladder.Means) {
    var ladder = Ladder(rungs: [.device, rung], rounds: nil)
    _ = ladder.handle(.deviceFailed(hangs: false), at: at(8))
    _ = ladder.handle(.begin, at: at(10))
    #expect(ladder.rung == rung)
    let actions = ladder.handle(.deviceStarted, at: at(12))
    #expect(actions == (rung == .command ? [.stopCommand] : []))
    #expect(ladder.rung == .device)
    #expect(ladder.handle(.timePassed(heartbeat: at(13)), at: at(13)).isEmpty)
  }

  @Test("Each round is one stroke of the bell", arguments: 1...3)
  func rounds(_ rounds: Int) {
    var ladder = Ladder(rungs: [.bell], rounds: rounds)
    var actions = ladder.handle(.begin, at: .zero)
    while !actions.contains(.finish), let look = ladder.nextLook {
      actions += ladder.handle(.timePassed(heartbeat: .zero), at: look)
    }
    #expect(actions == Array(repeating: .strike, count: rounds) + [.finish])
  }

  @Test("Strokes missed during sleep are skipped") func strokesMissedDuringSleepAreSkipped() {
    var ladder = Ladder(rungs: [.bell], rounds: nil)
    _ = ladder.handle(.begin, at: .zero)
    #expect(ladder.handle(.timePassed(heartbeat: .zero), at: at(5.5)) == [.strike])
    #expect(ladder.nextLook == at(6))
  }

  @Test("Only the current way can finish the alarm")
  func finishes() {
    var ladder = Ladder(rungs: Self.all, rounds: 2)
    _ = ladder.handle(.begin, at: .zero)
    #expect(ladder.handle(.commandFinished, at: at(1)).isEmpty)
    #expect(ladder.handle(.deviceFinished, at: at(2)) == [.finish])
    _ = ladder.handle(.end, at: at(2))
    #expect(ladder.rung == nil && ladder.nextLook == nil)
    #expect(ladder.handle(.deviceFinished, at: at(3)).isEmpty)
  }

  @Test("A stalled device counts as hung, as does a program that uses the same server")
  func deviceStalls() {
    var ladder = Ladder(rungs: Self.all, rounds: nil)
    _ = ladder.handle(.deviceStarted, at: at(10))
    _ = ladder.handle(.begin, at: at(10))
    #expect(ladder.handle(.deviceFailed(hangs: true), at: at(12)) == [.strike])
    #expect(ladder.rung == .bell)
  }

  @Test("A device that stalled before the deadline isn’t followed by such a program either")
  func deviceStalledBefore() {
    var ladder = Ladder(rungs: Self.all, rounds: nil)
    _ = ladder.handle(.deviceFailed(hangs: true), at: at(8))
    #expect(ladder.handle(.begin, at: at(10)) == [.tryDevice, .strike])
    #expect(ladder.rung == .bell)
  }

  @Test("A device isn’t retried for an alarm that ends at once")
  func noVainTry() {
    var ladder = Ladder(rungs: [.device, .bell], rounds: 1)
    _ = ladder.handle(.deviceFailed(hangs: false), at: at(8.5))
    #expect(ladder.handle(.begin, at: at(10)) == [.strike, .finish])
  }

  @Test("With no way to play, the alarm still ends at its end")
  func nothing() {
    var silent = Ladder(rungs: [], rounds: 2)
    #expect(silent.handle(.begin, at: .zero) == [.finish])
    var mute = Ladder(rungs: [], rounds: nil)
    #expect(mute.handle(.begin, at: .zero).isEmpty)
    #expect(mute.nextLook == nil)
    var device = Ladder(rungs: [.device], rounds: 1)
    #expect(device.handle(.begin, at: .zero).isEmpty)
    #expect(device.handle(.deviceFailed(hangs: false), at: .zero) == [.finish])
  }

  @Test(
    "An unresponsive device never keeps an alarm silent for more than 1.5 s", arguments: 1...30
  )
  func neverSilent(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var ladder = Ladder(rungs: Self.all, rounds: nil)
    let events: [Ladder.Event] = [
      .deviceFailed(hangs: false), .deviceFailed(hangs: true), .timePassed(heartbeat: .zero),
    ]
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      _ = ladder.handle(events.randomElement(using: &generator) ?? .begin, at: .zero)
    }
    var heard = !ladder.handle(.begin, at: .zero).filter(Self.isHeard).isEmpty
    while !heard, let look = ladder.nextLook, look <= at(1.5) {
      let actions = ladder.handle(.timePassed(heartbeat: .zero), at: look)
      heard = !actions.filter(Self.isHeard).isEmpty
    }
    #expect(heard)
  }
}
