import Alarms
import Countdowns
import Synth
import TestSupport
import Testing

@testable import TimerProcess
@testable import Timers

struct AlarmSetTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private var preparation: AlarmPreparation {
    let environment = ["HOME": home.path]
    return AlarmPreparation(
      settings: AlarmSettings(), rounds: nil, hasBell: true, means: AlarmMeans { environment[$0] },
      clock: { .zero })
  }

  private static let voices = [
    AlarmVoice(), AlarmVoice(sound: "gong", isOnce: true), AlarmVoice(sound: "/gone.wav"),
  ]
  private static let marks = [
    Mark(.left(.seconds(5)), .sound("bowl")), Mark(.left(.seconds(4)), .command("true")),
    Mark(.left(.seconds(3)), .sound("/gone.wav")),
  ]

  @Test("Each step and each audible mark has its own sound")
  func all() throws {
    let set = try preparation.prepareAll(
      Array(Self.voices.prefix(2)), marks: Array(Self.marks.prefix(2)))
    let playlists = Self.voices.prefix(2).map { set.voices[$0]?.setup.playlist }
    #expect(playlists.map { $0?.tracks } == [[.builtIn(.standard)], [.builtIn(.gong)]])
    #expect(playlists.map { $0?.repeats } == [nil, 1])
    #expect(set.marks.keys.sorted() == [0])
    #expect(set.marks[0]?.setup.playlist.tracks == [.builtIn(.bowl)])
  }

  @Test("A missing sound is an error")
  func missing() {
    #expect(throws: AlarmFailure.self) { try preparation.prepareAll(Self.voices, marks: []) }
    #expect(throws: AlarmFailure.self) { try preparation.prepareAll([], marks: Self.marks) }
  }

  @Test("For a resumed timer, the default sound replaces a missing one")
  func replaced() throws {
    let (set, failures) = preparation.prepareWhatIsThere(Self.voices, marks: Self.marks)
    let tracks = Self.voices.map { set.voices[$0]?.setup.playlist.tracks }
    #expect(tracks == [[.builtIn(.standard)], [.builtIn(.gong)], [.builtIn(.standard)]])
    #expect(set.marks[0]?.setup.playlist.tracks == [.builtIn(.bowl)])
    #expect(set.marks[2]?.setup.playlist.tracks == [.builtIn(.standard)])
    #expect(failures.count == 1)
  }
}
