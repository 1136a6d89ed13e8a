import Glibc
import Synth
import TestSupport
import Testing

@testable import Alarms

#if ALSA
/// Real-time tests on simulated cards, which pass on a busy machine since exact values are read
/// from the cards' logs.
@Suite(.serialized) struct AlarmPlayerTests {
  @Test("A card gets the exact samples, followed by silence")
  func exact() {
    let trial = PlayerTrial("plain")
    trial.player.arm(.staircase(12_000), deadline: .zero)
    #expect(trial.waits { $0 == .finished })
    #expect(trial.player.waitUntilSilent(atMost: .seconds(60)))
    let silence = [Int16](repeating: 0, count: 4_800)
    #expect(SoundCards.capture("plain") == Waveform.staircase(12_000).samples + silence)
    #expect(trial.events.count == 2 && trial.events.first?.isStart == true)
    #expect(!trial.player.isPlaying)
  }

  @Test("The alarm’s first frame is audible at the deadline, after a second of silence")
  func onTime() throws {
    let trial = PlayerTrial("punctual")
    let deadline = PlayerTrial.now + .milliseconds(1_300)
    trial.player.arm(.staircase(480), deadline: deadline)
    #expect(trial.waits { $0 == .finished })
    let log = SoundCards.log("punctual")
    let sound = try #require(log.first { $0.event == "sound" })
    let heard = Duration.nanoseconds(try #require(sound["at"]))
    #expect(abs((heard - deadline) / .milliseconds(1)) <= 1)
    let start = try #require(log.first { $0.event == "start" }?["at"])
    #expect(deadline - .nanoseconds(start) <= .milliseconds(1_000))
    guard case .started(let reported) = trial.events.first else { return #expect(Bool(false)) }
    #expect(abs((reported - heard) / .milliseconds(1)) <= 1)
  }

  @Test("Ticks are on the second, and a card that starts late gets time")
  func ticks() throws {
    let trial = PlayerTrial("late")
    var playlist = AlarmPlaylist.staircase(4_800)
    playlist.ticks = .last(.seconds(1))
    let deadline = PlayerTrial.now + .milliseconds(1_500)
    trial.player.arm(playlist, deadline: deadline)
    #expect(trial.waits { $0 == .finished })
    let heard = SoundCards.log("late").filter { $0.event == "sound" }
    #expect(heard.count == 2)
    let silent = try #require(TickSound.waveform().samples.firstIndex { $0 != 0 })
    let expected = [
      deadline - .seconds(1) + .frames(silent, rate: 48_000), deadline,
    ]
    for (line, time) in zip(heard, expected) {
      let at = Duration.nanoseconds(try #require(line["at"]))
      #expect(abs((at - time) / .milliseconds(1)) <= 1)
    }
  }

  @Test("A single underrun is reported once, and all samples are played")
  func underrun() {
    let trial = PlayerTrial("xrun")
    trial.player.arm(.staircase(48_000), deadline: .zero)
    #expect(trial.waits { $0 == .finished })
    #expect(trial.events.filter { $0 == .underrun(count: 1) }.count == 1)
    #expect(trial.events.count == 3)
    #expect(SoundCards.capture("xrun").starts(with: Waveform.staircase(48_000).samples))
    // The entire buffer is refilled before the second start.
    let starts = SoundCards.log("xrun").filter { $0.event == "start" }
    #expect(starts.map { $0["given"] } == [9_600, 9_600])
  }

  @Test("A card with repeated underruns is abandoned")
  func storm() {
    let trial = PlayerTrial("storm")
    trial.player.arm(.staircase(480_000), deadline: .zero)
    #expect(trial.failure() == PCMError(operation: "write", code: EPIPE))
    #expect(trial.player.waitUntilSilent(atMost: .seconds(60)))
  }

  @Test("A card that falsely claims to have resumed is restarted")
  func suspended() {
    let trial = PlayerTrial("suspend")
    trial.player.arm(.staircase(48_000), deadline: .zero)
    #expect(trial.waits { $0 == .finished })
    #expect(trial.events.filter { $0 == .resumed }.count == 1)
    #expect(trial.events.count == 3)
  }

  @Test("An unplugged card fails at once")
  func unplugged() {
    let trial = PlayerTrial("unplugged")
    trial.player.arm(.staircase(480_000), deadline: .zero)
    #expect(trial.failure()?.description == "the device is gone")
  }

  @Test("A stalled card is abandoned")
  func stalled() {
    let trial = PlayerTrial("stalled")
    trial.player.arm(.staircase(480_000), deadline: .zero)
    #expect(trial.failure()?.code == ETIMEDOUT)
  }

  @Test(
    "A device that can’t be opened gives a reason",
    arguments: [
      ("busy", EBUSY), ("forbidden", EACCES), ("down", EHOSTDOWN), ("odd", EINVAL),
      ("nosuch", ENOENT),
    ])
  func unavailable(device: String, code: Int32) {
    let trial = PlayerTrial(device)
    let error = trial.refusal
    #expect(error?.operation == "open" && error?.code == code)
    trial.player.arm(.staircase(48), deadline: .zero)
    #expect(trial.failure() == error)
    #expect((error?.detail == nil) == (device != "odd" && device != "nosuch"))
  }

  @Test("ALSA writes nothing to the terminal")
  func quiet() throws {
    let settings = try #require(SoundCards.settings)
    let variables = ["ALSA_CONFIG_PATH": settings.path]
    #expect(Mishaps.outcome(of: "devices", "all", variables) == "unavailable")
  }

  @Test("A device that opens is available, and is closed again")
  func available() {
    let trial = PlayerTrial("checked")
    trial.player.check()
    #expect(trial.waits { $0 == .available })
    #expect(trial.player.waitUntilSilent(atMost: .seconds(60)))
    #expect(SoundCards.log("checked").last?.event == "close")
  }

  @Test("A device without a clock gets the exact built-in sounds")
  func file() {
    let trial = PlayerTrial("file", isPaced: false)
    let tracks = BuiltInSamples.sounds.map { AlarmPlaylist.Track.builtIn($0) }
    trial.player.arm(AlarmPlaylist(tracks: tracks, repeats: 1), deadline: .zero)
    #expect(trial.waits { $0 == .finished })
    let silence = [Int16](repeating: 0, count: 4_800)
    #expect(SoundCards.capture("file") == BuiltInSamples.round + silence)
  }

  @Test("A card’s own channels and rate are used")
  func conversion() {
    let trial = PlayerTrial("stereo")
    trial.player.arm(.staircase(2_400), deadline: .zero)
    #expect(trial.waits { $0 == .finished })
    let spread = Waveform.staircase(2_400).samples.flatMap { [$0, $0] }
    #expect(SoundCards.capture("stereo").starts(with: spread))
    let other = PlayerTrial("other")
    other.player.arm(.staircase(24_000), deadline: .zero)
    #expect(other.waits { $0 == .finished })
    let expected = Waveform.staircase(24_000).resampled(to: 44_100).samples
    #expect(SoundCards.capture("other").starts(with: expected))
  }
}
#endif
