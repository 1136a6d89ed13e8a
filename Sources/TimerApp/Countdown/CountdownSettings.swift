internal import Cells
internal import Countdowns
internal import Faces
internal import Programs
internal import TerminalCodes

/// What was asked for, once it is understood.
struct CountdownSettings: Equatable, Sendable {
  /// The span, or the instant to wait for.
  var reading: Reading
  /// The face; the bar unless another was asked for.
  var face = Face.bar
  /// Whether a face was asked for by name.
  var faceIsNamed = false
  /// Where faces are drawn.
  var placement = PlacementRule.byFace
  var direction = Direction.unwinding
  var showsTenths = false
  var name: String?
  var isPlain = false
  var isStill = false
  var alarm = AlarmSettings()
  var suspend = SuspendRule.count
  var glyphs: GlyphSet?
  /// Whether pixels are wanted.
  var pixels = PixelChoice.Wish.auto
  var colors: ColorDepth?
  /// How it is only to be said what was understood, without counting.
  var explanation: Explanation?
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

  /// Returns a label as it can be shown; `nil` when nothing of it would be seen.
  static func label(_ text: String) -> String? {
    let label = TextWidth.truncated(TextWidth.visible(text), to: longestName)
    return TextWidth.columns(of: label) > label.count(where: \.isWhitespace) ? label : nil
  }

  init(_ arguments: Arguments, reading: Reading) {
    self.reading = reading
    let faces = arguments.faces
    if let face = faces.faces.first?.face {
      self.face = face
      faceIsNamed = true
    }
    if faces.fullscreen { placement = .fullScreen }
    if faces.inline || faces.inlineRows != nil {
      placement = .inline(rows: faces.inlineRows.flatMap { Int($0) })
    }
    direction = faces.sweep ? .sweeping : faces.fill ? .filling : .unwinding
    showsTenths = faces.tenths
    name = faces.name.flatMap { Self.label($0) }
    isPlain = faces.plain
    isStill = faces.isStill
    alarm = AlarmSettings(arguments.alarm)
    suspend = arguments.suspend
    glyphs = arguments.terminal.glyphs.set
    pixels = arguments.terminal.glyphs.pixels
    colors = arguments.terminal.color.depth
    explanation = arguments.dryRun ? (arguments.json ? .json : .words) : nil
  }
}
