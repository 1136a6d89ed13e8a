internal import Cells
internal import Countdowns
internal import Faces
internal import Settings
internal import TOML

/// A saved timer: its name, its time, and settings that differ from the defaults.
struct NamedTimer: Hashable, Sendable {
  var name: String
  /// The span or time of day, as typed.
  var time: String
  var face: Face?
  /// A sound by name or file, or `none` for just the bell.
  var sound: String?

  /// The path of the list in the settings file.
  static let path: TOMLPath = "timers"

  /// The keys of an element of the list.
  static let keys: [SettingsKey] = [
    SettingsKey(
      "name", .text, help: "The name of a timer.",
      details: """
        It is the time unless set. Case doesn’t matter. The name of a command, such as `list`, is a \
        mistake.
        """),
    SettingsKey(
      "time", .form(timeForm), help: "Its span or time of day.", details: "This key is required."),
    SettingsKey("face", .choice(Preferences.faces), help: "Its face, if it has its own."),
    SettingsKey("sound", .text, help: "Its sound, if it has its own."),
  ]

  /// The description of times in error messages.
  static let timeForm = "a time such as 5m or until 14:30"

  /// Returns why a timer can't have a name; `nil` if it can.
  static func refusal(ofName name: String) -> String? {
    CommandNames.isReserved(name.lowercased())
      ? "“\(name)” is a command, so a timer can’t have that name; choose another" : nil
  }

  /// The values in the settings file, in order.
  var members: [(key: String, value: TOMLValue)] {
    var members: [(key: String, value: TOMLValue)] = [
      ("name", .string(name)), ("time", .string(time)),
    ]
    if let face { members.append(("face", .string(face.rawValue))) }
    if let sound { members.append(("sound", .string(sound))) }
    return members
  }
}

extension NamedTimer {
  /// Reads an element of the list; throws if it has no time, or a command as its name.
  init(_ path: TOMLPath, in document: TOMLDocument) throws(SettingsError) {
    let time: String? = try document.form(path["time"], Self.timeForm) { text in
      (try? Reading(words: [text])).map { _ in text }
    }
    guard let time else {
      throw .line(document.line(of: path) ?? 1, key: Self.path.description, "the timer has no time")
    }
    self.time = time
    let name = CountdownSettings.label(try document.string(path["name"]) ?? time) ?? time
    if let refusal = Self.refusal(ofName: name) {
      let key = path["name"]
      throw .line(document.line(of: key) ?? 1, key: key.description, refusal)
    }
    self.name = name
    face = try document.choice(path["face"], among: Preferences.faces).flatMap(Face.init)
    sound = try document.string(path["sound"])
  }
}
