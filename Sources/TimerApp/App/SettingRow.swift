internal import Countdowns
internal import Faces
internal import Settings
internal import Synth
internal import TOML

/// A row of the settings sheet.
enum SettingRow: Int, Hashable, Sendable, CaseIterable {
  case sound, flash, soundSelection, volume, notify, raise
  case progress, effects, motion
  case overtime, tenths, suspend, snooze, limit
  case face, direction, palette, background
  case done

  /// What a row changes, and how.
  enum Control: Hashable, Sendable {
    case toggle(Bool)
    /// One of some words, by its place.
    case choice([String], Int)
    /// Percent.
    case slider(Int)
    /// A button, with a value beside it.
    case button(String)
  }

  /// The heading above the row, if it begins a section.
  var heading: String? {
    switch self {
    case .sound: "Alarm"
    case .progress: "Animation"
    case .overtime: "Time"
    case .face: "Look"
    default: nil
    }
  }

  var label: String {
    switch self {
    case .sound: "Sound"
    case .flash: "Flash"
    case .soundSelection: "Sound selection"
    case .volume: "Volume"
    case .notify: "Desktop message"
    case .raise: "Come forward"
    case .progress: "Progress"
    case .effects: "Effects"
    case .motion: "Motion"
    case .overtime: "Overtime"
    case .tenths: "Tenths"
    case .suspend: "While asleep"
    case .snooze: "Snooze"
    case .limit: "Ring at most"
    case .face: "Face"
    case .direction: "Direction"
    case .palette: "Colors"
    case .background: "Background"
    case .done: "Done"
    }
  }

  /// The key in the settings file; `nil` for a row that changes nothing itself.
  var key: TOMLPath? {
    switch self {
    case .sound: "mute"
    case .soundSelection: "sound"
    case .limit: "alarm-limit"
    case .motion: "reduced-motion"
    case .done: nil
    default: TOMLPath(keys: ["\(self)"])
    }
  }
}

// MARK: - Values

extension SettingRow {
  /// Whether the file has the opposite of what the row shows.
  private var isInverted: Bool { self == .sound || self == .motion }
}

extension SettingRow {
  private static let snoozes = ["1m", "2m", "3m", "5m", "8m", "9m", "10m", "15m", "30m"]
  private static let limits = ["30s", "1m", "2m", "5m", "10m", "20m", "30m", "1h"]

  /// Returns what the row shows; `effects` are on in the app unless they were turned off.
  func control(in preferences: Preferences) -> Control {
    switch self {
    case .sound: .toggle(preferences.isMuted != true)
    case .flash: .toggle(preferences.flashes != false)
    case .notify: .toggle(preferences.notifies != false)
    case .raise: .toggle(preferences.raises != false)
    case .progress: .toggle(preferences.showsProgress != false)
    case .effects: .toggle(preferences.hasEffects != false)
    case .motion: .toggle(preferences.isStill != true)
    case .overtime: .toggle(preferences.showsOvertime != false)
    case .tenths: .toggle(preferences.showsTenths == true)
    case .volume: .slider(preferences.volume ?? Volume.full.percent)
    case .soundSelection: .button(preferences.sound ?? BuiltInSound.standard.rawValue)
    case .done: .button("")
    case .suspend: Self.choice(preferences.suspend ?? .count)
    case .palette: Self.choice(preferences.palette ?? .standard)
    case .background: Self.choice(preferences.background ?? .auto)
    case .face: Self.choice(preferences.face ?? .ring)
    case .direction: Self.choice(preferences.direction ?? .unwinding)
    case .snooze:
      Self.choice(preferences.snooze ?? AlarmSettings.usualSnooze, among: Self.snoozes)
    case .limit:
      Self.choice(preferences.alarmLimit ?? AlarmSettings.usualLimit, among: Self.limits)
    }
  }

  private static func choice<Word: RawRepresentable & CaseIterable>(_ value: Word) -> Control
  where Word.RawValue == String {
    let words = Word.allCases.map(\.rawValue)
    return .choice(words, words.firstIndex(of: value.rawValue) ?? 0)
  }

  /// A length that isn't among the usual ones is offered too.
  private static func choice(_ value: Duration, among usual: [String]) -> Control {
    let text = RecentTimes.text(value)
    var words = usual
    if !words.contains(text) {
      let place = words.firstIndex { duration($0) > value } ?? words.count
      words.insert(text, at: place)
    }
    return .choice(words, words.firstIndex(of: text) ?? 0)
  }

  private static func duration(_ text: String) -> Duration {
    (try? SpanArgument.parse(text).duration) ?? .zero
  }

  /// Sets the row to a toggle's, a choice's or a slider's value, and returns what the file gets.
  func set(_ control: Control, in preferences: inout Preferences) -> TOMLValue? {
    switch control {
    case .toggle(let isOn): return set(isOn, in: &preferences)
    case .slider(let percent):
      preferences.volume = percent
      return .integer(percent)
    case .choice(let words, let index):
      guard words.indices.contains(index) else { return nil }
      set(words[index], in: &preferences)
      return .string(words[index])
    case .button: return nil
    }
  }

  private func set(_ isOn: Bool, in preferences: inout Preferences) -> TOMLValue {
    switch self {
    case .sound: preferences.isMuted = !isOn
    case .flash: preferences.flashes = isOn
    case .notify: preferences.notifies = isOn
    case .raise: preferences.raises = isOn
    case .progress: preferences.showsProgress = isOn
    case .effects: preferences.hasEffects = isOn
    case .motion: preferences.isStill = !isOn
    case .overtime: preferences.showsOvertime = isOn
    case .tenths: preferences.showsTenths = isOn
    default: break
    }
    return .boolean(isOn != isInverted)
  }

  private func set(_ word: String, in preferences: inout Preferences) {
    switch self {
    case .suspend: preferences.suspend = SuspendRule(rawValue: word)
    case .palette: preferences.palette = PaletteArgument(rawValue: word)
    case .background: preferences.background = BackgroundArgument(rawValue: word)
    case .face: preferences.face = Face(rawValue: word)
    case .direction: preferences.direction = Direction(rawValue: word)
    case .snooze: preferences.snooze = Self.duration(word)
    case .limit: preferences.alarmLimit = Self.duration(word)
    default: break
    }
  }
}

extension SettingRow.Control {
  /// Returns the value some steps further; a toggle is turned over.
  func moved(by steps: Int, wraps: Bool = false) -> SettingRow.Control {
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

// MARK: - In words

extension SettingRow {
  /// Returns the value as it is typed.
  func valueWords(in preferences: Preferences) -> String {
    switch control(in: preferences) {
    case .toggle(let isOn): isOn != isInverted ? "true" : "false"
    case .choice(let words, let index): words[index]
    case .slider(let percent): "\(percent)"
    case .button(let value): value
    }
  }

  /// Returns what can be typed, in words.
  func choices(in preferences: Preferences) -> String {
    switch control(in: preferences) {
    case .toggle: "true or false"
    case .choice(let words, _): words.joined(separator: ", ")
    case .slider: "a number from 0 to 100"
    case .button: ""
    }
  }

  /// Returns the control at a typed value; `nil` if the row can't have it.
  func control(reading value: String, in preferences: Preferences) -> Control? {
    switch control(in: preferences) {
    case .toggle:
      guard let isOn = Self.switches[value.lowercased()] else { return nil }
      return .toggle(isOn != isInverted)
    case .slider:
      guard let percent = Int(value), (0...100).contains(percent) else { return nil }
      return .slider(percent)
    case .choice(var words, _):
      if self == .snooze || self == .limit {
        guard let span = try? SpanArgument.parse(value).duration else { return nil }
        words = [RecentTimes.text(span)]
        return .choice(words, 0)
      }
      return words.firstIndex(of: value.lowercased()).map { .choice(words, $0) }
    case .button: return nil
    }
  }

  private static let switches = ["true": true, "on": true, "yes": true]
    .merging(["false": false, "off": false, "no": false]) { $1 }
}
