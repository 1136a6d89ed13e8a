import Glibc
import Synth
import TestSupport
import Testing

@testable import Alarms

#if ALSA
@Suite(.serialized) struct AlarmPlayerOrdersTests {
  /// An endless alarm.
  private let endless = AlarmPlaylist.staircase(4_800, repeats: nil, gap: .milliseconds(3))

  /// Waits until a card has reported something.
  private func waits(for event: String, on card: String) -> Bool {
    let end = PlayerTrial.now + .seconds(60)
    while !SoundCards.log(card).contains(where: { $0.event == event }) {
      guard PlayerTrial.now < end else { return false }
      usleep(2_000)
    }
    return true
  }

  @Test("A stop during ringing closes the device, and no more events are reported")
  func stopRinging() {
    let trial = PlayerTrial("stop")
    trial.player.arm(endless, deadline: .zero)
    #expect(trial.waits { $0.isStart })
    #expect(trial.player.isPlaying)
    trial.player.stop()
    #expect(trial.player.waitUntilSilent(atMost: .seconds(60)))
    #expect(!trial.player.isPlaying)
    #expect(trial.events.count == 1)
    #expect(SoundCards.log("stop").last?.event == "close")
  }

  @Test("A stop during the silence before the alarm leaves only silence")
  func stopBefore() {
    let trial = PlayerTrial("stopBefore")
    trial.player.arm(endless, deadline: PlayerTrial.now + .milliseconds(900))
    #expect(waits(for: "start", on: "stopBefore"))
    trial.player.stop()
    #expect(trial.player.waitUntilSilent(atMost: .seconds(60)))
    #expect(trial.events.isEmpty)
    #expect(SoundCards.capture("stopBefore").allSatisfy { $0 == 0 })
  }

  @Test("A stop before the device is opened leaves it closed")
  func stopEarly() {
    let trial = PlayerTrial("stopEarly")
    trial.player.arm(endless, deadline: PlayerTrial.now + .seconds(3_600))
    #expect(trial.player.waitUntilSilent(atMost: .seconds(60)))
    trial.player.stop()
    #expect(trial.player.waitUntilSilent(atMost: .seconds(60)))
    #expect(SoundCards.log("stopEarly").isEmpty)
  }

  @Test("Repeating an order restarts nothing, and a different one does")
  func again() {
    let trial = PlayerTrial("again")
    trial.player.arm(endless, deadline: .zero)
    #expect(trial.waits { $0.isStart })
    for _ in 0..<100 { trial.player.arm(endless, deadline: .zero) }
    trial.player.check()
    #expect(trial.waits { $0 == .available })
    #expect(SoundCards.log("again").filter { $0.event == "open" }.count == 1)
    trial.player.arm(.staircase(480), deadline: .zero)
    #expect(trial.waits { $0 == .finished })
    #expect(SoundCards.log("again").filter { $0.event == "open" }.count == 2)
    // A finished playlist may be armed and played again.
    trial.player.arm(.staircase(480), deadline: .zero)
    #expect(waits(for: "stop", on: "again"))
    trial.player.stop()
  }

  @Test("A deadline that passed during sleep rings when the player checks the clock")
  func slept() {
    let trial = SleptTrial("slept")
    trial.player.arm(endless, deadline: .seconds(7_200))
    #expect(trial.player.waitUntilSilent(atMost: .seconds(60)))
    trial.sleep(.seconds(7_300))
    trial.player.arm(endless, deadline: .seconds(7_200))
    #expect(waits(for: "sound", on: "slept"))
    trial.player.stop()
  }

  @Test("While a device blocks, orders return at once, and an abandoned player reports nothing")
  func blocked() {
    let trial = PlayerTrial("slow")
    trial.player.arm(endless, deadline: .zero)
    #expect(waits(for: "opening", on: "slow"))
    let opening = PlayerTrial.now
    trial.player.stop()
    #expect(!trial.player.waitUntilSilent(atMost: .milliseconds(20)))
    trial.player.arm(endless, deadline: .zero)
    #expect(trial.player.heartbeat <= opening)
    #expect(trial.player.isPlaying)
    trial.player.abandon()
    // All orders have returned while the device is still being opened.
    #expect(SoundCards.openGate())
    #expect(waits(for: "close", on: "slow"))
    #expect(trial.events.isEmpty)
    #expect(SoundCards.capture("slow").isEmpty)
  }

  @Test("A released player ends its thread and closes the device")
  func released() {
    var trial: PlayerTrial? = PlayerTrial("released")
    trial?.player.arm(endless, deadline: .zero)
    #expect(trial?.waits { $0.isStart } == true)
    trial = nil
    #expect(waits(for: "close", on: "released"))
  }

  @Test("The heartbeat continues while idle")
  func idle() {
    let trial = PlayerTrial("idle")
    #expect(trial.player.heartbeat >= PlayerTrial.now - .seconds(1))
    #expect(trial.player.waitUntilSilent(atMost: .zero))
    trial.player.stop()
    #expect(trial.player.waitUntilSilent(atMost: .zero))
  }
}
#else
struct AlarmPlayerOrdersTests {
  @Test("A build without sound reports that for every order")
  func leftOut() {
    let trial = PlayerTrial("default")
    trial.player.check()
    #expect(trial.waits { $0 == .unavailable(.leftOut) })
    trial.player.arm(.staircase(48), deadline: .zero)
    #expect(trial.failure() == .leftOut)
    #expect(trial.player.waitUntilSilent(atMost: .seconds(60)))
    #expect(throws: PCMError.leftOut) { try DeviceList.devices(all: true) }
  }
}
#endif
