package import Cells
package import Scenes
package import TerminalCodes

/// The content of one frame.
package struct Frame: Hashable, Sendable {
  package var scene: Scene
  package var placement: Placement
  package var theme: Theme
  /// Whether the theme's background is painted, since it isn't the terminal's.
  package var isInverted = false
  /// The colors in which figures are drawn.
  package var inks: Inks
  /// The size of a cell in pixels, if known.
  package var cell: CellPixels?
  /// The number of the window's rows outside an inline frame.
  package var freeRows: Int
  package var title: String
  package var percent: Int?
  /// The mouse modes that the frame's gestures need.
  package var mouse: TerminalModes
  /// Whether there are figures if they can be drawn in pixels, although this frame may have none.
  package var prefersPixels = false

  package init(
    scene: Scene, placement: Placement = .fullScreen, theme: Theme, inks: Inks? = nil,
    cell: CellPixels? = nil, freeRows: Int = 0, title: String = "", percent: Int? = nil,
    mouse: TerminalModes = []
  ) {
    self.scene = scene
    self.placement = placement
    self.theme = theme
    self.inks = inks ?? theme.inks
    self.cell = cell
    self.freeRows = freeRows
    self.title = title
    self.percent = percent
    self.mouse = mouse
  }
}

extension Frame {
  /// The minimum number of rows of an inline frame in pixels; a one-row bar looks the same in
  /// cells.
  static let leastPixelRows = 3

  /// Whether figures may be drawn in pixels; without colors, in grays, whose edges are smoother than
  /// those of any glyphs.
  var mayHavePixels: Bool {
    if case .inline(let rows) = placement, rows < Self.leastPixelRows { return false }
    return true
  }

  /// Whether it has a figure that looks better in pixels, or would have one, and may be drawn in
  /// them.
  package var wantsPixels: Bool {
    mayHavePixels && (prefersPixels || !scene.pixelGroups.isEmpty)
  }
}
