internal import JSON
internal import Settings
internal import TOML
internal import Texts

/// Formats the settings as JSON.
package enum ConfigJSON {
  /// Returns an object with the value of each key; unset values are null.
  package static func text(_ effective: EffectiveSettings) -> String {
    var members = effective.settings.map { setting in
      (name: setting.key.path.description, value: setting.value)
    }
    if let timers = effective.timers {
      members.append((name: NamedTimer.path.description, value: timers))
    }
    return object(members, effective)
  }

  private static func object(
    _ members: [(name: String, value: TOMLValue?)], _ effective: EffectiveSettings
  ) -> String {
    let texts = members.map { member in
      JSONText.string(member.name) + ":" + (member.value.map { text($0, effective) } ?? "null")
    }
    return "{" + texts.joined(separator: ",") + "}"
  }

  /// Returns a value; a value without a JSON equivalent, such as a date, is a string.
  private static func text(_ value: TOMLValue, _ effective: EffectiveSettings) -> String {
    switch value {
    case .string, .integer, .boolean: value.description
    case .float(let number): number.isFinite ? value.description : JSONText.string("\(value)")
    case .date(let date): JSONText.string(date)
    case .array(let elements):
      "[" + elements.map { text($0, effective) }.joined(separator: ",") + "]"
    case .table(let members):
      object(effective.ordered(members).map { ($0.name, $0.value) }, effective)
    }
  }
}
