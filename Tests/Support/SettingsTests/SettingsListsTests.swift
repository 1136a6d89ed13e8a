import Settings
import TOML
import Testing

struct SettingsListsTests {
  private static let text = SettingsText(
    """
    sound = "gong" # mine

    # breakfast
    [[timers]]
    name = "tea"
    [timers.alarm]
    sound = "bell" # soft

    # lunch
    [[timers]]
    name = "eggs"

    [other]
    x = 1
    """)

  @Test func elementsAreReorderedWithTheirComments() throws {
    let text = try Self.text.reordering("timers", by: [1, 0])
    #expect(
      text.text == """
        sound = "gong" # mine

        # lunch
        [[timers]]
        name = "eggs"

        # breakfast
        [[timers]]
        name = "tea"
        [timers.alarm]
        sound = "bell" # soft

        [other]
        x = 1
        """)
    #expect(try text.reordering("timers", by: [1, 0]) == Self.text)
    #expect(try Self.text.reordering("timers", by: [0, 0]) == Self.text)
    #expect(try Self.text.reordering("none", by: []) == Self.text)
  }

  @Test func elementsAreAppended() throws {
    let text = try Self.text.appending([("name", "nap"), ("span", "20m")], to: "timers")
    #expect(try text.document().value(of: TOMLPath("timers")[2]["span"]) == "20m")
    let added = "[[timers]]\nname = \"nap\"\nspan = \"20m\"\n"
    #expect(text.text.contains("name = \"eggs\"\n\n\(added)\n[other]"))
    let first = try SettingsText("").appending([("name", "nap")], to: "timers")
    #expect(first.text == "[[timers]]\nname = \"nap\"\n")
    let inline = try SettingsText("timers = [{ a = 1 }]").appending([("a", 2)], to: "timers")
    #expect(inline.text == "timers = [{ a = 1 }, { a = 2 }]")
    #expect(throws: SettingsError.self) { try Self.text.appending([], to: "other") }
  }

  @Test func elementsAreReplacedAndRemoved() throws {
    let tea = TOMLPath("timers")[0]
    let replaced = try Self.text.replacing(tea, with: [("name", "tea"), ("span", "3m")])
    #expect(try replaced.document().value(of: tea) == .table(["name": "tea", "span": "3m"]))
    #expect(replaced.text.contains("# breakfast\n[[timers]]\nname = \"tea\"\nspan = \"3m\"\n"))
    let removed = try Self.text.removing(tea)
    #expect(
      removed.text == """
        sound = "gong" # mine

        # lunch
        [[timers]]
        name = "eggs"

        [other]
        x = 1
        """)
    #expect(try Self.text.removing("timers").text == "sound = \"gong\" # mine\n\n[other]\nx = 1")
  }

  @Test("Missing tables are added where they belong")
  func missingTables() throws {
    let eggs = TOMLPath("timers")[1]
    let text = try Self.text.setting(eggs["alarm"]["sound"], to: "none")
    #expect(text.text.contains("name = \"eggs\"\n\n[timers.alarm]\nsound = \"none\"\n\n[other]"))
    #expect(try text.value(of: eggs["alarm"]["sound"]) == "none")
    #expect(
      try Self.text.setting("alarm.sound", to: "a").text
        == Self.text.text + "\n\n[alarm]\nsound = \"a\"\n")
    #expect(
      try SettingsText("a.b = 1\n[t]\n").setting("a.c", to: 2).text == "a.b = 1\na.c = 2\n[t]\n")
    #expect(try SettingsText("[t] # c").setting("t.a", to: 2).text == "[t] # c\na = 2\n")
    #expect(
      try SettingsText("a = {b = 1} # c\n").setting("a.c.d", to: 2).text
        == "a = { b = 1, c = { d = 2 } } # c\n")
  }

  @Test(
    "A path that can't hold the value is an error",
    arguments: ["timers.name", "other", "sound.name", TOMLPath("timers")[7]["a"]])
  func noPlace(_ path: TOMLPath) {
    #expect(throws: SettingsError.self) { try Self.text.setting(path, to: 1) }
  }
}
