internal import Cells
package import Clocks
internal import Outputs
package import Programs
internal import Scenes
internal import TerminalCodes
package import Widgets

/// Spins shapes until all turns are complete or a key ends it.
package struct SpinProgram: Program {
  package enum Message: Hashable, Sendable {
    /// All turns are complete.
    case finished
  }

  package enum Command: Hashable, Sendable, CaseIterable {
    case pause, leave
  }

  package enum Owner: Hashable, Sendable {
    case picturePane, keysPane, shapes, keys
  }

  package typealias Effect = Never

  let request: DrawRequest
  private(set) var clock: SpinClock
  private(set) var isPaused = false
  /// The text shown in place of the keys until a key is pressed.
  private(set) var notice: String?

  /// Creates a program whose shapes spin from an instant on.
  package init(_ request: DrawRequest, startingAt now: Instant) {
    self.request = request
    clock = SpinClock(startedAt: now.sinceZero)
  }

  package static let keyMaps: [KeyMap<Command>] = [keys(pause: "pause"), keys(pause: "resume")]

  package var activeKeyMaps: [KeyMap<Command>] { [Self.keyMaps[isPaused ? 1 : 0]] }

  private static func keys(pause: String) -> KeyMap<Command> {
    KeyMap(
      pause == "pause" ? "While shapes spin" : "While paused",
      [
        KeyBinding(.pause, [" "], pause, .footer(rank: 0)),
        KeyBinding(
          .leave, ["q", KeyPress(.escape), KeyPress(.enter)], "quit",
          .footer(rank: 1)),
      ])
  }

  package var appearance: Appearance { Appearance(background: request.output.terminalBackground) }
}

// MARK: - Events

extension SpinProgram {
  package mutating func update(
    _ event: Event<Message, Command, Owner>, at now: Moment
  ) -> [Action<Never>] {
    let time = now.instant.sinceZero
    switch event {
    case .command(.leave), .message(.finished): return [.end(status: 0)]
    case .command(.pause):
      notice = nil
      isPaused.toggle()
      clock.toggle(at: time)
    case .pixelsRefused(let reason): notice = reason
    case .suspending: clock.pause(at: time)
    case .resumed: if !isPaused { clock.resume(at: time) }
    default: break
    }
    return []
  }

  package func subscriptions(at now: Moment) -> Set<Subscription<Message>> {
    guard clock.isRunning, let seconds = request.motion.duration else { return [] }
    let left = Duration.seconds(seconds) - clock.elapsed(at: now.instant.sinceZero)
    return [Subscription(.deadline(now.instant.advanced(by: left)), .finished)]
  }
}

// MARK: - Pictures

extension SpinProgram {
  package func view(
    _ interaction: InteractionState<Owner>, in surroundings: Surroundings, at now: Moment
  ) -> View<Owner> {
    let rows = surroundings.canvas.rows
    let keyRows = rows > 4 ? 1 : 0
    let columns = 0..<surroundings.canvas.columns
    // Uses two panes of one item each, which are the cheapest to lay out.
    let places = [0..<rows - keyRows, rows - keyRows..<rows].map {
      CellRect(columns: columns, rows: $0)
    }
    let shapes = SpinningShapes(
      layers: request.layers, background: request.output.background, motion: request.motion,
      clock: clock, rows: rows - keyRows)
    var panes = [
      Pane(Owner.picturePane, .cells(places[0])) { shapes.owned(by: .shapes, stop: .none) }
    ]
    if keyRows > 0 {
      panes.append(
        notice.map { words in
          Pane(.keysPane, .cells(places[1])) {
            Text([Text.StyledRun(words, .warning)], alignment: .center)
              .owned(by: Owner.keys, stop: .none)
          }
        } ?? keys(in: places[1], surroundings))
    }
    let theme = surroundings.theme
    return View(
      panes, title: "shape", takesMouse: false,
      inks: Inks(depth: theme.depth, background: theme.background))
  }

  private func keys(in cells: CellRect, _ surroundings: Surroundings) -> Pane<Owner> {
    let legend = LegendLine(KeyHelp(activeKeyMaps).footer(surroundings.keyForm), alignment: .center)
    return Pane(.keysPane, .cells(cells)) { legend.owned(by: Owner.keys, stop: .mouseOnly) }
  }
}
