import Alarms
import Synth
import Testing

@testable import SoundsCommand

struct SoundListsTests {
  private static let entries = [
    SoundEntry(name: "tower", summary: "a bell", sound: .builtIn(.tower)),
    SoundEntry(name: "日\u{1B}", summary: "own", sound: .file(path: "/s/\"日\"\u{1B}")),
  ]

  @Test("Names form a column, with control characters made visible")
  func lines() {
    #expect(SoundLists.lines(Self.entries) == "tower  a bell\n日␛    own")
    #expect(SoundLists.lines([SoundEntry]()).isEmpty)
  }

  @Test("A very long name only shifts its own line")
  func longName() {
    let long = String(repeating: "x", count: 50)
    let entries =
      Self.entries + [
        SoundEntry(name: long, summary: "s", sound: .file(path: "/x"))
      ]
    #expect(SoundLists.lines(entries).hasPrefix("tower  a bell\n"))
    #expect(SoundLists.lines(entries).hasSuffix("\n\(long)  s"))
  }

  @Test("JSON has an object for each sound")
  func json() {
    #expect(
      SoundLists.json(Self.entries) == #"""
        [{"name":"tower","summary":"a bell","kind":"built-in"},
         {"name":"日\u001b","summary":"own","kind":"file","path":"/s/\"日\"\u001b"}]
        """#)
    #expect(SoundLists.json([SoundEntry]()) == "[]")
  }
}
