internal import Cells
internal import Faces
package import Settings
internal import TOML

/// Formats the settings as the text of a settings file.
package enum ConfigText {
  /// The maximum column at which comments are aligned.
  private static let widestColumn = 40

  /// Returns the settings, one per line: the value, its source and its description.
  package static func text(_ effective: EffectiveSettings) -> String {
    let rows = effective.settings.map { (line(of: $0), comment(on: $0)) }
    let widths = rows.map { TextWidth.columns(of: $0.0) }
    let width = widths.filter { $0 <= widestColumn }.max() ?? 0
    let lines = zip(rows, widths).map { row, own in
      row.0 + String(repeating: " ", count: max(0, width - own) + 2) + "# " + row.1
    }
    return (lines + timers(effective)).joined(separator: "\n")
  }

  /// Returns the text of a new settings file, in which all settings are commented out with their
  /// defaults.
  package static func template(_ schema: SettingsSchema, name: String) -> String {
    let intro = [
      "# The settings of \(name), in TOML. To change one, uncomment it;",
      "# the values here are the defaults.",
    ]
    let keys = schema.keys.flatMap { key in
      ["", "# \(key.help)\(choices(of: key.kind))", "#" + assignment(key.path, key.fallback)]
    }
    return (intro + keys + timersTemplate).map { $0 + "\n" }.joined()
  }

  /// Returns the possible words of a choice as TOML, after a space.
  private static func choices(of kind: SettingsKind) -> String {
    guard case .choice(let words) = kind, let last = words.last else { return "" }
    let texts = words.map { TOMLValue.string($0).description }
    let others = texts.dropLast().joined(separator: ", ")
    return " \(others.isEmpty ? "" : "\(others) or ")\(TOMLValue.string(last))."
  }

  /// Returns a key and its value as TOML; without a value, the right-hand side is empty.
  private static func assignment(_ path: TOMLPath, _ value: TOMLValue?) -> String {
    value.map { "\(path) = \($0)" } ?? "\(path) ="
  }

  private static func line(of setting: EffectiveSettings.ResolvedSetting) -> String {
    (setting.value == nil ? "# " : "") + assignment(setting.key.path, setting.value)
  }

  private static func comment(on setting: EffectiveSettings.ResolvedSetting) -> String {
    switch setting.source {
    case .file: "file: \(setting.key.help)"
    case .fallback where setting.value == nil: setting.key.help
    case .fallback: "default: \(setting.key.help)"
    case .mistake(let line):
      "default, as \(line.map { "line \($0)" } ?? "the file") is wrong: \(setting.key.help)"
    }
  }
}

// MARK: - Named timers

extension ConfigText {
  private static func timers(_ effective: EffectiveSettings) -> [String] {
    let name = NamedTimer.path
    guard let value = effective.timers else { return [] }
    if case .table(let members) = value {
      return ["", "[\(name)]"] + lines(effective.ordered(members))
    }
    guard let tables = value.tables else { return ["", assignment(name, value)] }
    return tables.flatMap { ["", "[[\(name)]]"] + lines(effective.ordered($0)) }
  }

  private static func lines(_ members: [(name: String, value: TOMLValue)]) -> [String] {
    members.map { assignment(TOMLPath(keys: [$0.name]), $0.value) }
  }

  private static var timersTemplate: [String] {
    let example = NamedTimer(
      name: "Focus", time: "25m=Work 5m=Break", rounds: 4, waits: true,
      finalStep: "15m=Long break", marks: ["1m=sound:sonar"], warnings: ["1m=red"],
      face: .pie, sound: "gong")
    return ["", "# A saved timer; each has a table like this.", "#[[timers]]"]
      + lines(example.members.map { ($0.key, $0.value) }).map { "#" + $0 }
  }
}

extension TOMLValue {
  /// The tables of an array; `nil` if it isn't an array of tables.
  fileprivate var tables: [[String: TOMLValue]]? {
    guard case .array(let elements) = self else { return nil }
    let tables = elements.compactMap { if case .table(let members) = $0 { members } else { nil } }
    return tables.count == elements.count ? tables : nil
  }
}
