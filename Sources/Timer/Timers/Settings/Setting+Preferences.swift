internal import CommandLines
internal import Countdowns
internal import Settings
internal import TOML

/// The settings of countdowns by their kinds, each with an option of the same name.
extension Setting<Preferences> {
  /// Creates a Boolean setting with the options `--KEY` and `--no-KEY`, and others if there are any.
  static func toggle(
    _ name: String, _ path: ValuePath<Preferences, Bool?>, fallback: Bool?, help: String,
    on: String, off: String, short: Character? = nil, details: String = "",
    others: [Option<Preferences>] = []
  ) -> Setting {
    var option = Option.toggle(name, path, help: on, opposite: off)
    option.short = short
    return toggle(TOMLPath(keys: [name]), path, fallback: fallback, help: help)
      .options([option.usually(fallback).detailed(details)] + others)
  }

  /// Creates a setting whose value is one of a few words, with `shortcuts` for some of them.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: ValuePath<Preferences, Value?>, fallback: Value, help: String,
    option: String? = nil, as placeholder: String? = nil, details: String = "",
    shortcuts: [Option<Preferences>] = []
  ) -> Setting {
    choice(TOMLPath(keys: [name]), path, fallback: fallback, help: help).options(
      shortcuts + [
        .choice(name, path, as: placeholder, help: option ?? help).detailed(details)
      ])
  }

  /// Creates a setting whose value is a span of time.
  static func span(
    _ name: String, _ path: ValuePath<Preferences, Duration?>, fallback: TOMLValue?,
    orZero: Bool = false, help: String, options: [Option<Preferences>]
  ) -> Setting {
    form(
      TOMLPath(keys: [name]), path, Preferences.span, fallback: fallback, help: help,
      encode: { SpanText.typed($0) },
      decode: { try? (orZero ? SpanArgument.parseOrZero($0) : SpanArgument.parse($0)).duration }
    ).options(options)
  }

  /// Returns the setting with a row in the app's sheet, last in its section unless `place` is given.
  func row(
    _ label: String, in section: Preferences.Section, place: Int = .max,
    usually usual: TOMLValue? = nil, isInverted: Bool = false, spans: [String] = []
  ) -> Setting {
    row(
      SettingsRow(
        label: label, section: section.rawValue, place: place, usual: usual,
        isInverted: isInverted, spans: spans))
  }
}

extension Preferences {
  /// A section of the app's sheet.
  package enum Section: String, CaseIterable, Sendable {
    case alarm = "Alarm"
    case animation = "Animation"
    case time = "Time"
    case look = "Look"
  }
}
