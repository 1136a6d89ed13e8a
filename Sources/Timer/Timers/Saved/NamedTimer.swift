internal import Cells
internal import Countdowns
package import Faces
package import Settings
package import TOML

/// A saved timer: its name, its time or steps, and settings that differ from the defaults.
///
/// It keeps text as typed, which is read by the grammars of the command line, so `timer NAME`, the
/// app and `--save` have the same plan.
package struct NamedTimer: Hashable, Sendable {
  package var name: String
  /// The span, the time of day or the steps, as typed.
  package var time: String
  package var rounds = 1
  /// Whether each step waits for a key.
  package var waits = false
  /// The last step of the last round as typed, if it isn't that of the others.
  package var finalStep: String?
  /// The marks, as typed.
  package var marks: [String] = []
  /// The colors for the end, as typed; those of the settings if there are none.
  package var warnings: [String] = []
  package var face: Face?
  /// A sound by name or file, or `none` for just the bell.
  package var sound: String?

  package init(
    name: String, time: String, rounds: Int = 1, waits: Bool = false, finalStep: String? = nil,
    marks: [String] = [], warnings: [String] = [], face: Face? = nil, sound: String? = nil
  ) {
    (
      self.name, self.time, self.rounds, self.waits, self.finalStep, self.marks, self.warnings,
      self.face, self.sound
    ) = (name, time, rounds, waits, finalStep, marks, warnings, face, sound)
  }

  /// The path of the list in the settings file.
  package static let path: TOMLPath = "timers"

  /// The keys of an element of the list.
  package static let keys: [SettingsKey] = [
    SettingsKey(
      "name", .text, help: "The name of a timer.",
      details: """
        It is the time unless set. Case doesn’t matter. The name of a command, such as `list`, is a \
        mistake.
        """),
    SettingsKey(
      "time", .form(timeForm), help: "Its span, its time of day or its steps.",
      details: """
        This key is required. Steps are written as on the command line, such as \
        `25m=Work 15m=Long break,color=green`; a label that looks like a step is put in quotes.
        """),
    SettingsKey(
      "rounds", roundsKind, help: "How many times its steps are run."),
    SettingsKey(
      "finally", .text, help: "The last step of its last round, in place of the usual one.",
      details: "For example, `15m=Long break`."),
    SettingsKey("wait", .boolean, help: "Whether each step waits for a key."),
    SettingsKey(
      "marks", .texts, help: "Its marks, as for the option --mark.",
      details: "For example, `[\"1m=sound:sonar\"]`."),
    SettingsKey(
      "warn", .texts, help: "Its colors for the end, as for the option --warn.",
      details: "For example, `[\"1m=red\"]`."),
    SettingsKey("face", .choice(Preferences.faces), help: "Its face, if it has its own."),
    SettingsKey("sound", .text, help: "Its sound, if it has its own."),
  ]

  private static let roundsKind = SettingsKind.integerOr("forever", Routine.possibleRounds)

  /// The description of times in error messages.
  static let timeForm = "a time such as 5m or until 14:30, or steps such as 25m=Work 5m=Break,"

  /// The timers that are there without a settings file.
  static let presets = [
    NamedTimer(name: "pomodoro", time: "25m=Work 5m=Break", rounds: 4, finalStep: "15m=Long break")
  ]

  /// Returns why a timer can't have a name; `nil` if it can.
  package static func refusal(ofName name: String) -> String? {
    CommandNames.isReserved(name.lowercased())
      ? "“\(name)” is a command, so a timer can’t have that name; choose another" : nil
  }

  package func isNamed(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }

  /// The values in the settings file, in order.
  var members: [(key: String, value: TOMLValue)] {
    var members: [(key: String, value: TOMLValue)] = [
      ("name", .string(name)), ("time", .string(time)),
    ]
    if rounds == Routine.forever {
      members.append(("rounds", .string(Routine.text(ofRounds: rounds))))
    } else if rounds != 1 {
      members.append(("rounds", .integer(rounds)))
    }
    if let finalStep { members.append(("finally", .string(finalStep))) }
    if waits { members.append(("wait", .boolean(true))) }
    if !marks.isEmpty { members.append(("marks", .array(marks.map { .string($0) }))) }
    if !warnings.isEmpty {
      members.append(("warn", .array(warnings.map { .string($0) })))
    }
    if let face { members.append(("face", .string(face.rawValue))) }
    if let sound { members.append(("sound", .string(sound))) }
    return members
  }
}

extension NamedTimer {
  /// Reads an element of the list; throws if it has no valid time, or a command as its name.
  package init(_ path: TOMLPath, in document: TOMLDocument) throws(SettingsError) {
    guard let time = try document.string(path["time"]) else {
      throw .line(document.line(of: path) ?? 1, key: Self.path.description, "the timer has no time")
    }
    self.time = time
    let name = CountdownSettings.label(try document.string(path["name"]) ?? time) ?? time
    if let refusal = Self.refusal(ofName: name) {
      let key = path["name"]
      throw .line(document.line(of: key) ?? 1, key: key.description, refusal)
    }
    self.name = name
    rounds =
      try document.value(of: path["rounds"], Self.roundsKind) { (value) -> Int? in
        switch value {
        case .integer(let number): number
        case .string(let text): Routine.rounds(text)
        default: nil
        }
      } ?? 1
    finalStep = try document.string(path["finally"])
    waits = try document.boolean(path["wait"]) ?? false
    marks = try document.strings(path["marks"]) ?? []
    warnings = try document.strings(path["warn"]) ?? []
    face = try document.choice(path["face"], among: Preferences.faces).flatMap(Face.init)
    sound = try document.string(path["sound"])
    do throws(NamedTimerError) {
      _ = try plan()
    } catch {
      let key = path[error.key]
      throw .line(document.line(of: key) ?? 1, key: key.description, error.description)
    }
  }
}
