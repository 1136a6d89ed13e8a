import Testing

@testable import TimerPrograms

struct ZoneNameTests {
  @Test(
    "A rule is a name and an offset, whether or not it has a slash",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", true), ("EST5EDT", true), ("<+0330>-3:30", true),
      (":JST-9", true), ("UTC+0", true), ("Europe/Berlin", false), ("CET", false), ("Mars", false),
      ("A1", false), ("<x", false), ("CET-", false), ("/etc/localtime", false), ("", false),
    ])
  func rules(value: String, isRule: Bool) {
    #expect(ZoneName(value).isRule == isRule)
  }

  @Test("The file is in the folder of TZDIR, in the usual one, or at its own path")
  func files() {
    let berlin = ZoneName("Europe/Berlin")
    #expect(berlin.file(in: nil) == "/usr/share/zoneinfo/Europe/Berlin")
    #expect(berlin.file(in: "") == "/usr/share/zoneinfo/Europe/Berlin")
    #expect(berlin.file(in: "/etc/zoneinfo") == "/etc/zoneinfo/Europe/Berlin")
    #expect(ZoneName(":/etc/localtime").file(in: "/x") == "/etc/localtime")
  }

  @Test("An empty value means UTC")
  func empty() {
    #expect(ZoneName("").isEmpty && ZoneName(":").isEmpty && !ZoneName("CET").isEmpty)
  }
}
