package import Cells
package import Clocks
internal import Scenes
internal import TerminalCodes
package import Widgets

/// The whole runtime except for its effects: a program, the user's interaction with it, and what is
/// shown.
///
/// A session is a value. Each turn handles everything that happened, in order, and returns what to
/// do, show and wait for; the same turns always give the same results.
package struct Session<P: Program>: Sendable {
  package typealias Input = SessionInput<P.Message>

  /// The capabilities of the terminal.
  package struct Configuration: Hashable, Sendable {
    package var depth: ColorDepth
    package var symbols: Symbols
    /// The glyph set of figures; `nil` if they are drawn in pixels.
    package var glyphs: GlyphSet?

    package init(depth: ColorDepth, symbols: Symbols = .unicode, glyphs: GlyphSet? = .quadrant) {
      self.depth = depth
      self.symbols = symbols
      self.glyphs = glyphs
    }
  }

  package private(set) var program: P
  package internal(set) var interaction = InteractionState<P.Owner>()
  package private(set) var viewport = Viewport()
  /// The newest layout; between two events of a turn it may be newer than the last frame.
  package private(set) var shown: Layout<P.Owner>?
  /// The layout of the last frame, by which mouse events are interpreted.
  private var sent: Layout<P.Owner>?
  private var scrolls: [P.Owner: ScrollState<P.Owner>] = [:]
  private var times = TimeSubscriptions<P.Message>()
  private var configuration: Configuration
  private var theme: Theme?
  private var isVisible = false

  package init(_ program: P, _ configuration: Configuration) {
    self.program = program
    self.configuration = configuration
  }

  /// Handles the inputs and returns what to do.
  package mutating func handle(_ inputs: [Input], at now: Moment) -> Turn<P> {
    var turn = Turn<P>()
    if !inputs.contains(.started) { passTime(&turn, now) }
    var isSettled = true
    var typed = 0
    for input in Self.merged(inputs) {
      // Each typed key is handled with the layout that resulted from the input before it.
      if input.isTyped {
        if !isSettled, isVisible, Self.laysOut(before: typed) { _ = layOut(&turn, now) }
        typed += 1
      }
      handle(input, &turn, now)
      isSettled = false
    }
    if isVisible, !turn.ends {
      let (view, theme) = layOut(&turn, now)
      turn.frame = frame(of: view, theme)
    }
    turn.subscriptions = program.subscriptions(at: now)
    times.follow(turn.subscriptions)
    turn.wake = wake
    return turn
  }

  /// Records that the last turn's frame was shown: from now on, mouse events are interpreted by it.
  package mutating func noteShown() { sent = shown }

  /// Delivers the passing of time before anything else happens.
  private mutating func passTime(_ turn: inout Turn<P>, _ now: Moment) {
    update(.timePassed, &turn, now)
    for message in times.takeDue(at: now.instant) { update(.message(message), &turn, now) }
    for interaction in interaction.handleTime(now.instant) {
      update(.interaction(interaction), &turn, now)
    }
  }

  mutating func update(
    _ event: Event<P.Message, P.Command, P.Owner>, _ turn: inout Turn<P>, _ now: Moment
  ) { turn.actions += program.update(event, at: now) }

  private mutating func handle(_ input: Input, _ turn: inout Turn<P>, _ now: Moment) {
    switch input {
    case .started: update(.started, &turn, now)
    case .timePassed: break  // Already handled at the start of each turn.
    case .message(let message): update(.message(message), &turn, now)
    case .glyphs(let glyphs): configuration.glyphs = glyphs
    case .pixelsRefused(let reason): update(.pixelsRefused(reason: reason), &turn, now)
    case .suspending: update(.suspending, &turn, now)
    case .resumed: update(.resumed, &turn, now)
    case .visible(let isVisible):
      self.isVisible = isVisible
      if !isVisible { interact(interaction.cancelCapture(), &turn, now) }
    case .window(let size):
      guard viewport.resize(to: size) else { return }
      interact(interaction.cancelCapture(), &turn, now)
      turn.actions.append(.redraw)
      update(.windowChanged(size), &turn, now)
    case .terminal(let event): handle(event, &turn, now)
    }
  }

  private mutating func handle(_ event: InputEvent, _ turn: inout Turn<P>, _ now: Moment) {
    switch event {
    case .reply(let reply):
      let cell = viewport.cell
      viewport.handle(reply)
      // Programs that position things by a cell's proportions are notified as if the window were
      // resized.
      if viewport.cell != cell { update(.windowChanged(viewport.measuredWindow), &turn, now) }
    case .focus: break
    case .key(let press): handle(press, &turn, now)
    case .mouse(let event):
      guard let sent else { return }
      interact(interaction.handle(event, over: sent, at: now.instant), &turn, now)
    case .paste(let text): update(.interaction(.pasted(text, at: interaction.focus)), &turn, now)
    }
  }

  /// Delivers interactions to the program; keys equivalent to clicks go through the key tables.
  mutating func interact(
    _ interactions: [Interaction<P.Owner>], _ turn: inout Turn<P>, _ now: Moment
  ) {
    for interaction in interactions {
      if case .typed(let press, _) = interaction {
        handle(press, &turn, now)
      } else {
        update(.interaction(interaction), &turn, now)
      }
    }
  }
}

// MARK: - Showing

extension Session {
  /// Returns the environment of widgets.
  private mutating func surroundings() -> Surroundings {
    let appearance = program.appearance
    return Surroundings(
      canvas: viewport.canvas, theme: theme(of: appearance), symbols: configuration.symbols,
      isStill: appearance.isStill, glyphs: configuration.glyphs)
  }

  /// Returns the theme of an appearance, cached while that stays the same.
  private mutating func theme(of appearance: Appearance) -> Theme {
    var background = appearance.background ?? viewport.background
    if appearance.isInverted { background = Theme.opposite(of: background) }
    if let theme, theme.background == background, theme.contrast == appearance.contrast,
      theme.palette == appearance.palette
    {
      return theme
    }
    let new = Theme(
      background: background, depth: configuration.depth, contrast: appearance.contrast,
      palette: appearance.palette)
    theme = new
    return new
  }

  /// The maximum number of layouts within one turn as changes settle.
  private static var mostLayouts: Int { 4 }

  /// Lays out what is to be shown, and returns its view and theme.
  private mutating func layOut(_ turn: inout Turn<P>, _ now: Moment) -> (View<P.Owner>, Theme) {
    var layouts = 0
    while true {
      let surroundings = surroundings()
      let view = program.view(interaction, in: surroundings, at: now)
      let changes = interaction.settle(into: lay(view, surroundings, at: now))
      layouts += 1
      if changes.isEmpty { return (view, surroundings.theme) }
      interact(changes, &turn, now)
      // A cycle ends here; its last change is visible in the next frame.
      if layouts == Self.mostLayouts { return (view, surroundings.theme) }
    }
  }

  /// Lays out a view and makes it the shown one.
  private mutating func lay(
    _ view: View<P.Owner>, _ surroundings: Surroundings, at now: Moment
  ) -> Layout<P.Owner> {
    for request in interaction.takeScrollRequests() {
      scrolls[request.pane, default: ScrollState()].request(request.request)
    }
    var surroundings = surroundings
    if case .inline(let rows) = view.placement { surroundings.canvas.rows = max(0, rows) }
    var scrolls: [P.Owner: ScrollState<P.Owner>] = [:]
    swap(&scrolls, &self.scrolls)  // Avoids copying the heights.
    let layout: Layout<P.Owner>
    (layout, self.scrolls) = LayoutEngine.layout(
      view.panes, in: surroundings, interaction, scrolls: scrolls, at: now.instant)
    shown = layout
    return layout
  }

  private func frame(of view: View<P.Owner>, _ theme: Theme) -> Frame {
    let layout = shown ?? Layout(canvas: viewport.canvas)
    let takesMouse = view.takesMouse && view.placement == .fullScreen
    var frame = Frame(
      scene: layout.scene, placement: view.placement, theme: theme, inks: view.inks,
      cell: viewport.pixels, freeRows: max(0, viewport.canvas.rows - layout.scene.canvas.rows),
      title: view.title, percent: view.percent,
      mouse: takesMouse ? TerminalModes(mouseFor: layout.gestures) : [])
    frame.prefersPixels = view.prefersPixels
    frame.isInverted = program.appearance.isInverted
    return frame
  }

  private var wake: Instant? {
    let drawing = isVisible ? [shown?.nextChange, interaction.deadline] : []
    return (drawing + [times.next]).compactMap { $0 }.min()
  }
}

extension TerminalModes {
  /// Creates the minimal mouse mode that reports the given gestures.
  init(mouseFor gestures: Gestures) {
    if gestures.contains(.hover) {
      self = .mouseMotion
    } else if !gestures.isDisjoint(with: [.drag, .hold]) {
      self = .mouseDrag
    } else {
      self = gestures.isEmpty ? [] : .mousePress
    }
  }
}
