import Settings
import TOML
import TestSupport
import Testing

struct TOMLDocumentKindsTests {
  @Test(
    "Every way to write a key is understood",
    arguments: [
      (#"sound = "tower""#, "tower"), ("sound='tower'", "tower"), ("  sound\t=  'a b' # c", "a b"),
      (#""sound" = "a""#, "a"), ("'sound' = 'a'", "a"), (#"sound = "a # b""#, "a # b"),
      (#"sound = "\"\\\t\u00e9\U0001F514\x41""#, "\"\\\té🔔A"), (#"sound = 'C:\x'"#, #"C:\x"#),
      ("# sound = 'no'\nsound = 'yes'", "yes"), ("\u{FEFF}sound = 'a'", "a"),
      ("a = 1\r\nsound = 'b'\r\n", "b"), ("list = [\n  'x', # ]\n  [1, 2],\n]\nsound = 'a'", "a"),
      ("t = {sound = 'no', b = [1]}\nsound = 'a'", "a"),
      ("d = 1979-05-27 07:32:00\nsound = 'a'", "a"),
      ("long = \"\"\"\nsound = 'no'\n\\\"\"\"\"\"\"\nsound = 'a'", "a"),
      ("long = '''\nsound = 'no'\n''''\nsound = 'a'", "a"), ("sound = ''", ""),
    ])
  func reading(_ text: String, _ value: String) throws {
    #expect(try SettingsText(text).value(of: "sound") == .string(value))
  }

  @Test(
    "A nested key isn't a top-level key",
    arguments: [
      "", "\n\n", "# nothing", "[alarm]\nsound = 'no'", "  [a]\nsound = 'no'",
      "[[a]]\nsound = 'no'",
      "a.sound = 'no'", "sounds = 'no'", "x = \"\"\"\nsound = 'no'\n\"\"\"",
    ])
  func missing(_ text: String) throws {
    #expect(try SettingsText(text).value(of: "sound") == nil)
  }

  @Test("A line may be as long as the file")
  func long() {
    let dates = String(repeating: "1979-05-27 ", count: 90_000)
    for text in ["sound = " + dates, "sound = " + String(repeating: "[", count: 900_000)] {
      #expect(throws: SettingsError.self) { try SettingsText(text).value(of: "sound") }
    }
  }

  static let sample = SettingsText(
    """
    sound = "tower" # the bell
    volume = 7
    share = 0.5
    alarm.snooze = "5m"
    tenths = true
    marks = ["1m", "10s"]
    theme = { name = "dark", contrast = 2 }

    [countdown]
    face = "ring"
    [countdown.plain]

    [[timers]]
    name = "tea"
    [timers.alarm]
    sound = "gong"
    [[timers]]
    name = "eggs"

    """)

  @Test func gettersReturnValuesOfTheirKind() throws {
    let document = try Self.sample.document()
    #expect(try document.string("sound") == "tower")
    #expect(try document.integer("volume", in: 0...9) == 7)
    #expect(try document.number("share", in: 0...1) == 0.5)
    #expect(try document.number("volume", in: 0...9) == 7)
    #expect(try document.boolean("tenths") == true)
    #expect(try document.strings("marks") == ["1m", "10s"])
    #expect(try document.choice("countdown.face", among: ["bar", "ring"]) == "ring")
    #expect(try document.form("alarm.snooze", "a span") { $0.count } == 2)
    #expect(try document.string("nothing") == nil)
  }

  @Test func errorsNameLineAndKey() throws {
    let document = try Self.sample.document()
    func words(_ read: () throws -> Any?) -> String {
      do {
        return "\(try read() as Any)"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      words { try document.string("volume") }
        == "line 2: volume: a text in quotes is wanted, not 7")
    #expect(
      words { try document.integer("volume", in: 10...20) }
        == "line 2: volume: a number from 10 to 20 is wanted, not 7")
    #expect(
      words { try document.boolean("theme.name") }
        == "line 7: theme.name: true or false is wanted, not “dark”")
    #expect(
      words { try document.choice("countdown.face", among: ["bar", "pie"]) }
        == "line 10: countdown.face: one of “bar”, “pie” is wanted, not “ring”")
    #expect(
      words { try document.form("alarm.snooze", "a span such as 5m") { _ in Int?.none } }
        == "line 4: alarm.snooze: a span such as 5m in quotes is wanted, not “5m”")
    #expect(
      words { try document.strings("theme") }
        .hasPrefix("line 7: theme: a list of texts in quotes is wanted, not { "))
  }
}
