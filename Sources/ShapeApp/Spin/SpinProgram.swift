internal import Cells
internal import Clocks
internal import Programs
internal import Scenes
internal import Shapes
internal import TerminalCodes
internal import Widgets

/// Turns shapes until all turns are over or a key ends it.
struct SpinProgram: Program {
  enum Message: Hashable, Sendable {
    /// All turns are over.
    case finished
  }

  enum Command: Hashable, Sendable, CaseIterable {
    case pause, leave
  }

  enum Owner: Hashable, Sendable {
    case window, shapes, keys
  }

  typealias Effect = Never

  let request: Request
  private(set) var watch: Stopwatch
  private(set) var isPaused = false

  /// Creates a program whose shapes turn from an instant on.
  init(_ request: Request, startingAt now: Instant) {
    self.request = request
    watch = Stopwatch(startedAt: now.sinceZero)
  }

  static let keyMaps: [KeyMap<Command>] = [keys(pause: "pause"), keys(pause: "go on")]

  var activeKeyMaps: [KeyMap<Command>] { [Self.keyMaps[isPaused ? 1 : 0]] }

  private static func keys(pause: String) -> KeyMap<Command> {
    KeyMap(
      pause == "pause" ? "While shapes turn" : "While they stand still",
      [
        KeyBinding(.pause, [" "], pause, .footer(rank: 0)),
        KeyBinding(
          .leave, ["q", KeyPress(.escape), KeyPress(.enter)], "quit",
          .footer(rank: 1)),
      ])
  }

  var appearance: Appearance { Appearance(background: request.output.terminalBackground) }
}

// MARK: - Events

extension SpinProgram {
  mutating func update(
    _ event: Event<Message, Command, Owner>, at now: Moment
  ) -> [Action<Never>] {
    let time = now.instant.sinceZero
    switch event {
    case .command(.leave), .message(.finished): return [.end(status: 0)]
    case .command(.pause):
      isPaused.toggle()
      watch.toggle(at: time)
    case .suspending: watch.pause(at: time)
    case .resumed: if !isPaused { watch.resume(at: time) }
    default: break
    }
    return []
  }

  func subscriptions(at now: Moment) -> Set<Subscription<Message>> {
    guard watch.isRunning, let seconds = request.motion.duration else { return [] }
    let left = Duration.seconds(seconds) - watch.elapsed(at: now.instant.sinceZero)
    return [Subscription(.deadline(now.instant.advanced(by: left)), .finished)]
  }
}

// MARK: - Pictures

extension SpinProgram {
  func view(
    _ interaction: InteractionState<Owner>, in surroundings: Surroundings, at now: Moment
  ) -> View<Owner> {
    let canvas = surroundings.canvas
    let hasKeys = canvas.rows > 4
    let shapes = SpinningShapes(
      layers: request.layers, background: request.output.background, motion: request.motion,
      watch: watch, rows: hasKeys ? canvas.rows - 1 : canvas.rows)
    let pane = Pane<Owner>(.window, .whole) {
      shapes.owned(by: .shapes, stop: .none).id()
      if hasKeys {
        LegendLine(KeyHelp(activeKeyMaps).footer(surroundings.keyForm), alignment: .center)
          .owned(by: Owner.keys, stop: .mouseOnly)
      }
    }
    let theme = surroundings.theme
    return View(
      [pane], title: "shape", takesMouse: false,
      inks: Inks(depth: theme.depth, background: theme.background))
  }
}
