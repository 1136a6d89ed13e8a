internal import Cells
internal import Countdowns
internal import Faces
internal import Programs
internal import TerminalCodes
internal import Texts

/// The settings of a countdown, from the command line, the environment and the settings file.
struct CountdownSettings: Equatable, Sendable {
  /// The span, or the time of day to wait for.
  var reading: Reading
  /// The preferences given on the command line, which take precedence over the settings file.
  var given = Preferences()
  /// The effective preferences, from all sources.
  var preferences = Preferences()
  /// The face, a bar by default.
  var face = Face.bar
  /// Whether a face was named on the command line.
  var faceIsNamed = false
  /// Where faces are drawn.
  var placement = PlacementRule.byFace
  var direction = Direction.unwinding
  /// Whether a dial or a bar is drawn, not just the digits.
  var showsProgress = true
  /// Whether colors rotate and dots move.
  var hasEffects = false
  var showsTenths = false
  /// Whether a stopwatch shows tenths of a second: unless they are refused, or nothing should move.
  var stopwatchShowsTenths = true
  /// Whether the time since the deadline is counted.
  var showsOvertime = true
  var name: String?
  var isPlain = false
  var isStill = false
  var alarm = AlarmSettings()
  var suspend = SuspendRule.count
  var glyphs: GlyphSet?
  /// The choice between pixels and cells.
  var pixels = PixelChoice.Wish.auto
  var colors: ColorDepth?
  var palette = PaletteArgument.standard
  var background = BackgroundArgument.auto
  /// Whether the app opens with the countdown.
  var opensApp = false
  /// The saved timer, if it was named.
  var savedTimer: NamedTimer?
  /// The timer to save instead of starting it.
  var timerToSave: NamedTimer?
  /// Whether no time was given: the app opens without a countdown.
  var hasNoTime = false
  /// The output of a dry run; `nil` for an actual countdown.
  var explanation: Explanation?
  /// The steps, marks, hooks and output for scripts.
  var script = ScriptSettings()
  /// The mistakes in the settings file, one sentence each.
  var notes: [String] = []

  /// The output format of a dry run.
  enum Explanation: Hashable, Sendable {
    case words, json
  }

  /// A rule for where faces are drawn.
  enum PlacementRule: Hashable, Sendable {
    /// The usual placement of each face.
    case byFace
    /// Inline below the prompt, in a number of rows; `nil` for the usual number of the face.
    case inline(rows: Int?)
    case fullScreen
  }
}

extension CountdownSettings {
  /// The default height of an inline ring, pie, diamond or digits.
  private static let usualInlineRows = 12

  /// A note that the face needs more rows; `nil` if it has enough.
  var roomNote: String? {
    guard case .inline(let rows?) = placement, rows < face.leastRows else { return nil }
    return "--\(face.rawValue) needs at least \(face.leastRows) rows: --inline=\(face.leastRows)"
  }

  /// Returns the placement of a face in a window with a number of rows.
  func placement(of face: Face, windowRows: Int) -> Placement {
    switch placement {
    case .byFace where face.isForFullScreen, .fullScreen: .fullScreen
    case .byFace: .inline(rows: 1)
    case .inline(let rows):
      .inline(
        rows: min(rows ?? (face.isForFullScreen ? Self.usualInlineRows : 1), windowRows))
    }
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
  static func label(_ text: String) -> String? {
    let text = String(text.composed.unicodeScalars.prefix(mostScalars))
    let label = TextWidth.truncated(TextWidth.visible(text), to: longestName)
    return TextWidth.columns(of: label) > label.count(where: \.isWhitespace) ? label : nil
  }

  /// The settings of a command line without arguments.
  static var bare: CountdownSettings {
    var settings = CountdownSettings(reading: .span(.zero, hint: nil))
    (settings.hasNoTime, settings.opensApp) = (true, true)
    return settings
  }

  /// Creates the settings of a command that shows something else than a new countdown, with the
  /// settings given on its command line.
  init(given: Preferences) {
    self.init(reading: .span(.zero, hint: nil))
    self.given = given
  }

  /// Creates the settings of a command line; `reading` is `nil` if it has no time.
  init(
    _ arguments: Arguments, reading: Reading?, script: ScriptSettings = ScriptSettings()
  ) {
    self = reading.map { CountdownSettings(reading: $0) } ?? .bare
    given = arguments.given
    faceIsNamed = given.face != nil
    placement = arguments.placement
    name = arguments.name.flatMap { Self.label($0) }
    isPlain = arguments.isPlain
    self.script = script
    alarm = arguments.alarm
    opensApp = opensApp || arguments.app
    explanation = arguments.dryRun ? (arguments.json ? .json : .words) : nil
    apply(Preferences())
  }

  /// Checks that the time, or its longest step, reaches each mark and each color for the end.
  ///
  /// The length of a countdown to a time of day depends on when it starts, so it reaches them or not.
  func checkPoints() throws(PointError) {
    guard case .span(let length, _) = reading, !hasNoTime, !script.isOpen else { return }
    try script.routine(of: length).check(script.marks, ownWarnings)
  }

  /// The appearance of pictures.
  var appearance: Appearance {
    Appearance(
      palette: palette.palette, contrast: palette.contrast, isStill: isStill,
      background: background.background)
  }
}
