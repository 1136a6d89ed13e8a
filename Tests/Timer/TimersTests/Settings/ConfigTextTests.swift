import Countdowns
import Settings
import TOML
import Testing

@testable import TimerPrograms
@testable import Timers

struct ConfigTextTests {
  private static let files = [
    "", "# nothing\n", "volume = 60", "sound = \"a \\\"b\\\" \\n c\"\nsnooze = '9m'",
    "reduced-motion = true\nnotify = false\nface = 'pie'\ndirection = 'filling'\ntenths = true",
    "sound = '\(String(repeating: "long/", count: 20))'\nvolume = 1",
    "volume = 101\nsnooze = 'fri'\nsound = 3\nface = 'pie'\nvolum = 2",
  ]

  private static func shown(
    _ file: String, _ schema: SettingsSchema = .timer
  ) throws -> (text: String, document: TOMLDocument) {
    let document = try SettingsText(file).document()
    let mistakes = ConfigCheck.timer.mistakes(in: document)
    let text = ConfigText.text(EffectiveSettings(schema, document, mistakes))
    return (text, try SettingsText(text).document())
  }

  private static func countdown(_ document: TOMLDocument) -> CountdownSettings {
    var settings = CountdownSettings(reading: .span(.seconds(1), hint: nil))
    settings.apply(Preferences(document, in: .timer))
    (settings.notes, settings.preferences) = ([], Preferences())
    return settings
  }

  @Test(
    "The output is a settings file equivalent to the original", arguments: files)
  func roundTrip(_ file: String) throws {
    let (_, shown) = try Self.shown(file)
    #expect(ConfigCheck.timer.mistakes(in: shown).isEmpty)
    #expect(try Self.countdown(shown) == Self.countdown(SettingsText(file).document()))
  }

  @Test("The values survive a round trip", arguments: files)
  func again(_ file: String) throws {
    let (text, document) = try Self.shown(file)
    let second = try Self.shown(text).document
    #expect(second.entries.map(\.path) == document.entries.map(\.path))
    #expect(second.entries.map(\.value) == document.entries.map(\.value))
  }

  @Test("A file that sets everything gives the same preferences")
  func preferences() throws {
    let keys = SettingsSchema.timer.keys
    let file = keys.map(PreferencesTests.line).joined(separator: "\n")
    let document = try SettingsText(file).document()
    #expect(Set(document.entries.map(\.path)) == Set(keys.map(\.path)))
    #expect(
      try Preferences(Self.shown(file).document, in: .timer) == Preferences(document, in: .timer))
  }

  @Test("Each key has a line, in order, with the source of its value and its description")
  func lines() throws {
    let lines = try Self.shown("volume = 60\nsnooze = 'fri'").text.split(separator: "\n")
    let keys = SettingsSchema.timer.keys
    #expect(lines.count == keys.count)
    for (line, key) in zip(lines, keys) {
      let source: [TOMLPath: String] = [
        "sound": "# ", "fade": "# ", "pairs.name": "# ", "pairs.turn-back": "# ",
        "volume": "# file: ", "warn": "# ", "tenths": "# ",
        "snooze": "# default, as line 2 is wrong: ", "share.user": "# ",
        "share.password-file": "# ", "share.ca-file": "# ", "share.control": "# ",
      ]
      #expect(line.hasPrefix("\(key.fallback == nil ? "# " : "")\(key.path) ="))
      #expect(line.hasSuffix("  " + (source[key.path] ?? "# default: ") + key.help))
    }
  }

  @Test("Comments are aligned, except after a value that is too wide")
  func alignment() throws {
    let lines = try Self.shown(Self.files[5]).text.split(separator: "\n")
    let starts = lines.map { line in
      line.dropFirst().firstIndex(of: "#").map { line.distance(from: line.startIndex, to: $0) }
    }
    #expect(Set(starts.dropFirst()).count == 1)
    #expect(starts.first != starts.last)
  }

  @Test(
    "Named timers are preserved with all their keys",
    arguments: [
      "[[timers]]\nname = 'tea'\ntime = '4m'\n[[timers]]\nx.y = 1\nlist = [{ a = 1 }, 'b']",
      "timers = [{ name = 'tea' }, {}]", "[timers]\n'odd name' = 1", "timers = ['tea', 3]",
      "timers = 'tea'",
    ])
  func timers(_ file: String) throws {
    let (text, shown) = try Self.shown("\(file)\n")
    #expect(try shown.value(of: "timers") == SettingsText(file).document().value(of: "timers"))
    #expect(shown.value(of: "timers") != nil)
    let again = try Self.shown(text).text
    #expect(Self.afterSettings(again) == Self.afterSettings(text))
  }
}

extension ConfigTextTests {
  /// Returns the lines below the settings, which contain the named timers.
  private static func afterSettings(_ text: String) -> [Substring] {
    Array(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropFirst(SettingsSchema.timer.keys.count))
  }
}

struct ConfigTemplateTests {
  @Test("A new file sets nothing")
  func isEmpty() throws {
    let text = ConfigText.template(.timer, name: "countdown")
    #expect(try SettingsText(text).document().entries.isEmpty)
    #expect(text.hasSuffix("\n") && text.contains("countdown"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 170 && $0.hasPrefix("#") })
  }

  @Test("A setting that is uncommented has its default")
  func uncommented() throws {
    let text = ConfigText.template(.timer, name: "timer")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("# ") && !$0.hasSuffix("=") }
    let document = try SettingsText(lines.map { $0.dropFirst() + "\n" }.joined()).document()
    for key in SettingsSchema.timer.keys {
      #expect(document.value(of: key.path) == key.fallback)
      #expect(text.contains("\n# \(key.help)") && text.contains("\n#\(key.path) ="))
    }
  }

  @Test("The possible words of a choice are listed, in quotes")
  func choices() {
    let text = ConfigText.template(.timer, name: "timer")
    for case .choice(let words) in SettingsSchema.timer.keys.map(\.kind) {
      for word in words { #expect(text.contains(" \"\(word)\"")) }
    }
    #expect(text.contains(#""unwinding", "sweeping" or "filling"."#))
  }

  @Test("The example of a named timer has all possible keys")
  func timers() throws {
    let text = ConfigText.template(.timer, name: "timer")
    let table = try #require(text.firstRange(of: "#[[timers]]")).lowerBound
    let lines = text[table...].split(separator: "\n").map { $0.dropFirst() + "\n" }
    let document = try SettingsText(lines.joined()).document()
    let preferences = Preferences(document, in: .timer)
    #expect(preferences.notes.isEmpty && preferences.timers.map(\.name) == ["Focus"])
    #expect(document.leaves.count == NamedTimer.keys.count)
  }
}
