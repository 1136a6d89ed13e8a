import Alarms
import Faces
import Shapes
import Synth
import TerminalCodes
import TerminalIO
import TestSupport
import Testing

@testable import TimerApp

struct PickerModelTests {
  private static let last = BuiltInSound.allCases.count - 1

  @Test(
    "Arrows and the keys of vi move, and stop at the ends",
    arguments: [
      ([.home], 0), ([.character("g")], 0), ([.end], last), ([.character("G")], last),
      ([.home, .up], 0), ([.home, .down], 1), ([.home, .character("j"), .character("j")], 2),
      ([.end, .character("k")], last - 1), ([.end, .down], last), ([.home, .tab], 1),
      ([.home, .control("n"), .control("p")], 0), ([.home, .pageDown], last),
      ([.end, .pageUp], 0), ([.home, .control("d")], 7), ([.end, .control("u")], last - 7),
      ([.home, .control("f"), .control("b")], 0), ([.home, .character("x")], 0),
    ] as [([Key], Int)])
  func moving(_ keys: [Key], _ cursor: Int) {
    var model = PickerFixture.model()
    for key in keys { #expect(model.pressed(key).isEmpty, "moving is silent") }
    #expect(model.cursor == cursor)
  }

  @Test("It begins at the standard sound, which is chosen until another is")
  func start() {
    let model = PickerFixture.model()
    #expect(model.current?.sound == .builtIn(.standard))
    #expect(model.chosen == .builtIn(.standard))
  }

  @Test(
    "Several keys play without choosing, and stop when pressed again",
    arguments: [.right, .character("p"), .character("l"), .character(" ")] as [Key])
  func playing(_ key: Key) {
    var model = PickerFixture.model()
    #expect(model.press(.home, key) == [.play(.builtIn(.tower))])
    #expect(model.chosen == .builtIn(.standard))
    #expect(model.press(.down).isEmpty && model.playing?.sound == .builtIn(.tower))
    #expect(model.press(.home, key) == [.stop])
    #expect(model.playing == nil)
    model.press(key)
    #expect(model.press(.end, key) == [.play(.builtIn(.pendulum))])
    #expect(model.press(.left) == [.stop])
    #expect(model.press(.character("h")).isEmpty)
  }

  @Test("Enter saves the name, Esc and q leave")
  func leaving() {
    var model = PickerFixture.model()
    #expect(model.press(.home, .enter) == [.save(name: "tower")])
    #expect(model.press(.escape) == [.leave])
    #expect(model.press(.character("q")) == [.leave])
    #expect(model.press(.control("l")) == [.redraw])
  }

  @Test("A wave is asked for when its sound is first under the cursor")
  func looking() {
    var model = PickerModel(entries: PickerFixture.builtIn, folder: nil, PickerFixture.capabilities)
    #expect(model.wants() == [.look(.builtIn(.standard))])
    #expect(model.press(.home) == [.look(.builtIn(.tower))])
    model.looked(at: .builtIn(.tower), .success(PickerFixture.wave))
    #expect(model.press(.home).isEmpty)
    // A built-in sound can be played and chosen before it was looked at.
    #expect(model.press(.end, .character("p")) == [.play(.builtIn(.pendulum))])
    #expect(model.press(.enter) == [.save(name: "pendulum")])
  }

  @Test("A file that can't be read is neither played nor chosen, and it says why")
  func brokenFile() {
    var model = PickerFixture.model(entries: PickerFixture.builtIn + PickerFixture.own)
    let sound = PickerFixture.own[1].sound
    model.looked(at: sound, .failure(.isText("/s/日本.wav")))
    for key in [Key.enter, .character("p")] {
      model.press(.home)
      #expect(model.notice == nil)
      #expect(model.press(.end, key).isEmpty)
      #expect(model.notice == "/s/日本.wav is text, not a sound.")
    }
  }

  @Test("A file that is still being read is chosen when that is done, unless a key comes before")
  func unreadFile() {
    let own = PickerFixture.own
    let model = PickerModel(entries: own, folder: nil, PickerFixture.capabilities)
    var patient = model
    #expect(patient.press(.enter) == [.look(own[0].sound)])
    #expect(patient.notice == "Wind is still being read.")
    var impatient = patient
    var unlucky = patient
    #expect(patient.looked(at: own[1].sound, .success(PickerFixture.wave)) != [.save(name: "日本")])
    let effects = patient.looked(at: own[0].sound, .success(PickerFixture.wave))
    #expect(effects == [.save(name: "Wind")])
    impatient.press(.up)
    #expect(impatient.looked(at: own[0].sound, .success(PickerFixture.wave)).isEmpty)
    #expect(unlucky.looked(at: own[0].sound, .failure(.isEmpty("/s/Wind.flac"))).isEmpty)
    #expect(unlucky.notice == "/s/Wind.flac is empty.")
  }

  @Test("What was chosen before is under the cursor at the start")
  func chosen() throws {
    let library = SoundLibrary(folder: nil)
    var model = PickerFixture.model()
    model.choose("gong", in: library)
    #expect(model.chosen == .builtIn(.gong) && model.current?.name == "gong")
    model.choose("/far/away.wav", in: library)
    #expect(model.current?.name == "/far/away.wav")
    #expect(model.chosen == .file(path: "/far/away.wav"))
    model.choose("none", in: library)
    #expect(model.chosen == nil && model.notice == nil)
    model.choose("gonk", in: library)
    #expect(model.chosen == nil)
    #expect(model.notice?.contains("near to it is gong") == true)
    model.choose(nil, in: library)
    #expect(model.chosen == nil)
  }

  @Test("When the device fails, the reason is said and nothing plays")
  func noDevice() {
    var model = PickerFixture.model()
    model.press(.character("p"))
    model.started(at: .seconds(1))
    model.fellSilent("no such device")
    #expect(model.playing == nil && model.notice == "no such device")
    model.press(.down)
    #expect(model.notice == nil)
  }

  @Test("The cursor is always in sight", arguments: 0..<20)
  func scrolling(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var model = PickerFixture.model(entries: PickerFixture.builtIn + PickerFixture.own)
    let keys: [Key] = [.up, .down, .down, .pageDown, .pageUp, .home, .end, .control("d")]
    for _ in 0..<200 {
      if Int.random(in: 0..<5, using: &generator) == 0 {
        let rows = Int.random(in: 1...30, using: &generator)
        model.resized(to: WindowSize(columns: 20 + rows, rows: rows))
      }
      if let key = keys.randomElement(using: &generator) { model.press(key) }
      let lines = model.lines.dropFirst(model.firstLine).prefix(model.layout.list.rows)
      #expect(lines.contains(.sound(model.cursor)))
      #expect(model.firstLine >= 0 && model.firstLine < model.lines.count)
    }
    model.press(.home)
    #expect(model.firstLine == 0)
  }
}
