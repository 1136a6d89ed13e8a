internal import Countdowns
internal import Settings
package import TOML
package import Timers

/// A row of the settings sheet: a setting, or the Done button.
package struct SettingRow: Hashable, Sendable {
  /// The index of the setting in the table; `nil` for the button.
  private let place: Int?

  /// The control of a row, with its value.
  package enum Control: Hashable, Sendable {
    case toggle(Bool)
    /// A list of words, and the index of the selected one.
    case choice([String], Int)
    /// A percentage.
    case slider(Int)
    /// A button with a value beside it.
    case button(String)
  }

  private var setting: Setting<Preferences>? { place.map { Preferences.settings[$0] } }
  private var row: SettingsRow? { setting?.row }

  /// The heading above the row, if it is the first of its section.
  var heading: String? {
    guard let section = row?.section else { return nil }
    return Self.allCases.first { $0.row?.section == section } == self ? section : nil
  }

  package var label: String { row?.label ?? "Done" }

  /// The key in the settings file; `nil` for the Done button.
  package var key: TOMLPath? { setting?.key.path }
}

extension SettingRow: CaseIterable {
  /// All rows, in display order.
  package static let allCases = Preferences.Section.allCases.map(\.rawValue).flatMap(rows) + [done]

  private static func rows(in section: String) -> [SettingRow] {
    let rows = Preferences.settings.indices.map { SettingRow(place: $0) }
    return rows.filter { $0.row?.section == section }.sorted {
      ($0.row?.place ?? .max) < ($1.row?.place ?? .max)
    }
  }
}

extension SettingRow: ExpressibleByStringLiteral {
  /// Creates the row of a key in the settings file.
  package init(stringLiteral key: String) {
    place = Preferences.settings.firstIndex { $0.key.path == TOMLPath(keys: [key]) }
  }
}

/// The rows that need special handling.
extension SettingRow {
  static let done = SettingRow(place: nil)
  static let soundSelection: SettingRow = "sound"
  package static let volume: SettingRow = "volume"
  package static let face: SettingRow = "face"
  static let snooze: SettingRow = "snooze"
  package static let suspend: SettingRow = "suspend"
  package static let limit: SettingRow = "alarm-limit"
}

// MARK: - Values

extension SettingRow {
  /// Whether the row shows the opposite of the value in the file.
  private var isInverted: Bool { row?.isInverted == true }

  /// Whether the value is a span, for which the row offers common choices.
  private var isSpan: Bool { if case .form? = setting?.key.kind { true } else { false } }

  /// Returns the control of the row, with its current value.
  func control(in preferences: Preferences) -> Control {
    guard let setting, let row else { return .button("") }
    let value = setting.value(preferences) ?? row.usual ?? setting.key.fallback
    return switch (setting.key.kind, value) {
    case (.choice(let words), .string(let word)?): .choice(words, words.firstIndex(of: word) ?? 0)
    case (.form, .string(let text)?): Self.choice(text, among: row.spans)
    case (_, .boolean(let isOn)?): .toggle(isOn != isInverted)
    case (_, .integer(let number)?): .slider(number)
    case (_, .string(let text)?): .button(text)
    default: .button("")
    }
  }

  /// Returns a choice of common spans, with the current one inserted if it isn't among them.
  private static func choice(_ text: String, among usual: [String]) -> Control {
    var words = usual
    if !words.contains(text) {
      let place = words.firstIndex { duration($0) > duration(text) } ?? words.count
      words.insert(text, at: place)
    }
    return .choice(words, words.firstIndex(of: text) ?? 0)
  }

  /// Returns a value as the sheet shows it: a span in words, such as “5 min”.
  func display(_ value: String) -> String {
    isSpan ? SpanText.words(for: Self.duration(value)) : value
  }

  private static func duration(_ text: String) -> Duration {
    (try? SpanArgument.parse(text).duration) ?? .zero
  }

  /// Sets the value of a control, and returns the value for the file; `nil` for a button.
  package func set(_ control: Control, in preferences: inout Preferences) -> TOMLValue? {
    let value: TOMLValue
    switch control {
    case .toggle(let isOn): value = .boolean(isOn != isInverted)
    case .slider(let percent): value = .integer(percent)
    case .choice(let words, let index):
      guard words.indices.contains(index) else { return nil }
      value = .string(words[index])
    case .button: return nil
    }
    setting?.store(value, &preferences)
    return value
  }
}

extension SettingRow.Control {
  /// Returns the control moved by a number of steps; a toggle is flipped.
  package func moved(by steps: Int, wraps: Bool = false) -> SettingRow.Control {
    switch self {
    case .toggle(let isOn): return .toggle(!isOn)
    case .slider(let percent): return .slider(min(100, max(0, percent + 5 * steps)))
    case .button: return self
    case .choice(let words, let index):
      let next = index + steps
      guard !wraps else { return .choice(words, (next + words.count) % words.count) }
      return .choice(words, min(max(0, next), words.count - 1))
    }
  }
}

// MARK: - As text

extension SettingRow {
  /// Returns the value as text, in the form in which it is typed.
  func valueWords(in preferences: Preferences) -> String {
    switch control(in: preferences) {
    case .toggle(let isOn): isOn != isInverted ? "true" : "false"
    case .choice(let words, let index): words[index]
    case .slider(let percent): "\(percent)"
    case .button(let value): value
    }
  }

  /// Returns a description of the values that can be typed.
  func choices(in preferences: Preferences) -> String {
    switch control(in: preferences) {
    case .toggle: "true or false"
    case .choice(let words, _): words.joined(separator: ", ")
    case .slider: "a number from 0 to 100"
    case .button: ""
    }
  }

  /// Returns the control with a typed value; `nil` if the value is invalid.
  func control(reading value: String, in preferences: Preferences) -> Control? {
    switch control(in: preferences) {
    case .toggle:
      guard let isOn = Self.switches[value.lowercased()] else { return nil }
      return .toggle(isOn != isInverted)
    case .slider:
      guard let percent = Int(value), (0...100).contains(percent) else { return nil }
      return .slider(percent)
    case .choice(var words, _):
      if isSpan {
        guard let span = try? SpanArgument.parse(value).duration else { return nil }
        words = [SpanText.typed(span)]
        return .choice(words, 0)
      }
      return words.firstIndex(of: value.lowercased()).map { .choice(words, $0) }
    case .button: return nil
    }
  }

  private static let switches = ["true": true, "on": true, "yes": true]
    .merging(["false": false, "off": false, "no": false]) { $1 }
}
