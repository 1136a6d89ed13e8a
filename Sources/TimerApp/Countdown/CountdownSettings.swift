internal import Cells
internal import Countdowns
internal import Faces
internal import Programs
internal import TerminalCodes
internal import Texts

/// What was asked for, once it is understood.
struct CountdownSettings: Equatable, Sendable {
  /// The span, or the instant to wait for.
  var reading: Reading
  /// What the command line says, before which the settings file's defaults don't count.
  var given = Preferences()
  /// What the command line says and, where it says nothing, the settings file.
  var preferences = Preferences()
  /// The face; the bar unless another was asked for.
  var face = Face.bar
  /// Whether a face was asked for by name.
  var faceIsNamed = false
  /// Where faces are drawn.
  var placement = PlacementRule.byFace
  var direction = Direction.unwinding
  /// Whether a dial or a bar is drawn; else the digits alone.
  var showsProgress = true
  /// Whether colors turn and dots move; `nil` where it wasn't said.
  var hasEffects: Bool?
  var showsTenths = false
  /// Whether the time since the deadline is counted.
  var showsOvertime = true
  var name: String?
  var isPlain = false
  var isStill = false
  var alarm = AlarmSettings()
  var suspend = SuspendRule.count
  var glyphs: GlyphSet?
  /// Whether pixels are wanted.
  var pixels = PixelChoice.Wish.auto
  var colors: ColorDepth?
  var palette = PaletteArgument.standard
  var background = BackgroundArgument.auto
  /// Whether the app opens with the countdown.
  var opensApp = false
  /// The saved timer, if it was named.
  var savedTimer: NamedTimer?
  /// Whether no time was given: the app opens without a countdown.
  var hasNoTime = false
  /// How it is only to be said what was understood, without counting.
  var explanation: Explanation?
  /// Steps, marks, hooks, and what scripts read.
  var script = ScriptSettings()
  /// What is wrong with the settings file, each in a sentence.
  var notes: [String] = []

  /// A way to say what was understood.
  enum Explanation: Hashable, Sendable {
    case words, json
  }

  /// Where faces are drawn.
  enum PlacementRule: Hashable, Sendable {
    /// Each where it is at home.
    case byFace
    /// Among the other lines, in a number of rows; `nil` leaves it to the face.
    case inline(rows: Int?)
    case fullScreen
  }
}

extension CountdownSettings {
  /// The height of a ring, pie, diamond or digits among other lines.
  private static let usualInlineRows = 12

  /// A note that the face needs more rows than it has; `nil` if it has enough.
  var roomNote: String? {
    guard case .inline(let rows?) = placement, rows < face.leastRows else { return nil }
    return "--\(face.rawValue) needs at least \(face.leastRows) rows: --inline=\(face.leastRows)"
  }

  /// Returns where a face is drawn in a window with a number of rows.
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
  /// The longest label that is shown, in columns.
  private static let longestName = 80
  /// The most scalars of a label: a letter can have any number of combining marks.
  private static let mostScalars = 320

  /// Returns a label as it can be shown; `nil` when nothing of it would be seen.
  ///
  /// It is also the name by which the timer is controlled, so commands read names in the same way.
  static func label(_ text: String) -> String? {
    let text = String(text.composed.unicodeScalars.prefix(mostScalars))
    let label = TextWidth.truncated(TextWidth.visible(text), to: longestName)
    return TextWidth.columns(of: label) > label.count(where: \.isWhitespace) ? label : nil
  }

  /// Creates the settings without arguments.
  static var bare: CountdownSettings {
    var settings = CountdownSettings(reading: .span(.zero, hint: nil))
    (settings.hasNoTime, settings.opensApp) = (true, true)
    return settings
  }

  /// Collects what the command line says; without a reading, it has no time.
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

  /// How pictures look.
  var appearance: Appearance {
    Appearance(
      palette: palette.palette, contrast: palette.contrast, isStill: isStill,
      background: background.background)
  }
}
