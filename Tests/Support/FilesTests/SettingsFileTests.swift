import Files
import Settings
import TestSupport
import Testing

struct SettingsFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ name: String) -> SettingsFile { SettingsFile(path: folder.path + "/" + name) }

  @Test("A missing file is empty, and saving creates its folders")
  func newFile() throws {
    let file = file("a/b/config.toml")
    #expect(try file.read() == SettingsText(""))
    try file.save(SettingsText("a = 1\n"))
    #expect(try file.read() == SettingsText("a = 1\n"))
    #expect(folder.names == ["a"])
    #expect(folder.mode(of: "a/b/config.toml") == 0o600, "it may contain commands")
  }

  @Test("The mode is preserved, and nothing else remains in the folder")
  func mode() throws {
    try folder.write(Array("old".utf8), to: "config.toml")
    folder.setMode(0o640, of: "config.toml")
    try file("config.toml").save(SettingsText("new"))
    #expect(folder.mode(of: "config.toml") == 0o640)
    #expect(folder.names == ["config.toml"])
    #expect(folder.read("config.toml") == Array("new".utf8))
  }

  @Test("A link stays a link, and its target is written", arguments: ["real/c.toml", "new.toml"])
  func link(target: String) throws {
    try folder.write(Array("old".utf8), to: "real/c.toml")
    #expect(folder.makeLink("config.toml", to: target) != nil)
    try file("config.toml").save(SettingsText("new"))
    #expect(folder.isLink("config.toml"))
    #expect(folder.read(target) == Array("new".utf8))
  }

  @Test(
    "A place that can't be written is an error",
    arguments: ["/proc/timer/config.toml", "/dev/null/c"])
  func readOnly(path: String) {
    #expect {
      try SettingsFile(path: path).save(SettingsText("a"))
    } throws: { error in
      "\(error)".hasPrefix("it can’t be saved: ")
    }
  }

  @Test("A link to itself is an error")
  func endlessLink() {
    #expect(folder.makeLink("config.toml", to: "config.toml") != nil)
    #expect(throws: SettingsError.self) { try file("config.toml").save(SettingsText("a")) }
    #expect(throws: SettingsError.self) { try file("config.toml").read() }
  }

  @Test("A folder, a pipe and a huge file are rejected")
  func noFile() throws {
    #expect(throws: SettingsError.unreadable("it is a folder")) {
      try SettingsFile(path: folder.path).read()
    }
    #expect(folder.makePipe("pipe") != nil)
    #expect(throws: SettingsError.unreadable("it isn’t a regular file")) { try file("pipe").read() }
    try folder.write([], to: "large")
    folder.grow("large", to: 1 << 40)
    #expect(throws: SettingsError.unreadable("it is too large for a settings file")) {
      try file("large").read()
    }
  }
}
