import Findings
import TerminalCodes
import TestSupport
import Testing

@testable import TimerPrograms

struct DoctorReportTests {
  /// A desktop on which everything works.
  private static var desktop: Machine {
    var machine = Machine()
    machine.system.release = "PRETTY_NAME=\"Debian GNU/Linux 13 (trixie)\""
    (machine.system.kernel, machine.system.processor) = ("Linux 6.12.1", "x86_64")
    machine.system.library = "glibc 2.41"
    machine.variables = ["LANG": "de_DE.UTF-8"]
    machine.offset = 3600
    (machine.sound.player, machine.sound.decoder) = (.found, .found)
    machine.sound.devices = ["default", "hw:CARD=PCH,DEV=0", "pipewire", "pulse"]
    machine.sound.means = ["default", "pw-play", "bell"]
    machine.sound.speaks = true
    (machine.desktop.hasProgram, machine.desktop.bus) = (true, "unix:path=/run/user/1000/bus")
    machine.hasMosquitto = true
    machine.folders.settings = .init("~/.config/timer/config.toml", .writable)
    machine.folders.state = .init("~/.local/state/timer", .missing)
    machine.folders.runtime = .init("/run/user/1000/timer", .writable)
    return machine
  }

  /// A container without anything.
  private static var bare: Machine {
    var machine = Machine()
    (machine.system.kernel, machine.system.processor) = ("Linux 6.12.1", "riscv64")
    machine.sound.means = ["default"]
    machine.hasMosquitto = false
    machine.folders.runtime = .init("/tmp/timer-0", .missing)
    return machine
  }

  private static func report(_ machine: Machine) -> DoctorReport {
    let variables = machine.variables.merging(["TERM": "foot"]) { $1 }
    func environment(_ name: String) -> String? { variables[name] }
    return DoctorReport(
      version: "timer 0.1.0 (3f2a9c1d, ALSA, SndFile)", machine,
      TerminalFindings(
        unasked: "TERM.", Capabilities(environment: environment), environment: environment))
  }

  private static func findings(_ machine: Machine) -> [String: Finding] {
    let findings = report(machine).sections.flatMap(\.findings)
    return Dictionary(findings.map { ($0.name, $0) }) { $1 }
  }

  /// Returns the findings of the desktop after a change that differ from those before it.
  private static func changes(_ change: (inout Machine) -> Void) -> [String: Finding] {
    var machine = desktop
    change(&machine)
    let before = findings(desktop)
    return findings(machine).filter { before[$0.key] != $0.value }
  }

  @Test("A machine on which everything works, and one without anything")
  func reports() throws {
    try expectGolden(Self.report(Self.desktop).lines.joined(separator: "\n") + "\n", "desktop")
    try expectGolden(Self.report(Self.bare).lines.joined(separator: "\n") + "\n", "bare")
    #expect(Self.findings(Self.desktop).values.allSatisfy { $0.advice == nil })
  }

  @Test("Each finding has its own name, a value, and sentences on one short line")
  func form() {
    for machine in [Self.desktop, Self.bare] {
      let findings = Self.report(machine).sections.flatMap(\.findings)
      #expect(Set(findings.map(\.name)).count == findings.count)
      for finding in findings {
        #expect(!finding.value.isEmpty, "\(finding)")
        for words in [finding.reason, finding.advice ?? ""] {
          #expect(words.isEmpty || words.hasSuffix("."), "\(finding)")
          #expect(words.count <= 90 && !words.contains("\n"), "\(finding)")
        }
      }
    }
  }

  @Test("JSON begins with the version, and has a member for each finding")
  func json() {
    let json = Self.report(Self.bare).json
    #expect(
      json.hasPrefix(#"{"version":"timer 0.1.0 (3f2a9c1d, ALSA, SndFile)","system":{"value":"#))
    for name in Self.findings(Self.bare).keys { #expect(json.contains("\"\(name)\":{\"value\":")) }
  }

  @Test(
    "Without a library of sound, what needs it isn’t listed, and the alarm is another program’s")
  func library() {
    for (library, value) in [(Machine.Sound.Library.missing, "missing"), (.leftOut, "left out")] {
      let changes = Self.changes { ($0.sound.player, $0.sound.decoder) = (library, library) }
      #expect(Set(changes.keys) == ["libasound", "libsndfile", "alarm"])
      #expect(changes["libasound"]?.value == value && changes["libasound"]?.advice != nil)
      #expect(changes["libsndfile"]?.value == value && changes["libsndfile"]?.advice != nil)
      #expect(changes["alarm"]?.reason == "The device fails, so pw-play plays.")
      #expect(Self.findings(Self.bare)["device"] == nil)
    }
  }

  @Test("Devices that don’t respond aren’t said to be none")
  func hanging() {
    let changes = Self.changes {
      ($0.sound.devices, $0.sound.failure) = (nil, "it doesn’t respond")
    }
    #expect(Set(changes.keys) == ["devices", "device", "alarm"])
    #expect(changes["devices"]?.value == "unknown" && changes["devices"]?.advice != nil)
    #expect(changes["device"]?.advice == nil, "what would list others doesn’t respond either")
  }

  @Test(
    "The alarm is played by the first of the means that works",
    arguments: [
      (["hw:1", "paplay", "bell"], "The device fails, so paplay plays."),
      (["hw:1", "bell"], "The device fails, so only the terminal’s bell rings."),
      (["hw:1"], "The device fails, so nothing can be heard."),
    ])
  func means(names: [String], reason: String) {
    let changes = Self.changes {
      ($0.sound.device, $0.sound.failure, $0.sound.means) = ("hw:1", "busy", names)
    }
    #expect(changes["device"]?.reason == "It doesn’t play: busy.")
    #expect(changes["device"]?.advice != nil)
    #expect(changes["alarm"]?.reason == reason)
    #expect(changes["alarm"]?.value == names.joined(separator: ", "))
  }

  @Test("Notifications need a program and a session, or a terminal that shows them")
  func notifications() {
    let noProgram = Self.changes { $0.desktop.hasProgram = false }
    #expect(noProgram["notify-send"]?.advice != nil)
    #expect(noProgram["notifications"]?.value == "none")
    let noSession = Self.changes {
      ($0.desktop.bus, $0.desktop.hasTerminal, $0.desktop.terminalNotifies) = (nil, true, true)
    }
    #expect(noSession["notify-send"] == nil && noSession["session"]?.value == "none")
    #expect(noSession["notifications"]?.value == "terminal")
    let noTerminal = Self.changes { ($0.desktop.bus, $0.desktop.terminalNotifies) = (nil, true) }
    #expect(noTerminal["notifications"]?.value == "none")
  }

  @Test("A charset or a time zone that isn’t there has advice")
  func locale() {
    let latin = Self.changes { $0.variables["LC_ALL"] = "de_DE" }
    #expect(latin["locale"]?.value == "de_DE")
    #expect(latin["locale"]?.reason == "LC_ALL isn’t UTF-8, so output is ASCII.")
    #expect(latin["locale"]?.advice != nil)
    let unset = Self.changes { $0.variables = [:] }
    #expect(unset["locale"]?.reason == "No variable says UTF-8, so output is ASCII.")
    let unknown = Self.changes { ($0.variables["TZ"], $0.offset) = ("Mars/Base", nil) }
    #expect(unknown["zone"]?.reason == "TZ is Mars/Base, which isn’t installed.")
    let named = Self.changes { ($0.variables["TZ"], $0.offset) = ("Asia/Kolkata", 19_800) }
    #expect(named["zone"] == Finding("zone", "UTC+05:30", "TZ is Asia/Kolkata."))
    let empty = Self.changes { ($0.variables["TZ"], $0.offset) = ("", 0) }
    #expect(empty["zone"]?.reason == "TZ is empty, which means UTC.")
  }

  @Test("Files that can’t be written, and mistakes in the settings, have advice")
  func files() {
    let denied = Self.changes { $0.folders.state.access = .denied }
    #expect(denied.keys.sorted() == ["state"] && denied["state"]?.advice != nil)
    let mistaken = Self.changes { $0.folders.hasMistakes = true }
    #expect(mistaken.keys.sorted() == ["settings"] && mistaken["settings"]?.advice != nil)
    let unreadable = Self.changes {
      $0.folders.settings.access = .refused("can’t be read, so it is ignored: Permission denied")
      $0.folders.hasMistakes = true
    }
    #expect(
      unreadable["settings"]?.reason == "It can’t be read, so it is ignored: Permission denied.")
    #expect(unreadable["settings"]?.advice?.contains("config check") == false)
    let foreign = Self.changes { $0.folders.runtime.access = .refused("is a symbolic link") }
    #expect(foreign["runtime"]?.reason == "It is a symbolic link.")
    let homeless = Self.changes { $0.folders.settings.path = nil }
    #expect(homeless["settings"]?.value == "none" && homeless["settings"]?.advice == "Set HOME.")
  }
}
