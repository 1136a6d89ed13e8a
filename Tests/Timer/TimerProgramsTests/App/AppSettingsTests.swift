import Alarms
import Clocks
import Countdowns
import Faces
import Programs
import Scenes
import Settings
import Synth
import TOML
import TestSupport
import Testing
import TimerTestSupport
import Widgets

@testable import TimerPrograms
@testable import Timers

/// The settings sheet, and the sound list.
struct AppSettingsTests {
  @Test("T14: the sheet opens over a countdown, which keeps running")
  func goesOn() {
    var tester = AppFixture.tester(AppFixture.still, rows: 40)
    tester.press("enter")
    tester.click(.button(.openSettings))
    for heading in ["Alarm", "Animation", "Time", "Look", "Done"] {
      #expect(tester.screen.contains(heading))
    }
    tester.advance(by: .seconds(20))
    #expect(tester.left == .seconds(280))
    tester.click(.setting(.done))
    #expect(tester.session.program.sheets.isEmpty)
  }

  @Test("T15: the switches are on except for effects, and the default sound is selected")
  func defaults() {
    let preferences = Preferences()
    for row in ["mute", "flash", "progress"] as [SettingRow] {
      #expect(row.control(in: preferences) == .toggle(true))
    }
    #expect(("effects" as SettingRow).control(in: preferences) == .toggle(false))
    #expect(SettingRow.soundSelection.control(in: preferences) == .button("mallet"))
  }

  @Test("Changes take effect and are saved immediately, and u undoes each")
  func changes() {
    var tester = AppFixture.tester(AppFixture.still, rows: 60)
    tester.press("enter")
    tester.press(",")
    tester.claimAll()
    tester.click(.setting("tenths"))
    tester.expect(.edit(.set("tenths", true)))
    #expect(tester.session.program.settings.look.showsTenths)
    tester.click(.setting(.face), part: 2)
    tester.expect(.edit(.set("face", "pie")))
    tester.press("right")
    tester.expect(.edit(.set("face", "diamond")))
    #expect(tester.session.program.settings.look.face == .diamond)
    for (key, value) in [("face", "pie"), ("face", nil)] as [(TOMLPath, TOMLValue?)] {
      tester.press("u")
      tester.expect(.edit(.set(key, value)))
    }
    #expect(tester.session.program.settings.look.face == .ring)
    tester.press("u")
    tester.expect(.edit(.set("tenths", nil)))
    tester.press("u")
    #expect(tester.screen.contains("Settings"))
  }

  @Test("Values from the command line are shown and changed, and undoing restores the file's value")
  func commandLine() throws {
    let arguments = try Arguments.read(["5m", "--sound", "gong"])
    var settings = CountdownSettings(arguments, reading: try Reading(words: arguments.words))
    settings.given.volume = 30
    settings.apply(Preferences(try SettingsText("volume = 80").document()))
    let program = AppProgram(settings, settings.preferences, zone: .utc)
    var tester = ProgramTester(program, rows: 60)
    #expect(SettingRow.soundSelection.control(in: program.preferences) == .button("gong"))
    tester.press(",")
    for _ in 0..<2 { tester.press("down") }
    tester.press("left")
    tester.expect(.edit(.set("volume", 25)))
    tester.press("u")
    tester.expect(.edit(.set("volume", 80)))
    #expect(tester.session.program.settings.alarm.volume.percent == 30)
  }

  @Test("Setting the face overrides that of a timer, and the limit takes effect immediately")
  func actsAtOnce() {
    var tester = AppFixture.tester(AppFixture.still, rows: 60)
    tester.press("enter")
    tester.press("f")
    tester.press(",")
    tester.click(.setting(.face), part: 2)
    #expect(tester.session.program.tab.face == nil)
    tester.press("u")
    #expect(tester.session.program.tab.face == .pie)
    for _ in 0..<4 { tester.click(.setting(.limit), part: 1) }
    tester.press("escape")
    tester.advance(by: .seconds(300 + 29))
    #expect(tester.left == .zero)
    tester.advance(by: .seconds(1))
    #expect(tester.left == nil)
  }

  @Test("? shows the keys of the sheet, and notices are visible over it")
  func overSheet() {
    var tester = AppFixture.tester(AppFixture.still)
    tester.press(",")
    tester.press("down")
    tester.press("?")
    #expect(tester.screen.contains("In the settings") && !tester.screen.contains("In the app"))
    tester.press("escape")
    #expect(tester.session.interaction.focus == .setting("sound"))
    #expect(tester.screen.contains("mallet ↵"))
    tester.message(.note("The disk is full."))
    #expect(tester.screen.contains("The disk is full."))
  }

  @Test("A drag of the volume is a single change")
  func volume() throws {
    var tester = AppFixture.tester(AppFixture.still, rows: 60)
    tester.press(",")
    tester.claimAll()
    let place = try #require(tester.place(of: .setting(.volume), .drag))
    tester.drag(from: (place.column + 12, place.row), to: (place.column + 4, place.row))
    let volume = try #require(tester.session.program.preferences.volume)
    #expect(volume < 50 && tester.session.program.settings.alarm.volume.percent == volume)
    tester.press("u")
    #expect(tester.session.program.preferences.volume == nil)
  }

  @Test("A pending alarm follows changes of its settings")
  func alarm() {
    var tester = AppFixture.tester(AppFixture.still, rows: 60)
    tester.press("enter")
    tester.press(",")
    tester.click(.setting("mute"))
    #expect(tester.session.program.alarm?.settings.isMuted == true)
    let isAsked = tester.actions.contains {
      if case .perform(.alarm(.ring, let settings)) = $0 { settings.isMuted } else { false }
    }
    #expect(isAsked)
  }

  @Test("T16 to T18: a sound is played and selected in the sound list, and the selection undone")
  func sounds() throws {
    var tester = AppFixture.tester(AppFixture.still, rows: 60)
    tester.press("enter")
    tester.press(",")
    tester.click(.setting(.soundSelection))
    tester.expect(.listSounds)
    tester.message(.soundsListed(SoundLibrary(folder: nil, home: nil).entries, folder: nil))
    #expect(tester.screen.contains("tower") && tester.screen.contains("mallet"))
    tester.claimAll()
    tester.press("down")
    tester.press("p")
    let sound = try #require(tester.session.program.sounds?.current)
    tester.expect(.sounds(.play(sound.sound, number: 1), .full))
    tester.press("enter")
    tester.expect(.edit(.set("sound", .string(sound.name))))
    #expect(tester.session.program.sounds == nil && tester.screen.contains(sound.name))
    #expect(tester.session.program.alarm?.settings.chosenSound == sound.name)
    tester.press("u")
    tester.expect(.edit(.set("sound", nil)))
    tester.click(.setting(.soundSelection))
    tester.message(.soundsListed(SoundLibrary(folder: nil, home: nil).entries, folder: nil))
    tester.press("escape")
    #expect(tester.session.program.sounds == nil && tester.session.program.sheets == [.settings])
  }

  @Test("Colors and motion follow the settings")
  func look() {
    var tester = AppFixture.tester(rows: 60)
    tester.press(",")
    tester.click(.setting("palette"), part: 2)
    #expect(tester.session.program.appearance.palette == .colorBlindSafe)
    tester.click(.setting("background"), part: 2)
    #expect(tester.session.program.appearance.background != nil)
    tester.click(.setting("reduced-motion"))
    #expect(tester.session.program.appearance.isStill)
  }
}
