internal import Cells
internal import Dispatch
internal import Faces
internal import Glibc
internal import Raster
internal import Shapes
internal import Stages
internal import TerminalCodes
internal import TerminalIO

/// Turns shapes in a terminal until they have turned enough, or somebody has seen enough.
///
/// Everything happens on the main queue.
@MainActor
final class SpinLoop {
  private let request: Request
  private let stage: Stage
  private let signals: SignalPipe
  private var viewport: Viewport
  /// For how long it has turned, without pauses.
  private var watch: Stopwatch

  // Sources end when they are released: each is kept here.
  private var sources: [any DispatchSourceProtocol] = []
  private let ticks = Metronome()

  init?(_ request: Request, _ terminal: Terminal, _ capabilities: Capabilities) {
    guard let signals = SignalPipe() else { return nil }
    self.signals = signals
    self.request = request
    var capabilities = capabilities
    if case .glyphs(let glyphs) = request.output.marks { capabilities.glyphs = glyphs }
    if let depth = request.output.depth { capabilities.colors = depth }
    viewport = Viewport(depth: capabilities.colors)
    stage = Stage(terminal, capabilities, .frames, pixels: request.output.wish)
    watch = Stopwatch(startedAt: SystemClock.monotonic.now)
  }

  /// Runs until it is over.
  func run() -> Never {
    stage.onTake = { [self] in _ = viewport.resized(to: stage.terminal.size) }
    stage.onLose = { [self] in tick() }
    stage.onEvent = { [self] in came($0) }
    stage.onReady = { [self] in show() }
    stage.onGone = { [self] in stage.die(of: .deadly(SIGHUP)) }
    stage.take()
    show()
    tick()
    // Last: from here on the main queue's own threads go on.
    let source = DispatchSource.makeReadSource(fileDescriptor: signals.descriptor, queue: .main)
    source.setEventHandler { [self] in signals.read().forEach(received) }
    source.activate()
    sources.append(source)
    ticks.start { [self] in
      stage.checkForeground()
      if isOver { leave() }
      show()
      tick()
    }
    dispatchMain()
  }

  private var now: Duration { SystemClock.monotonic.now }

  private var elapsed: Double { watch.elapsed(at: now) / .seconds(1) }

  private var isOver: Bool { request.motion.duration.map { elapsed >= $0 } ?? false }
}

// MARK: - Pictures

extension SpinLoop {
  private func show() {
    guard stage.isHeld else { return }
    let motion = request.motion
    let seconds = min(elapsed, motion.duration ?? .infinity)
    let look = look
    stage.draw(
      Screen.Frame(
        scene: scene(at: motion.angle(after: seconds)), placement: .fullScreen,
        look: look, inks: Inks(depth: look.depth, ground: look.ground), cell: viewport.pixels,
        title: "shape"))
  }

  /// The colours of the terminal, with the ground that was told.
  private var look: Look {
    var look = viewport.look
    if let ground = request.output.ground { look.ground = ground }
    return look
  }

  /// Returns the shapes in the largest square that fits above the line of keys.
  private func scene(at angle: Double) -> Scene {
    let canvas = viewport.canvas
    var scene = Scene(canvas: canvas)
    let rows = canvas.rows > 4 ? canvas.rows - 1 : canvas.rows
    let area = canvas.area(rows: 0..<rows)
    let side = min(area.width, area.height)
    let square = Rect(
      x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
    let drawing = Drawing(
      size: Size(width: area.width, height: area.height), background: request.output.background,
      layers: request.layers.turned(by: angle).map { $0.layer(in: square) })
    for layer in drawing.layers(depth: look.depth, over: look.ground) {
      scene.add(layer, in: area)
    }
    if rows < canvas.rows {
      scene.add(
        centered: watch.isRunning ? "space pauses · q ends" : "space goes on · q ends",
        row: canvas.rows - 1, style: Style(attributes: .dim))
    }
    return scene
  }

  private func tick() {
    let frame = Duration.seconds(1) / request.motion.rate
    ticks.beat(every: !stage.isHeld ? Stage.backgroundLook : watch.isRunning ? frame : nil)
  }
}

// MARK: - Messages

extension SpinLoop {
  private func came(_ event: InputEvent) {
    switch event {
    case .key(.character("q")), .key(.escape), .key(.enter): leave()
    case .key(.character(" ")): watch.toggle(at: now)
    case .reply(let reply): viewport.received(reply)
    case .key: return
    }
    show()
    tick()
  }

  private func received(_ signal: Signal) {
    switch signal {
    case .deadly: stage.die(of: signal)
    case .suspend:
      let ran = watch.isRunning
      watch.pause(at: now)
      stage.give()
      let missed = signals.obey(signal)
      if ran { watch.resume(at: now) }
      resumed()
      missed.forEach(received)
    case .resume: resumed()
    case .windowChange: drawAnew()
    }
  }

  private func resumed() {
    stage.resume()
    drawAnew()
  }

  private func drawAnew() {
    _ = viewport.resized(to: stage.terminal.size)
    stage.forget()
    show()
    tick()
  }

  private func leave() -> Never {
    stage.give()
    _exit(0)
  }
}
