package import Clocks
package import TerminalCodes
package import Scenes
package import Cells

/// The input of a session: what happened since the last turn.
package enum SessionInput<Message: Hashable & Sendable>: Hashable, Sendable {
  case started
  case terminal(InputEvent)
  case message(Message)
  /// The window has a size, possibly the same as before.
  case window(WindowSize)
  /// Whether frames are drawn now: the program owns the terminal, which can show pictures.
  case visible(Bool)
  /// Figures are drawn with a glyph set from now on or, with `nil`, in pixels.
  case marks(GlyphSet?)
  /// The requested pixel protocol can't be used; the reason is a message for the user.
  case pixelsRefused(reason: String)
  case suspending
  case resumed
  /// The requested wake time arrived.
  case timePassed
}

extension SessionInput {
  /// Whether the input was typed or pasted, and thus applies to what is shown by then.
  var isTyped: Bool {
    switch self {
    case .terminal(.key), .terminal(.paste): true
    default: false
    }
  }
}

/// The result of a session's turn.
package struct Turn<P: Program>: Sendable {
  /// The actions to perform, in order.
  package var actions: [Action<P.Effect>] = []
  /// The frame to show; `nil` if no frames are drawn or the program ends.
  package var frame: Frame?
  /// The time at which the session must be woken; `nil` for never.
  package var wake: Instant?
  package var subscriptions: Set<Subscription<P.Message>> = []

  package init() {}

  /// Whether the actions end the program; such a turn has no frame.
  var ends: Bool { actions.contains { if case .end = $0 { true } else { false } } }
}

/// The content of one frame.
package struct Frame: Hashable, Sendable {
  package var scene: Scene
  package var placement: Placement
  package var theme: Theme
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

  /// Whether it has a figure that looks better in pixels, and may be drawn in them.
  package var wantsPixels: Bool { mayHavePixels && !scene.pixelGroups.isEmpty }
}
