package import Clocks
package import TerminalCodes
package import Scenes
package import Cells

/// What a session is given: what happened since the last turn.
package enum SessionInput<Message: Hashable & Sendable>: Hashable, Sendable {
  case started
  case terminal(InputEvent)
  case message(Message)
  /// The window has a size, which may be the same as before.
  case window(WindowSize)
  /// Whether frames are drawn now: the terminal is the program's, and shows pictures.
  case visible(Bool)
  /// Figures are drawn with a set of characters from now on, or in pixels.
  case marks(GlyphSet?)
  /// The requested pixel protocol can't be used; the reason is a message for the user.
  case pixelsRefused(reason: String)
  case suspending
  case resumed
  /// The instant arrived for which a wake was asked.
  case timePassed
}

extension SessionInput {
  /// Whether it was typed or pasted, and so is meant for what is shown by then.
  var isTyped: Bool {
    switch self {
    case .terminal(.key), .terminal(.paste): true
    default: false
    }
  }
}

/// What a turn of a session asks for.
package struct Turn<P: Program>: Sendable {
  /// What is to be done, in order.
  package var actions: [Action<P.Effect>] = []
  /// What is to be shown, while frames are drawn.
  package var frame: Frame?
  /// When the session has to be given the time; `nil` for never.
  package var wake: Instant?
  package var subscriptions: Set<Subscription<P.Message>> = []

  package init() {}
}

/// What one frame shows.
package struct Frame: Hashable, Sendable {
  package var scene: Scene
  package var placement: Placement
  package var theme: Theme
  /// The colors to draw figures with.
  package var inks: Inks
  /// The size of a cell in pixels, where it is known.
  package var cell: CellPixels?
  /// The number of the window's rows outside an inline frame.
  package var freeRows: Int
  package var title: String
  package var percent: Int?
  /// The mouse events that something on the frame answers.
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
  /// The least number of rows of an inline frame in pixels; a bar of one row looks the same in cells.
  static let leastPixelRows = 3

  /// Whether figures may be drawn in pixels.
  ///
  /// Without colors, figures are drawn in the terminal's own, which pixels don't have.
  var mayHavePixels: Bool {
    if case .inline(let rows) = placement, rows < Self.leastPixelRows { return false }
    return theme.depth != .never
  }

  /// Whether it has a figure that looks better in pixels, and may be drawn in them.
  package var wantsPixels: Bool { mayHavePixels && !scene.pixelGroups.isEmpty }
}
