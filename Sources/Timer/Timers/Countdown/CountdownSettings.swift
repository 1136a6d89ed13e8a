internal import Cells
package import Countdowns
internal import Faces
internal import Programs
internal import TerminalCodes
internal import Texts

/// The settings of a countdown, from the command line, the environment and the settings file.
package struct CountdownSettings: Equatable, Sendable {
  /// The span, or the time of day to wait for.
  package var reading: Reading
  /// The preferences given on the command line, which take precedence over the settings file.
  package var given = Preferences()
  /// The effective preferences, from all sources.
  package var preferences = Preferences()
  /// The look of the timer.
  package var look = Look()
  package var name: String?
  package var isPlain = false
  package var alarm = AlarmSettings()
  package var suspend = SuspendRule.count
  package var opensApp = false
  package var savedTimer: NamedTimer?
  /// The timer to save instead of starting it.
  package var timerToSave: NamedTimer?
  /// Whether no time was given: the app opens without a countdown.
  package var hasNoTime = false
  /// The output of a dry run; `nil` for an actual countdown.
  package var explanation: Explanation?
  /// The steps, marks, hooks and output for scripts.
  package var definition = TimerDefinition()
  /// The mistakes in the settings file, one sentence each.
  package var notes: [String] = []

  /// Creates the settings of a time, with the usual values of all others.
  package init(reading: Reading) { self.reading = reading }

  /// The output format of a dry run.
  package enum Explanation: Hashable, Sendable {
    case words, json
  }
}

extension CountdownSettings {
  /// The maximum width of a label in columns.
  private static let longestName = 80
  /// The maximum number of scalars in a label, since a letter can have any number of combining
  /// marks.
  private static let mostScalars = 320

  /// Returns a label in displayable form; `nil` if nothing of it would be visible.
  ///
  /// The label is also the name by which the timer is controlled, so commands normalize names in
  /// the same way.
  package static func label(_ text: String) -> String? {
    let text = String(text.composed.unicodeScalars.prefix(mostScalars))
    let label = TextWidth.truncated(TextWidth.visible(text), to: longestName)
    return TextWidth.columns(of: label) > label.count(where: \.isWhitespace) ? label : nil
  }

  /// The settings of a command line without arguments.
  package static var bare: CountdownSettings {
    var settings = CountdownSettings(reading: .span(.zero, hint: nil))
    (settings.hasNoTime, settings.opensApp) = (true, true)
    return settings
  }

  /// Creates the settings of a command line, before `apply`; `reading` is `nil` if it has no time.
  package init(
    _ arguments: Arguments, reading: Reading?, definition: TimerDefinition = TimerDefinition()
  ) {
    self = reading.map { CountdownSettings(reading: $0) } ?? .bare
    given = arguments.given
    look.faceIsNamed = given.face != nil
    look.placement = arguments.placement
    name = arguments.name.flatMap { Self.label($0) }
    isPlain = arguments.isPlain
    self.definition = definition
    alarm = arguments.alarm
    opensApp = opensApp || arguments.app
    explanation = arguments.dryRun ? (arguments.json ? .json : .words) : nil
  }

  /// Checks that the time, or its longest step, reaches each mark and each color for the end.
  ///
  /// The length of a countdown to a time of day depends on when it starts, so it reaches them or not.
  package func checkPoints() throws(PointError) {
    guard case .span(let length, _) = reading, !hasNoTime, !definition.isOpen else { return }
    try definition.routine(of: length).check(definition.marks, ownWarnings)
  }
}
