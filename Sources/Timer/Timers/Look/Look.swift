package import Cells
internal import Countdowns
package import Faces
package import Programs
package import TerminalCodes

/// The look of a timer: the face, where it is drawn, in which glyphs and colors, and how it moves.
package struct Look: Equatable, Sendable {
  /// The face, a bar by default.
  package var face = Face.bar
  /// Whether a face was named on the command line.
  package var faceIsNamed = false
  /// Where faces are drawn.
  package var placement = PlacementRule.byFace
  var direction = Direction.unwinding
  /// Whether a dial or a bar is drawn, not just the digits.
  package var showsProgress = true
  /// Whether colors rotate and dots move.
  package var hasEffects = false
  package var showsTenths = false
  /// Whether a stopwatch shows tenths of a second: unless they are refused, or nothing should move.
  var stopwatchShowsTenths = true
  /// Whether the time since the deadline is counted.
  var showsOvertime = true
  /// Whether the picture flashes while the alarm rings.
  var flashes = true
  package var isStill = false
  package var glyphs: GlyphSet?
  /// The choice between pixels and cells.
  package var pixels = PixelChoice.Wish.auto
  package var colors: ColorDepth?
  package var palette = PaletteArgument.standard
  package var background = BackgroundArgument.auto

  package init() {}
}

extension Look {
  /// Creates the look of preferences, with a rule for where faces are drawn.
  package init(_ preferences: Preferences, placement: PlacementRule = .byFace) {
    self.placement = placement
    use(preferences)
  }

  /// Applies preferences, and the default for each one that isn't set.
  package mutating func use(_ preferences: Preferences) {
    face = preferences.face ?? .bar
    direction = preferences.direction ?? .unwinding
    showsProgress = preferences.showsProgress ?? true
    hasEffects = preferences.hasEffects ?? false
    showsTenths = preferences.showsTenths ?? false
    stopwatchShowsTenths = preferences.showsTenths ?? !(preferences.isStill ?? false)
    showsOvertime = preferences.showsOvertime ?? true
    flashes = preferences.flashes ?? true
    isStill = preferences.isStill ?? false
    glyphs = preferences.glyphs?.set
    pixels = preferences.glyphs?.pixels ?? .auto
    colors = preferences.color?.depth
    palette = preferences.palette ?? .standard
    background = preferences.background ?? .auto
  }

  /// The appearance of pictures.
  package var appearance: Appearance {
    Appearance(
      palette: palette.palette, contrast: palette.contrast, isStill: isStill,
      background: background.background)
  }
}
