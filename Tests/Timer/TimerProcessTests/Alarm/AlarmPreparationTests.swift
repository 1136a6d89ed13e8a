import Alarms
import Countdowns
import Synth
import TestSupport
import Testing

@testable import TimerEnvironment
@testable import TimerProcess
@testable import Timers

struct AlarmPreparationTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func prepare(
    _ settings: AlarmSettings = AlarmSettings(), rounds: Int? = nil, _ more: [String: String] = [:]
  ) throws -> Alarm {
    let environment = ["HOME": home.path].merging(more) { $1 }
    var countdown = CountdownSettings(reading: .span(.seconds(5), hint: nil))
    countdown.alarm = settings
    countdown.apply(Preferences(from: TimerPaths { environment[$0] }))
    return try AlarmPreparation(
      settings: countdown.alarm, rounds: rounds, hasBell: true,
      means: AlarmMeans { environment[$0] },
      clock: { .zero }
    ).prepare()
  }

  private func configure(_ text: String) throws {
    try home.write(Array(text.utf8), to: ".config/timer/config.toml")
  }

  @Test func usual() throws {
    let alarm = try prepare()
    #expect(alarm.setup.playlist.tracks == [.builtIn(.standard)])
    #expect(alarm.setup.device == "default" && !alarm.isChecked && alarm.note == nil)
    #expect(alarm.setup.playlist.fade == .seconds(4) && alarm.setup.playlist.gain == 1)
    #expect(try prepare([:]).setup.device == "default")
    #expect(try prepare(["TIMER_AUDIO_DEVICE": "hw:1"]).setup.device == "hw:1")
  }

  private func prepare(_ more: [String: String]) throws -> Alarm {
    try prepare(AlarmSettings(), rounds: nil, more)
  }

  @Test("The sound from the settings rings, unless another one is named")
  func chosen() throws {
    try configure("sound = \"gong\"\n")
    #expect(try prepare().setup.playlist.tracks == [.builtIn(.gong)])
    let named = AlarmSettings(sound: .named("bowl"))
    #expect(try prepare(named).setup.playlist.tracks == [.builtIn(.bowl)])
    try configure("sound = \"none\"\n")
    #expect(try prepare().setup.playlist.tracks.isEmpty)
  }

  @Test(
    "An unavailable sound from the settings is reported, and the default sound rings",
    arguments: [
      ("sound = \"gnog\"", "gong"), ("sound = \"/none.wav\"", "none.wav"),
    ])
  func badChoice(_ text: String, _ words: String) throws {
    try configure(text)
    let alarm = try prepare()
    #expect(alarm.setup.playlist.tracks == [.builtIn(.standard)])
    #expect(alarm.note?.contains(words) == true && alarm.note?.hasPrefix("~/") == true)
  }

  @Test("A file is read before the countdown starts, and played at its own rate")
  func file() throws {
    let waveform = Waveform(samples: [1, 2, 3], rate: 8000)
    try home.write(WAVFile.bytes(of: waveform), to: ".local/share/timer/sounds/mine.wav")
    let alarm = try prepare(AlarmSettings(sound: .named("mine")), rounds: 3)
    #expect(alarm.setup.playlist.tracks == [.recorded(waveform, gap: .seconds(1))])
    #expect(alarm.setup.playlist.repeats == 3 && alarm.setup.playlist.fade == .zero)
  }

  @Test(
    "An unavailable sound that was named is an error",
    arguments: [
      ("gnog", Int32(66), "gong"), ("/nowhere/x.wav", 66, "/nowhere/x.wav"),
      ("/etc/passwd", 65, "text"),
    ])
  func errors(_ name: String, _ status: Int32, _ words: String) throws {
    let failure = #expect(throws: AlarmFailure.self) {
      try prepare(AlarmSettings(sound: .named(name)))
    }
    #expect(failure?.status == status && failure?.words.contains(words) == true)
  }

  @Test("Speech falls back to a tone, and follows one that was named")
  func words() throws {
    let speech = Waveform(samples: [1], rate: 22_050)
    let spoken = AlarmPlaylist.Track.recorded(speech, gap: .seconds(2))
    let quiet = try prepare(AlarmSettings(sound: .bellOnly, speech: "Tea"))
    #expect(quiet.setup.playlist.tracks == [.builtIn(.standard)])
    #expect(quiet.playlist(speaking: speech, after: false).tracks == [spoken])
    let named = try prepare(AlarmSettings(sound: .named("gong"), speech: "Tea"))
    #expect(named.playlist(speaking: speech, after: true).tracks == [.builtIn(.gong), spoken])
  }

  @Test("A named device has to open, even if nothing is played on it")
  func device() {
    for sound in [AlarmSettings.Sound.usual, .bellOnly] {
      let failure = #expect(throws: AlarmFailure.self) {
        try prepare(AlarmSettings(sound: sound, device: "nonesuch"))
      }
      #expect(failure?.status == 69 && failure?.words.contains("“nonesuch”") == true)
    }
  }
}
