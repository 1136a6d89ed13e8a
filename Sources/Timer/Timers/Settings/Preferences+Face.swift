internal import CommandLines
internal import Countdowns
internal import Faces
internal import Settings
internal import TOML

/// The settings of faces.
extension Preferences {
  static let faceSettings: [Setting<Preferences>] = [
    .choice(
      "face", \.face, fallback: .bar, help: "The face; the app’s default is a ring.",
      option: "The face.", as: "name",
      shortcuts: Face.allCases.map { face in
        var option = Option<Preferences>.flag(face.rawValue, help: face.help) { $0.face = face }
        if face == .ring { option.short = "r" }
        return option.detailed(face.details)
      }
    ).row("Face", in: .look, usually: "ring"),
    .choice(
      "direction", \.direction, fallback: .unwinding, help: "How a dial empties or fills.",
      shortcuts: [
        .flag(
          "sweep", help: "Open a gap clockwise from 12 o’clock instead of unwinding toward it."
        ) {
          $0.direction = .sweeping
        },
        .flag("fill", help: "Fill up instead of emptying.") { $0.direction = .filling },
        .flag("unwind", help: "Unwind toward 12 o’clock (default).") { $0.direction = .unwinding },
      ]
    ).row("Direction", in: .look),
    .toggle(
      "progress", \.showsProgress, fallback: true, help: "Whether a dial or a bar is drawn.",
      on: "Draw the dial or the bar, not just the digits.", off: "Show just the digits."
    ).row("Show the dial or bar", in: .animation),
    .toggle(
      "effects", \.hasEffects, fallback: false,
      help: "Whether the colors of a dial rotate and dots move in it.",
      on: "Rotate the colors of a dial, and move two dots in it.",
      off: "Don’t rotate colors or move dots.", details: "The colors rotate once in ten seconds."
    ).row("Rotate colors", in: .animation),
    .toggle(
      "tenths", \.showsTenths, fallback: nil,
      help: "Whether tenths of a second are shown; unless set, only by a stopwatch.",
      on: "Show tenths of a second.", off: "Show whole seconds.",
      details: "By default, only a stopwatch shows them."
    ).row("Show tenths of a second", in: .time, place: 2, usually: false),
    .toggle(
      "overtime", \.showsOvertime, fallback: true,
      help: "Whether the time since the end is counted.",
      on: "Count the time since the end while the alarm rings.",
      off: "Don’t count the time since the end.", details: "It is shown as in `+1:13`."
    ).row("Show time since the end", in: .time, place: 1),
    .texts(
      "warn", \.warnings,
      help:
        "Colors for the end, each from a remaining time on, such as `[\"5m=amber\", \"1m=red\"]`.",
      details: warnDetails, encode: \.text, decode: warning
    ).options([warn]),
  ]

  private static let warn: Option<Preferences> = {
    var option = Option<Preferences>(
      "warn", .required("warning"),
      help: "Show a color from this remaining time on: 5m=amber or 10%=red."
    ) { (preferences, input) throws(ValueError) in
      guard case .text(let text) = input else { return }
      preferences.warnings = (preferences.warnings ?? []) + [try warning(text)]
    }
    (option.isRepeatable, option.takesAnyWord) = (true, true)
    option.details = "The option may be repeated. " + warnDetails
    return option
  }()

  // A literal, because composing the list would take 5 % of a start; a test compares the colors.
  static let warnDetails = """
    The colors are `red`, `orange`, `amber`, `green`, `teal`, `blue`, `purple`, `pink`. In place of a \
    span, a percentage of the step’s length is possible. Unless warnings are given, the last tenth is \
    amber and the last ten seconds are red.
    """

  @Sendable private static func warning(_ text: String) throws(ValueError) -> Warning {
    do throws(WarningError) {
      return try Warning(text)
    } catch {
      throw .sentence(error.description)
    }
  }
}
