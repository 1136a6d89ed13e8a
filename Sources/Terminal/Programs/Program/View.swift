package import Cells
package import Raster
package import Scenes
package import Widgets

/// The part of the terminal in which a program draws.
package enum Placement: Hashable, Sendable {
  /// Inline, in rows among other lines.
  case inline(rows: Int)
  /// On the alternate screen.
  case fullScreen
}

/// The content that a program shows.
package struct View<Owner: Hashable & Sendable>: Sendable {
  /// The panes, bottom first.
  package var panes: [Pane<Owner>]
  package var placement: Placement
  /// The window's title.
  package var title: String
  /// The completed percentage, shown by terminals that support it.
  package var percent: Int?
  /// Whether the mouse may be captured; otherwise, selecting text works as without the program.
  package var takesMouse: Bool
  /// The colors in which figures are drawn; `nil` for those of the theme.
  package var inks: Inks?
  /// Whether there are figures if they can be drawn in pixels, although this picture may have none.
  package var prefersPixels = false

  package init(
    _ panes: [Pane<Owner>], placement: Placement = .fullScreen, title: String,
    percent: Int? = nil, takesMouse: Bool = true, inks: Inks? = nil
  ) {
    self.panes = panes
    self.placement = placement
    self.title = title
    self.percent = percent
    self.takesMouse = takesMouse
    self.inks = inks
  }
}

/// The appearance of a program's pictures, apart from what the terminal reports.
package struct Appearance: Hashable, Sendable {
  package var palette = Theme.Palette.standard
  package var contrast = Theme.Contrast.normal
  /// Whether values jump to their end instead of being animated.
  package var isStill = false
  /// The assumed background, if it isn't the terminal's.
  package var background: RGB?
  /// Whether the screen is painted light on a dark background, and dark on a light one.
  package var isInverted = false

  package init(
    palette: Theme.Palette = .standard, contrast: Theme.Contrast = .normal, isStill: Bool = false,
    background: RGB? = nil
  ) {
    self.palette = palette
    self.contrast = contrast
    self.isStill = isStill
    self.background = background
  }
}
