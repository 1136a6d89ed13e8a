import Synth
import TestSupport
import Testing

@testable import Alarms

struct AlarmMeansTests {
  private let home: TemporaryFolder
  private var means: AlarmMeans { AlarmMeans { $0 == "HOME" ? home.path : nil } }

  init() throws { home = try TemporaryFolder() }

  @Test("The named sound has precedence over the chosen one, and that over the default one")
  func tracks() throws {
    var note: String?
    #expect(try means.track("gong", chosen: "bowl", note: &note) == .builtIn(.gong))
    #expect(try means.track(nil, chosen: "bowl", note: &note) == .builtIn(.bowl))
    #expect(try means.track(nil, chosen: nil, note: &note) == .builtIn(.standard))
    #expect(try means.track("none", chosen: "bowl", note: &note) == nil)
    #expect(try means.track(nil, chosen: "none", note: &note) == nil)
    #expect(note == nil)
  }

  @Test("A file is followed by a second of silence")
  func file() throws {
    let waveform = Waveform(samples: [1, 2, 3], rate: 8000)
    try home.write(WAVFile.bytes(of: waveform), to: ".local/share/timer/sounds/mine.wav")
    var note: String?
    #expect(
      try means.track("mine", chosen: nil, note: &note) == .recorded(waveform, gap: .seconds(1)))
  }

  @Test("A missing sound is an error if it was named, and otherwise a note")
  func missing() throws {
    var note: String?
    let failure = #expect(throws: AlarmFailure.self) {
      var note: String?
      _ = try means.track("/nowhere/x.wav", chosen: nil, note: &note)
    }
    #expect(failure?.status == 66)
    #expect(
      try means.track(nil, chosen: "/nowhere/x.wav", note: &note) == .builtIn(.standard))
    #expect(
      note
        == "~/.config/timer/config.toml: /nowhere/x.wav can’t be read: No such file or directory")
  }

  @Test("The device is the named one, that of the environment, or the default one")
  func devices() {
    let playlist = AlarmPlaylist(tracks: [])
    func device(_ name: String?, _ variable: String?) -> String {
      AlarmMeans { $0 == "TIMER_AUDIO_DEVICE" ? variable : nil }
        .setup(playlist, device: name, hasBell: true).device
    }
    #expect(device("hw:1", "hw:2") == "hw:1" && device(nil, "hw:2") == "hw:2")
    #expect(device(nil, nil) == "default")
  }

  @Test("The means are the device, a player if there is one, and the bell, in this order")
  func names() throws {
    func names(hasBell: Bool, _ programs: String...) throws -> [String] {
      let folder = try ShellPrograms(
        Dictionary(uniqueKeysWithValues: programs.map { ($0, "exit") }))
      let variables = ["PATH": folder.path, "TIMER_AUDIO_DEVICE": "hw:2"]
      return withExtendedLifetime(folder) {
        AlarmMeans { variables[$0] }.names(hasBell: hasBell)
      }
    }
    #expect(try names(hasBell: true) == ["hw:2", "bell"])
    #expect(try names(hasBell: false) == ["hw:2"])
    #expect(try names(hasBell: true, "paplay") == ["hw:2", "paplay", "bell"])
    #expect(try names(hasBell: false, "paplay", "pw-play") == ["hw:2", "pw-play"])
  }

  @Test("A device that can’t be opened is an error")
  func noDevice() {
    let failure = #expect(throws: AlarmFailure.self) { try means.check("nonesuch") { .zero } }
    #expect(failure?.status == 69 && failure?.words.contains("“nonesuch” doesn’t play") == true)
  }

  @Test("Sounds are in the folder for data, and settings in the one for settings")
  func folders() {
    let variables = ["XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c"]
    let means = AlarmMeans { variables[$0] }
    #expect(means.library.folder == "/d/timer/sounds")
    #expect(means.settingsName == "/c/timer/config.toml")
    #expect(AlarmMeans { _ in nil }.settingsName == "HOME")
  }
}
