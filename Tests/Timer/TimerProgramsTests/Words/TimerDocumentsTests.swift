import Alarms
import CommandLines
import Countdowns
import Faces
import Foundation
import Pairs
import Programs
import Reports
import Settings
import Synth
import TOML
import TerminalCodes
import TestSupport
import Testing
import TimerTestSupport
import Texts

@testable import TimerPrograms
@testable import Timers

/// The README, the manual page and both help texts agree with each other and with the program.
struct TimerDocumentsTests {
  private let readme: String
  private let manual: String
  private let control: String
  private let config: String
  private let help = Arguments.command.help(program: "timer").split(whereSeparator: \.isWhitespace)
    .joined(separator: " ")

  init() throws {
    readme = try Documents.text("README.md")
    manual = try Documents.text("man/timer.1")
    control = try Documents.text("man/timer-control.1")
    config = try Documents.text("man/timer-config.5")
  }

  /// The options of the commands for running timers but `up`.
  private static let controlNames = ControlVerb.all.map(\.command.names).reduce(
    ListTimersArguments.command.names.union(StatusArguments.command.names)
      .union(AttachArguments.command.names).union(DashboardArguments.command.names)
      .union(WaitArguments.command.names).union(ShareArguments.command.names)
      .union(ResumeArguments.command.names).union(HistoryArguments.command.names)
  ) { $0.union($1) }

  @Test("The manual pages have all options of all commands")
  func manualOptions() {
    // `--to` belongs to the stopwatch, which has no list of its own.
    let names = [
      ["--generate-completion-script", "--to"], Arguments.command.names,
      PairsArguments.command.names,
      SoundsArguments.command.names, PlayArguments.command.names, ExportArguments.command.names,
      DevicesArguments.command.names, ConfigShowArguments.command.names,
      ClockArguments.command.names, DoctorArguments.command.names,
    ]
    for name in names.joined() { #expect(Self.has(name, in: manual), "\(name)") }
    for name in Self.controlNames { #expect(Self.has(name, in: control), "\(name)") }
  }

  private static func has(_ option: String, in manual: String) -> Bool {
    manual.split(whereSeparator: \.isWhitespace).contains(option.dropFirst())
  }

  @Test("The manual page documents all fields and members, with their descriptions")
  func manualFields() {
    for field in ReportField.allCases {
      #expect(manual.contains(".It Li {\(field.rawValue)}\n\(field.help)\n"))
    }
    for key in ReportJSON.Key.allCases {
      #expect(manual.contains(".It Li \(key.rawValue)\n\(key.help)\n"))
    }
  }

  @Test("The manual page describes the line for each status bar", arguments: StatusBar.allCases)
  func manualBars(bar: StatusBar) { #expect(manual.contains(".It Cm \(bar.rawValue)\n")) }

  @Test("The manual page of commands documents all commands and requests")
  func manualCommands() {
    for command in CommandNames.control where command.text != "up" {
      #expect(control.contains(command.text) && manual.contains(command.text))
    }
  }

  @Test("The options in the README exist, and its spans and times parse")
  func readmeWords() {
    let drawing = Documents.part(of: readme, after: "## Draw with it", before: "## In scripts")
    let timer = readme.replacing(drawing, with: "")
    let others: Set = ["--disable-default-traits", "--cap", "--rotate", "--user"]
    let names = Arguments.command.names.union(PairsArguments.command.names).union(
      Self.controlNames.union(["--to"]))
    for match in timer.matches(of: /[^\w-](--[a-z][a-z-]*)/) {
      let name = String(match.output.1)
      #expect(names.contains(name) || others.contains(name), "\(name)")
    }
    let spans = Documents.part(of: timer, after: "Spans are written as ", before: "Ambiguous\ntext")
    for match in spans.matches(of: /`([^`]+)`/) {
      let words = String(match.output.1)
      let reading = (try? Reading(words: [words])) ?? (try? Reading(words: ["until", words]))
      #expect(reading != nil, "\(words)")
    }
  }

  @Test("The README has the built-in themes of cards", arguments: CardTheme.builtIn)
  func themes(theme: CardTheme) { #expect(readme.contains("`\(theme.name)`")) }

  @Test("The README shows each picture once, and all load quickly")
  func pictures() throws {
    let shown = readme.matches(of: /!\[[^\]]+\]\(Pictures\/([\w-]+\.png)\)/).map {
      String($0.output.1)
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: Documents.url("Pictures"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension != "jsonl" }
    #expect(shown.sorted() == files.map(\.lastPathComponent).sorted())
    for file in files { #expect(try Data(contentsOf: file).count < 200_000, "\(file)") }
  }

  @Test("The sounds in examples exist")
  func sounds() throws {
    let pages = [readme, manual, control, config, try Documents.text("man/shape.1"), help]
    let pattern = /(?:sound[:=]|--sound |-sound )(?: Ns )?([A-Za-z0-9][\w-]*)/
    let names = pages.flatMap { $0.matches(of: pattern).map { String($0.output.1) } }
    #expect(names.contains("sonar"))
    let words: Set = ["NAME", "Ar", "Ns", "none", "name", "or"]
    for name in names where !words.contains(name) {
      #expect((try? SoundLibrary(folder: nil).find(name)) != nil, "\(name)")
    }
  }

  @Test("The README’s example of an ambiguous reading is accurate")
  func ambiguity() throws {
    #expect(
      readme.contains("`1:30` is 90 seconds, with a hint that\n`until 1:30` is a time of day"))
    let reading = try Reading(words: ["1:30"])
    #expect(reading == .span(.seconds(90), hint: "time of day: until 1:30"))
    #expect(throws: ReadingError.self) { try Reading(words: ["1h 30"]) }
  }

  @Test("Exit statuses are the same everywhere")
  func statuses() throws {
    let table = Documents.part(of: readme, after: "| exit status | |", before: "\n\n")
    let rows = table.split(separator: "\n").filter { !$0.hasPrefix("| 128") }
    let listed = rows.flatMap { row in
      row.split(separator: "|").first.map { $0.matches(of: /\d+/).compactMap { Int($0.output) } }
        ?? []
    }
    let expected: Set = [0, 1, 64, 65, 66, 69, 71, 73, 74, 75, 126, 127]
    #expect(Set(listed) == expected)
    #expect(try Documents.statuses(ofManual: manual) == expected)
    #expect(Documents.statuses(ofHelp: help) == expected)
    let short = TimerHelp(name: "timer").text
    for match in short.matches(of: /(\d+): (the time|canceled|not understood)/) {
      #expect(Int(match.output.1).map(expected.contains) == true)
    }
  }

  @Test("The documented defaults are the program’s")
  func defaults() {
    let alarm = AlarmSettings()
    let look = Look()
    let short = TimerHelp(name: "timer").text
    #expect(alarm.snooze == .seconds(300))
    #expect(short.contains("--snooze SPAN (5m)") && help.contains("rings again: 5m by default."))
    #expect(readme.contains("lets it ring again in five minutes"))
    #expect(alarm.limit == .seconds(600))
    #expect(help.contains("Maximum ringing time: 10m by default."))
    #expect(readme.contains("for ten minutes\n(`--alarm-limit`)"))
    #expect(alarm.volume.percent == 100)
    #expect(short.contains("--volume 0-100 (100)") && help.contains("0 to 100 (default)"))
    var inline = look
    inline.placement = .inline(rows: nil)
    #expect(inline.placement(of: .ring, windowRows: 50) == .inline(rows: 12))
    #expect(short.contains("--inline[=ROWS] (12)") && help.contains("--inline for 12 rows"))
    #expect(look.face == .bar)
    #expect(short.contains(/timer 5m +a bar in this line/))
  }

  @Test("The README lists the keys as in the key tables")
  func keys() {
    let sentence = Documents.part(of: readme, after: "While it runs, ", before: "\n\n")
    for binding in TimerKeyTables.countdown.general.bindings
      + TimerKeyTables.countdown.ringing.bindings
    {
      guard binding.listing != .hidden, let key = binding.keys.first else { continue }
      #expect(sentence.contains("`\(KeyLabel.text(key, .ascii))`"), "\(binding)")
    }
  }

  @Test("The example settings file keeps its quotation marks and parses")
  func settingsFile() throws {
    let block = Documents.part(
      of: config, after: ".Bd -literal -offset indent\n", before: "\n.Ed")
    #expect(block.contains("sound = \"tower\""))
    #expect(try Preferences(SettingsText(block).document(), in: .timer).notes.isEmpty)
  }
}
