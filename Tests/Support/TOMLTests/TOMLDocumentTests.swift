import TOML
import Testing
import Texts

struct TOMLDocumentTests {
  private static let sample = """
    sound = "tower" # the bell
    alarm.snooze = "5m"
    marks = ["1m",
      [1, 2]]
    theme = { name = "dark", 'é'.contrast = 2,
      last = {} }

    [countdown]
      face = "ring"
    [countdown.plain.bare]

    [[timers]]
    name = "tea"
    [timers.alarm]
    sound = "gong"
    [[timers]]
    name = "eggs"

    """

  private static func document() throws -> TOMLDocument {
    try TOMLDocument(Array(sample.utf8))
  }

  @Test("Values are found by their path")
  func values() throws {
    let document = try Self.document()
    #expect(document.value(of: "alarm.snooze") == "5m")
    #expect(document.value(of: TOMLPath("marks")[1][0]) == 1)
    #expect(document.value(of: TOMLPath("marks")[2]) == nil)
    #expect(document.value(of: "theme.é.contrast") == 2)
    #expect(document.value(of: TOMLPath("timers")[0]["alarm"]["sound"]) == "gong")
    #expect(document.value(of: TOMLPath("timers")[1]["alarm"]) == nil)
    #expect(
      document.value(of: "countdown")
        == .table(["face": "ring", "plain": .table(["bare": .table([:])])]))
    #expect(document.count(of: "timers") == 2 && document.count(of: "marks") == 2)
    #expect(document.count(of: "none") == 0 && document.count(of: "sound") == 0)
  }

  @Test(
    "Each key and each value has its line and its column",
    arguments: [
      ("sound", 1, 1, 1, 9), ("alarm", 2, 1, 2, 1), ("alarm.snooze", 2, 7, 2, 16),
      ("marks", 3, 1, 3, 9), ("theme.name", 5, 11, 5, 18), ("theme.é", 5, 26, 5, 26),
      ("theme.é.contrast", 5, 30, 5, 41), ("theme.last", 6, 3, 6, 10), ("countdown", 8, 2, 8, 2),
      ("countdown.face", 9, 3, 9, 10), ("countdown.plain", 10, 12, 10, 12),
      ("countdown.plain.bare", 10, 18, 10, 18), ("timers", 12, 3, 12, 3),
    ] as [(TOMLPath, Int, Int, Int, Int)])
  func places(
    _ path: TOMLPath, _ keyLine: Int, _ keyColumn: Int, _ line: Int, _ column: Int
  ) throws {
    let document = try Self.document()
    #expect(document.keyPlace(of: path) == TextPlace(line: keyLine, column: keyColumn))
    #expect(document.place(of: path) == TextPlace(line: line, column: column))
    #expect(document.line(of: path) == keyLine)
  }

  @Test("Elements of lists have places")
  func elements() throws {
    let document = try Self.document()
    let timers: TOMLPath = "timers"
    let marks: TOMLPath = "marks"
    #expect(document.keyPlace(of: timers[1]) == TextPlace(line: 16, column: 3))
    #expect(document.keyPlace(of: timers[1]["name"]) == TextPlace(line: 17, column: 1))
    #expect(document.keyPlace(of: timers[0]["alarm"]) == TextPlace(line: 14, column: 9))
    #expect(document.place(of: marks[1][1]) == TextPlace(line: 4, column: 7))
    #expect(document.keyPlace(of: marks[1]) == nil && document.line(of: marks[1]) == 4)
    #expect(document.place(of: marks[2]) == nil && document.place(of: timers[2]) == nil)
  }

  @Test("Keys are listed in the order of the text")
  func order() throws {
    let document = try Self.document()
    #expect(
      document.keys(of: TOMLPath())
        == ["sound", "alarm", "marks", "theme", "countdown", "timers"])
    #expect(document.keys(of: "theme") == ["name", "é", "last"])
    #expect(document.keys(of: "countdown") == ["face", "plain"])
    #expect(document.keys(of: "sound").isEmpty && document.keys(of: "none").isEmpty)
    #expect(document.names(of: "theme") == ["name", "é", "last"])
  }

  @Test("Leaves reach into inline tables")
  func leaves() throws {
    let leaves = try Self.document().leaves
    #expect(
      leaves.map { "\($0.line) \($0.path)" } == [
        "1 sound", "2 alarm.snooze", "3 marks", "5 theme.name", "5 theme.\"é\".contrast",
        "6 theme.last", "9 countdown.face", "13 timers.name", "15 timers.alarm.sound",
        "17 timers.name",
      ])
  }

  @Test("The bytes of each value are those in the text")
  func bytes() throws {
    let document = try Self.document()
    let texts = document.leaves.map { leaf in
      String(decoding: document.bytes[leaf.span.value], as: UTF8.self)
    }
    #expect(
      texts == [
        "\"tower\"", "\"5m\"", "[\"1m\",\n  [1, 2]]", "\"dark\"", "2", "{}", "\"ring\"",
        "\"tea\"", "\"gong\"", "\"eggs\"",
      ])
    let lines = String(decoding: document.bytes[document.entries[2].lines], as: UTF8.self)
    #expect(lines == "marks = [\"1m\",\n  [1, 2]]\n")
  }

  @Test("A byte order mark has no column, and lines may end in CR LF")
  func mark() throws {
    let document = try TOMLDocument(Array("\u{FEFF}a = 1\r\nb = 2\r\n".utf8))
    #expect(document.place(of: "a") == TextPlace(line: 1, column: 5))
    #expect(document.place(of: "b") == TextPlace(line: 2, column: 5))
  }

  @Test("A text has a limit of bytes")
  func longest() throws {
    let text = Array(repeating: UInt8(ascii: "#"), count: 1 << 22)
    #expect(throws: TOMLError(TextPlace(line: 1, column: 1), "the text has more than 4 MiB")) {
      try TOMLDocument(text + [0x0A])
    }
  }
}
