import Alarms
import Clocks
import Programs
import Synth
import TerminalCodes
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

struct SoundListTests {
  private static let last = SoundListFixture.builtIn.count - 1

  private static func playing(_ effects: [Action<SoundListEffect>]) -> FoundSound? {
    guard case .perform(.play(let sound, _))? = effects.first, effects.count == 1 else {
      return nil
    }
    return sound
  }

  @Test(
    "Arrow and vi keys move, and stop at the ends",
    arguments: [
      ([.home], 0), ([.character("g")], 0), ([.end], last), ([.character("G")], last),
      ([.home, .up], 0), ([.home, .down], 1), ([.home, .character("j"), .character("j")], 2),
      ([.end, .character("k")], last - 1), ([.end, .down], last), ([.home, .tab], 1),
      ([.home, .control("n"), .control("p")], 0), ([.home, .pageDown], last),
      ([.end, .pageUp], 0), ([.home, .control("d")], 7), ([.end, .control("u")], last - 7),
      ([.home, .control("f"), .control("b")], 0), ([.home, .character("x")], 0),
    ] as [([KeyPress], Int)])
  func moving(_ keys: [KeyPress], _ cursor: Int) {
    var list = SoundListFixture()
    for key in keys { #expect(list.press(key).isEmpty, "moving is silent") }
    #expect(list.model.cursor == cursor)
  }

  @Test("The cursor starts at the default sound, which stays chosen until another is")
  func start() {
    let list = SoundListFixture()
    #expect(list.model.current?.sound == .builtIn(.standard))
    #expect(list.model.chosen == .builtIn(.standard))
  }

  @Test(
    "Several keys play without choosing, and stop when pressed again",
    arguments: [.right, .character("p"), .character("l"), .character(" ")] as [KeyPress])
  func playing(_ key: KeyPress) {
    var list = SoundListFixture()
    #expect(Self.playing(list.press(.home, key)) == .builtIn(.tower))
    #expect(list.model.chosen == .builtIn(.standard))
    #expect(list.press(.down).isEmpty && list.model.playing?.sound == .builtIn(.tower))
    #expect(list.press(.home, key) == [.perform(.stop)])
    #expect(list.model.playing == nil)
    list.press(key)
    #expect(Self.playing(list.press(.end, key)) == .builtIn(.pendulum))
    #expect(list.press(.left) == [.perform(.stop)])
    #expect(list.press(.character("h")).isEmpty)
  }

  @Test("Enter saves the sound, and Esc and q leave")
  func leaving() {
    var list = SoundListFixture()
    #expect(list.press(.home, .enter) == [.perform(.save(name: "tower"))])
    for (key, action) in [
      (KeyPress.escape, Action<SoundListEffect>.end(status: 0)),
      (.character("q"), .end(status: 0)), (.control("c"), .interrupt),
    ] {
      var list = list
      #expect(list.press(key) == [action])
    }
  }

  @Test("A successful save prints a last line, and a failed one shows a notice")
  func saving() {
    var list = SoundListFixture()
    #expect(list.send(.notSaved(reason: "no room.")).isEmpty)
    #expect(list.model.notice == "no room.")
    #expect(
      list.send(.saved(name: "tower", place: "~/c"))
        == [.end(status: 0, saying: "tower is now the alarm sound; saved in ~/c")])
  }

  @Test("Waveforms are computed one at a time, only for the sound under the cursor")
  func looking() {
    var list = SoundListFixture(isRead: false)
    #expect(list.actions == [.perform(.look(.builtIn(.standard)))])
    #expect(list.press(.home, .down, .down).isEmpty)
    let next = list.send(.waveRead(.builtIn(.standard), .success(SoundListFixture.wave)))
    #expect(next == [.perform(.look(.builtIn(.digital)))])
    list.send(.waveRead(.builtIn(.digital), .success(SoundListFixture.wave)))
    #expect(list.press(.up).isEmpty, "it is known")
    #expect(list.press(.up) == [.perform(.look(.builtIn(.tower)))])
    // A built-in sound can be played and chosen before its waveform is known.
    #expect(Self.playing(list.press(.end, .character("p"))) == .builtIn(.pendulum))
    #expect(list.press(.enter) == [.perform(.save(name: "pendulum"))])
  }

  @Test("An unreadable file can be neither played nor chosen, and shows the reason")
  func brokenFile() {
    let sound = SoundListFixture.own[1].sound
    var list = SoundListFixture(entries: SoundListFixture.builtIn + SoundListFixture.own)
    list.send(.waveRead(sound, .failure(.isText("/s/日本.wav"))))
    for key in [KeyPress.enter, .character("p")] {
      list.press(.home)
      #expect(list.model.notice == nil)
      #expect(list.press(.end, key).isEmpty)
      #expect(list.model.notice == "/s/日本.wav is text, not a sound")
    }
  }

  @Test("A file still being read is chosen when done, unless a key comes first")
  func unreadFile() {
    let own = SoundListFixture.own
    let wave = SoundListFixture.wave
    var patient = SoundListFixture(entries: own, folder: nil, isRead: false)
    #expect(patient.model.looking == own[0].sound)
    #expect(patient.press(.enter).isEmpty, "it is being read already")
    #expect(patient.model.notice == "Wind is still being read.")
    var impatient = patient
    var unlucky = patient
    #expect(patient.send(.waveRead(own[1].sound, .success(wave))).isEmpty)
    let effects = patient.send(.waveRead(own[0].sound, .success(wave)))
    #expect(effects == [.perform(.save(name: "Wind"))])
    impatient.press(.up)
    #expect(impatient.send(.waveRead(own[0].sound, .success(wave))).isEmpty)
    #expect(unlucky.send(.waveRead(own[0].sound, .failure(.isEmpty("/s/Wind.flac")))).isEmpty)
    #expect(unlucky.model.notice == "/s/Wind.flac is empty")
  }

  @Test("The previously chosen sound is under the cursor at the start")
  func chosen() throws {
    let library = SoundLibrary(folder: nil)
    var model = SoundListFixture().model
    model.choose("gong", by: library.find)
    #expect(model.chosen == .builtIn(.gong) && model.current?.name == "gong")
    model.choose("/far/away.wav", by: library.find)
    #expect(model.current?.name == "/far/away.wav")
    #expect(model.chosen == .file(path: "/far/away.wav"))
    model.choose("none", by: library.find)
    #expect(model.chosen == nil && model.notice == nil)
    model.choose("gonk", by: library.find)
    #expect(model.chosen == nil)
    #expect(model.notice?.contains("near to it is gong") == true)
    model.choose(nil, by: library.find)
    #expect(model.chosen == nil)
  }

  @Test("If the device fails, the reason is shown and nothing plays")
  func noDevice() {
    var list = SoundListFixture()
    list.press(.character("p"))
    list.send(.started(play: 1, at: Instant(sinceZero: .seconds(1))))
    list.send(.fellSilent(play: 1, reason: "no such device"))
    #expect(list.model.playing == nil && list.model.notice == "no such device")
    list.press(.down)
    #expect(list.model.notice == nil)
  }

  @Test("Stale playback messages are dropped, as is the end of a playback that hasn’t started")
  func staleNews() {
    var list = SoundListFixture()
    list.press(.home, .character("p"), .down, .character("p"))
    let playing = list.model.playing
    list.send(.started(play: 1, at: Instant(sinceZero: .seconds(1))))
    list.send(.fellSilent(play: 1, reason: "failed"))
    list.send(.fellSilent(play: 2, reason: nil))
    #expect(list.model.playing == playing && playing?.start == nil && list.model.notice == nil)
    list.send(.started(play: 2, at: Instant(sinceZero: .seconds(1))))
    list.send(.fellSilent(play: 2, reason: nil))
    #expect(list.model.playing == nil)
  }

  @Test("The sound stops before the process is suspended")
  func suspending() {
    var list = SoundListFixture()
    #expect(list.handle(.suspending).isEmpty)
    list.press(.character("p"))
    #expect(list.handle(.suspending, .visible(false)) == [.perform(.stop)])
    #expect(list.model.playing == nil)
  }

  @Test("The cursor is always visible after a key", arguments: 0..<20)
  func scrolling(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var list = SoundListFixture(entries: SoundListFixture.builtIn + SoundListFixture.own)
    let keys: [KeyPress] = [
      .up, .down, .down, .pageDown, .pageUp, .home, .end, .control("d"), .character("p"),
    ]
    for _ in 0..<200 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        let rows = Int.random(in: 1...30, using: &generator)
        let isNew = list.model.window.rows != rows
        list.tester.resize(columns: 20 + rows, rows: rows)
        guard isNew else { continue }
        #expect(list.showsCursor, "\(list.model.window) \(list.model.cursor)")
      case 1: list.mouse(.wheel(columns: 0, rows: Int.random(in: -9...9, using: &generator)), 5, 4)
      default:
        guard let key = keys.randomElement(using: &generator) else { continue }
        list.press(key)
        #expect(list.showsCursor, "\(list.model.window) \(list.model.cursor) \(key)")
      }
    }
  }
}
