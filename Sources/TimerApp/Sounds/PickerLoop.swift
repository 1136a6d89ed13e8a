internal import Alarms
internal import Dispatch
internal import Glibc
internal import Synth
internal import TerminalCodes
internal import TerminalIO

/// Brings keys, signals and the player's news to the sound picker, and carries out what it answers.
///
/// Everything happens on the main queue but for the work on waves.
@MainActor
final class PickerLoop {
  var model: PickerModel
  let screen: Screen
  let places: SoundPlaces
  let device: String
  let gain: Double
  let capabilities: Capabilities
  let signals: SignalPipe
  var decoder = InputDecoder()
  /// Whether the terminal is ours to draw on and to read from.
  var holdsTerminal = false
  /// When the questions went out; they are asked once.
  var asked: Duration?
  /// How often the terminal was read.
  var reads = 0
  var player: AlarmPlayer?
  /// The waveform of the file that was looked at last, so that it needn't be read again.
  var recorded: (path: String, waveform: Waveform)?
  var isLooking = false

  // Sources end when they are released: each is kept here.
  var sources: [any DispatchSourceProtocol] = []
  var input: (any DispatchSourceRead)?
  var output: (any DispatchSourceWrite)?
  let ticks = DispatchSource.makeTimerSource(queue: .main)
  var isTicking = false

  init?(
    _ model: PickerModel, _ terminal: Terminal, _ capabilities: Capabilities, places: SoundPlaces,
    device: String, gain: Double
  ) {
    guard let signals = SignalPipe() else { return nil }
    self.signals = signals
    self.model = model
    self.capabilities = capabilities
    self.places = places
    self.device = device
    self.gain = gain
    screen = Screen(terminal, capabilities)
  }

  /// Runs until a sound was chosen, or none.
  func run() -> Never {
    takeTerminal()
    show()
    carryOut(model.wants())
    let source = DispatchSource.makeReadSource(fileDescriptor: signals.descriptor, queue: .main)
    source.setEventHandler { [self] in signals.read().forEach(received) }
    source.activate()
    sources.append(source)
    ticks.setEventHandler { [self] in
      checkForeground()
      show()
      tick()
    }
    ticks.activate()
    tick()
    dispatchMain()
  }

  /// Now, by the clock of the player.
  var now: Duration { SystemClock.monotonic.now }

  /// Lets the model change, and does all that follows.
  func deliver(_ change: (inout PickerModel) -> [PickerEffect]) {
    let effects = change(&model)
    carryOut(effects)
    show()
    tick()
  }

  private func carryOut(_ effects: [PickerEffect]) {
    for effect in effects {
      switch effect {
      case .look: lookNext()
      case .play(let sound): play(sound)
      case .stop: player?.stop()
      case .save(let name): save(name)
      case .leave: leave(saying: nil)
      case .redraw: screen.forget()
      }
    }
  }

  private func save(_ name: String) {
    do throws(ConfigError) {
      let place = try places.choose(name)
      leave(saying: "\(name) rings from now on; saved in \(place)")
    } catch {
      let place = places.settings.map { places.said($0) + ", " } ?? ""
      model.notice = "\(place)\(error)."
    }
  }

  private func leave(saying line: String?) -> Never {
    player?.stop()
    giveTerminal(saying: line)
    _ = player?.waitUntilSilent(atMost: .milliseconds(100))
    _exit(0)
  }
}

// MARK: - Pictures

extension PickerLoop {
  private static let frame = Duration.milliseconds(50)
  /// How often a picker in the background looks whether it was brought back.
  private static let backgroundLook = Duration.seconds(1)

  /// Draws the picture, if the terminal is ours and takes it.
  func show() {
    guard holdsTerminal else { return }
    screen.draw(
      Screen.Frame(
        scene: model.scene(at: now), placement: .fullScreen, look: model.look, title: "Sounds"),
      then: questions())
    finishWriting()
  }

  /// Ticks while something moves: the place in the sound that plays, or the terminal's owner.
  func tick() {
    let interval =
      !holdsTerminal ? Self.backgroundLook : model.playing?.start == nil ? nil : Self.frame
    guard let interval else {
      isTicking = false
      return ticks.schedule(deadline: .distantFuture, leeway: .nanoseconds(0))
    }
    guard !isTicking else { return }
    isTicking = true
    let nanoseconds = Int(interval / .nanoseconds(1))
    ticks.schedule(
      deadline: .now() + .nanoseconds(nanoseconds), repeating: .nanoseconds(nanoseconds))
  }

  /// Goes on writing when the terminal takes more; then what is newest is drawn.
  private func finishWriting() {
    let terminal = screen.terminal
    guard terminal.isStalled, output == nil else { return }
    let source = DispatchSource.makeWriteSource(
      fileDescriptor: terminal.outputDescriptor, queue: .main)
    source.setEventHandler { [self] in
      terminal.flush()
      guard !terminal.isStalled || terminal.isGone else { return }
      output?.cancel()
      output = nil
      show()
    }
    source.activate()
    output = source
  }
}
