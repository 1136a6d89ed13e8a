#if ALSA
import Synth
import Testing

@testable import Alarms

@Suite(.serialized) struct AlarmPlayerTests {
  @Test("A card gets the samples and then silence")
  func exact() {
    let trial = PlayerTrial("plain")
    let program = AlarmProgram.staircase(12_000)
    trial.player.arm(program, deadline: .zero)
    #expect(trial.waits { $0 == .finished })
    let capture = SoundCards.capture("plain")
    print(trial.events, capture.count)
    for line in SoundCards.log("plain") { print(line.text) }
    #expect(Array(capture.prefix(12_000)) == Waveform.staircase(12_000).samples)
    #expect(capture.count == 12_000 + 4_800)
    #expect(capture.dropFirst(12_000).allSatisfy { $0 == 0 })
  }

  @Test func onTime() {
    let trial = PlayerTrial("plain2")
    let deadline = PlayerTrial.now + .milliseconds(1200)
    trial.player.arm(.staircase(12_000), deadline: deadline)
    #expect(trial.waits { $0 == .finished })
    print(trial.events, deadline)
    for line in SoundCards.log("plain2") {
      print(line.text)
      if let at = line["at"] { print(Duration.nanoseconds(at) - deadline) }
    }
  }
}
#endif
