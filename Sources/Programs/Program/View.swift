package import Cells
package import Raster
package import Scenes
package import Widgets

/// Where a program draws.
package enum Placement: Hashable, Sendable {
  /// In rows among other lines.
  case inline(rows: Int)
  /// On a screen of its own.
  case fullScreen
}

/// What a program shows.
package struct View<Owner: Hashable & Sendable>: Sendable {
  /// The panes, the lowest first.
  package var panes: [Pane<Owner>]
  package var placement: Placement
  /// The window's title.
  package var title: String
  /// The share of work done, where terminals show it.
  package var percent: Int?
  /// Whether the mouse may be taken; else selecting text works as without the program.
  package var takesMouse: Bool
  /// The colors that figures are drawn with; those of the theme unless given.
  package var inks: Inks?

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

/// How a program's pictures look, beside what the terminal reports.
package struct Appearance: Hashable, Sendable {
  package var palette = Theme.Palette.standard
  package var contrast = Theme.Contrast.normal
  /// Whether values jump to their end instead of moving there.
  package var isStill = false
  /// The background that is drawn on, if it isn't the terminal's.
  package var background: RGB?

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
