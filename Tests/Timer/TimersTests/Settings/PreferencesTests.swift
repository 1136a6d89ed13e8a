import Cells
import CommandLines
import Countdowns
import Faces
import Pairs
import Settings
import TOML
import TerminalCodes
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct PreferencesTests {
  @Test("The colors of warnings are listed")
  func warningColors() {
    let colors = Tint.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    #expect(Preferences.warnDetails.hasPrefix("The colors are \(colors). "))
  }

  static let file = """
    sound = "gong"
    volume = 40
    snooze = "9m"
    notify = false
    face = "pie"
    direction = "filling"
    tenths = true
    reduced-motion = true
    fade = "0"
    mute = true
    flash = false
    alarm-limit = "3m"
    keep-unfinished = "30d"
    raise = false
    progress = false
    effects = true
    overtime = false
    warn = ["5m=amber"]
    suspend = "pause"
    glyphs = "half"
    color = "16"
    palette = "color-blind-safe"
    background = "light"
    pairs.pairs = 5
    pairs.theme = "letters"
    pairs.bonus-seconds = 9
    pairs.players = 2
    pairs.sounds = false
    pairs.name = "Ada"
    """

  /// Returns a line that sets a key to a value other than its default.
  static func line(_ key: SettingsKey) -> String {
    let values: [TOMLValue] =
      switch key.kind {
      case .boolean: [true, false]
      case .integer(let range): [.integer(range.lowerBound), .integer(range.upperBound)]
      case .choice(let words): words.map { .string($0) }
      case .form(Preferences.span): ["9m"]
      case .texts where key.path == "warn": [.array(["5m=amber", "10%=red"])]
      case .texts: [.array(["anna", "ben"])]
      case .form(TurnBack.form): ["9s"]
      case .form(ComputerSeat.form): ["hard"]
      default: ["letters"]
      }
    return "\(key.path) = \(values.first { $0 != key.fallback } ?? "")"
  }

  private static func preferences(_ text: String) throws -> Preferences {
    Preferences(try SettingsText(text).document(), in: .timer)
  }

  private static func settings(_ words: [String], _ file: String) throws -> CountdownSettings {
    let arguments = try Arguments.read(words)
    var settings = CountdownSettings(arguments, reading: try Reading(words: arguments.words))
    settings.apply(try preferences(file))
    return settings
  }

  @Test func fileSetsDefaults() throws {
    let settings = try Self.settings(["5m"], Self.file)
    #expect(
      settings.look.face == .pie && !settings.look.faceIsNamed
        && settings.look.direction == .filling)
    #expect(settings.look.showsTenths && settings.look.isStill && settings.notes.isEmpty)
    #expect(settings.alarm.chosenSound == "gong" && settings.alarm.sound == .usual)
    #expect(settings.alarm.volume.percent == 40 && settings.alarm.snooze == .seconds(540))
    #expect(!settings.alarm.notifies && settings.alarm.fade == .zero && settings.alarm.isMuted)
    #expect(!settings.look.flashes && settings.alarm.limit == .seconds(180))
    #expect(
      !settings.alarm.raises && !settings.look.showsProgress && settings.look.hasEffects == true)
    #expect(!settings.look.showsOvertime && settings.suspend == .pause)
    #expect(
      settings.look.glyphs == .half && settings.look.pixels == .cells
        && settings.look.colors == .sixteen)
    #expect(settings.look.palette == .colorBlindSafe && settings.look.background == .light)
  }

  @Test("Saved timers are read in order, and invalid ones are reported and skipped")
  func timers() throws {
    let preferences = try Self.preferences(
      """
      [[timers]]
      name = "Tea"
      time = "4m"
      face = "pie"
      sound = "gong"
      [[timers]]
      name = "Nothing"
      [[timers]]
      time = "until 14:30"
      shade = 1
      """)
    #expect(
      preferences.timers == [
        NamedTimer(name: "Tea", time: "4m", face: .pie, sound: "gong"),
        NamedTimer(name: "until 14:30", time: "until 14:30"),
      ])
    #expect(
      preferences.notes == [
        "line 6: timers: the timer has no time",
        "line 10: unknown setting “timers.shade”; did you mean “timers.face”?",
      ])
  }

  @Test(
    "Warnings on the command line replace those of the file, and a mistake in the file is reported")
  func warnings() throws {
    let file = "warn = [\"5m=amber\", \"10%=red\"]"
    func warnings(_ words: [String], _ file: String) throws -> [String] {
      try Self.settings(words, file).definition.warnings.map(\.text)
    }
    #expect(try warnings(["9m"], file) == ["5m=amber", "10%=red"])
    #expect(
      try warnings(["9m", "--warn", "1m=blue", "--warn=30=red"], file) == ["1m=blue", "30s=red"])
    #expect(try warnings(["9m"], "") == [])
    let wrong = try Self.preferences("warn = [\"5m=amber\", \"1m=yellow\"]")
    #expect(
      wrong.notes == [
        "line 1: warn: “yellow” isn’t a color; "
          + "write red, orange, amber, green, teal, blue, purple or pink"
      ])
    #expect(try Self.preferences("warn = \"5m\"").notes.count == 1)
    #expect(
      throws: CommandLineStop.refused("“5m” lacks “=” and a color; write 5m=amber or 10%=red")
    ) {
      try Self.settings(["9m", "--warn", "5m"], "")
    }
  }

  @Test func commandLineBeatsFile() throws {
    let words = ["5m", "--bar", "--sweep", "--volume", "100", "--snooze", "5m", "--sound", "bowl"]
    let settings = try Self.settings(words, Self.file)
    #expect(settings.look.face == .bar && settings.look.direction == .sweeping)
    #expect(settings.alarm.volume == .full && settings.alarm.snooze == .seconds(300))
    #expect(settings.alarm.sound == .named("bowl"))
  }

  @Test("The environment takes precedence over the file, and the command line over both")
  func environment() throws {
    func settings(_ words: [String]) throws -> CountdownSettings {
      var settings = try Self.settings(words, "")
      let variables = ["NO_COLOR": "1", "REDUCED_MOTION": "1"]
      settings.apply(try Self.preferences("color = \"truecolor\"\nreduced-motion = false")) {
        variables[$0]
      }
      return settings
    }
    #expect(try settings(["5m"]).look.colors == .never && settings(["5m"]).look.isStill)
    let given = try settings(["5m", "--color=256", "--animation"])
    #expect(given.look.colors == .palette && !given.look.isStill)
  }

  @Test("An empty file changes nothing", arguments: [["5m"], ["5m", "--ring", "--volume", "7"]])
  func empty(_ words: [String]) throws {
    let arguments = try Arguments.read(words)
    var plain = CountdownSettings(arguments, reading: try Reading(words: arguments.words))
    plain.apply(Preferences())
    #expect(try Self.settings(words, "") == plain)
  }

  @Test("An invalid value is reported, and the others apply")
  func wrong() throws {
    let preferences = try Self.preferences(
      "volume = 101\nsnooze = \"fri\"\nface = \"rang\"\ntenths = true\nvolum = 3\n")
    let faces = Face.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
    #expect(preferences.showsTenths == true && preferences.volume == nil)
    #expect(
      preferences.notes == [
        "line 1: volume: a number from 0 to 100 is wanted, not 101",
        "line 2: snooze: a span such as 5m in quotes is wanted, not “fri”",
        "line 3: face: one of \(faces) is wanted, not “rang”",
        "line 5: unknown setting “volum”; did you mean “volume”?",
      ])
  }

  @Test("Each key of the schema takes effect, and its documented default applies without it")
  func schema() throws {
    for key in SettingsSchema.timer.keys {
      let set = try Self.preferences(Self.line(key))
      #expect(set != Preferences() && set.notes.isEmpty, "\(key.path)")
      guard let fallback = key.fallback else { continue }
      var usual = try Self.settings(["5m"], "\(key.path) = \(fallback)")
      usual.preferences = Preferences()
      #expect(try usual == Self.settings(["5m"], ""), "\(key.path)")
    }
  }
}
