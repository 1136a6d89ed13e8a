internal import Clocks
package import Findings
internal import TerminalCodes

/// The report of `timer doctor`: what a machine and a terminal offer, and what would help.
package struct DoctorReport {
  /// The line that `--version` prints.
  private let version: String
  private let machine: Machine
  private let terminal: TerminalFindings

  package init(version: String, _ machine: Machine, _ terminal: TerminalFindings) {
    (self.version, self.machine, self.terminal) = (version, machine, terminal)
  }

  /// The sections, of which the first is only the version.
  package var sections: [FindingsSection] {
    [FindingsSection(version, []), FindingsSection("System", machine.system.findings)]
      + terminal.sections.filter { !$0.findings.isEmpty } + [
        FindingsSection("Locale", [locale, zone]),
        FindingsSection("Sound", machine.sound.findings),
        FindingsSection("Desktop", machine.desktop.findings),
      ] + (machine.sharing.map { [FindingsSection("Sharing", [$0])] } ?? [])
      + [FindingsSection("Files", machine.folders.findings)]
  }

  /// The report as text.
  package var lines: [String] { FindingsText.lines(of: sections) }

  /// The report as a JSON object.
  package var json: String {
    FindingsText.json(of: sections.flatMap(\.findings), after: [("version", version)])
  }
}

// MARK: - Locale

extension DoctorReport {
  private var locale: Finding {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let name = names.first { machine.variables[$0] != nil }
    let value = name.flatMap { machine.variables[$0] } ?? "not set"
    guard Capabilities.isUTF8({ machine.variables[$0] ?? "" }) else {
      let reason = name.map { "\($0) isn’t UTF-8" } ?? "No variable says UTF-8"
      return Finding(
        "locale", value, "\(reason), so output is ASCII.", advice: "Set LANG=C.UTF-8.")
    }
    return Finding("locale", value, "\(name ?? "It") is UTF-8, so all characters are shown.")
  }

  private var zone: Finding {
    let name = machine.variables["TZ"]
    guard let offset = machine.offset else {
      return Finding(
        "zone", "UTC",
        name.map { "TZ is \($0), which isn’t installed." }
          ?? "Neither TZ nor /etc/localtime says one.",
        advice: name == nil ? "Set TZ for another one." : "Install tzdata, or correct TZ.")
    }
    var source = name.map { "TZ is \($0)." } ?? "From /etc/localtime."
    if name?.isEmpty == true { source = "TZ is empty, which means UTC." }
    return Finding("zone", "UTC\(ISOText.offset(secondsEast: offset))", source)
  }
}
