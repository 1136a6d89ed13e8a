import Cells
import Countdowns
import Faces
import Programs
import TerminalCodes
import Testing
import TimerTestSupport

@testable import Timers

struct CountdownSettingsTests {
  static func settings(_ typed: String...) throws -> CountdownSettings {
    let arguments = try Arguments.read(typed)
    var settings = CountdownSettings(arguments, reading: try Reading(words: arguments.words))
    settings.apply(Preferences())
    return settings
  }

  @Test func usual() throws {
    let settings = try Self.settings("5m")
    #expect(settings.reading == .span(.seconds(300), hint: nil))
    #expect(settings.look.face == .bar && !settings.look.faceIsNamed)
    #expect(settings.look.placement == .byFace && settings.look.direction == .unwinding)
    #expect(settings.name == nil && !settings.look.showsTenths && settings.alarm == AlarmSettings())
    #expect(settings.alarm.limit == .seconds(600) && settings.suspend == .count)
    #expect(settings.look.glyphs == nil && settings.look.colors == nil)
  }

  @Test("Pixel support is detected unless glyphs or a protocol are requested")
  func pixels() throws {
    #expect(try Self.settings("5m").look.pixels == .auto)
    #expect(try Self.settings("5m", "--glyphs=auto").look.pixels == .auto)
    #expect(try Self.settings("5m", "--glyphs=octant").look.pixels == .cells)
    for name in PixelProtocol.allCases {
      let settings = try Self.settings("5m", "--glyphs=\(name.rawValue)")
      #expect(settings.look.pixels == .only(name) && settings.look.glyphs == nil)
    }
  }

  @Test(arguments: Face.allCases)
  func everyFace(_ flag: Face) throws {
    let settings = try Self.settings("5m", "--\(flag.rawValue)")
    #expect(settings.look.face.rawValue == flag.rawValue && settings.look.faceIsNamed)
  }

  @Test func everythingElse() throws {
    let settings = try Self.settings(
      "5m", "--sweep", "--tenths", "--once", "--alarm-limit=90", "--suspend=pause", "--plain",
      "--no-animation", "--glyphs=octant", "--color=16", "--inline=4")
    #expect(
      settings.look.direction == .sweeping && settings.look.showsTenths
        && settings.alarm.rounds == 1)
    #expect(settings.alarm.limit == .seconds(90) && settings.suspend == .pause)
    #expect(settings.isPlain && settings.look.isStill)
    #expect(settings.look.glyphs == .octant && settings.look.colors == .sixteen)
    #expect(settings.look.placement == .inline(rows: 4))
    #expect(try Self.settings("5m", "--fill").look.direction == .filling)
  }

  @Test(
    "Control characters of a label are shown, not sent",
    arguments: [
      ("Tea", "Tea"), ("", nil), ("a\u{1B}[2Jb", "a␛[2Jb"), ("a\nb\u{07}", "a␊b␇"),
    ])
  func label(_ typed: String, _ name: String?) throws {
    #expect(try Self.settings("5m", "--name", typed).name == name)
  }

  @Test(
    "ACCESSIBLE is --plain", arguments: [("1", true), ("yes", true), ("0", false), ("", false)])
  func accessible(value: String, isPlain: Bool) throws {
    var settings = try Self.settings("5m")
    settings.apply(Preferences(), environment: { $0 == "ACCESSIBLE" ? value : nil })
    #expect(settings.isPlain == isPlain)
    var plain = try Self.settings("5m", "--plain")
    plain.apply(Preferences())
    #expect(plain.isPlain)
  }

  @Test("A letter with thousands of combining marks doesn't make a long label")
  func marks() throws {
    let name = "e" + String(repeating: "\u{301}", count: 60_000)
    let label = try #require(CountdownSettings.label(name))
    #expect(label.utf8.count <= 4 * 320)
  }

  @Test(
    "A note says how many rows a face needs if it has too few",
    arguments: [
      (["--ring", "--inline=3"], "--ring needs at least 6 rows: --inline=6"),
      (["--ring", "--inline=6"], nil), (["--ring", "--inline"], nil), (["--ring"], nil),
      (["--bar", "--inline=1"], nil), (["--line", "--inline=1"], nil),
    ])
  func room(_ options: [String], _ note: String?) throws {
    let arguments = try Arguments.read(["5m"] + options)
    var settings = CountdownSettings(arguments, reading: try Reading(words: arguments.words))
    settings.apply(Preferences())
    #expect(settings.look.roomNote == note)
  }

  /// Pitfall 34: inline faces that are higher than the window.
  @Test(
    "The placement of a face",
    arguments: [
      (PlacementRule.byFace, Face.ring, 24, Placement.fullScreen),
      (.byFace, .bar, 24, .inline(rows: 1)), (.fullScreen, .line, 24, .fullScreen),
      (.inline(rows: nil), .ring, 24, .inline(rows: 12)),
      (.inline(rows: nil), .ring, 5, .inline(rows: 5)),
      (.inline(rows: nil), .line, 24, .inline(rows: 1)),
      (.inline(rows: 4), .bar, 24, .inline(rows: 4)), (.inline(rows: 4), .bar, 1, .inline(rows: 1)),
    ])
  func placement(
    _ rule: PlacementRule, _ face: Face, _ rows: Int, _ place: Placement
  ) {
    var settings = CountdownSettings(reading: .span(.seconds(5), hint: nil))
    settings.look.placement = rule
    #expect(settings.look.placement(of: face, windowRows: rows) == place)
  }
}
