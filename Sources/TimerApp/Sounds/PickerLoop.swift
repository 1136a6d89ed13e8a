internal import Alarms
internal import Dispatch
internal import Glibc
internal import Stages
internal import Synth
internal import TerminalCodes
internal import TerminalIO

/// Brings keys, signals and the player's news to the sound picker, and carries out what it answers.
///
/// Everything happens on the main queue but for the work on waves.
@MainActor
final class PickerLoop {
  var model: PickerModel
  let stage: Stage
  let places: SoundPlaces
  let device: String
  let gain: Double
  let signals: SignalPipe
  var player: AlarmPlayer?
  /// The waveform of the file that was looked at last, so that it needn't be read again.
  var recorded: (path: String, waveform: Waveform)?
  var isLooking = false

  // Sources end when they are released: each is kept here.
  var sources: [any DispatchSourceProtocol] = []
  let ticks = Metronome()

  init?(
    _ model: PickerModel, _ terminal: Terminal, _ capabilities: Capabilities, places: SoundPlaces,
    device: String, gain: Double
  ) {
    guard let signals = SignalPipe() else { return nil }
    self.signals = signals
    self.model = model
    self.places = places
    self.device = device
    self.gain = gain
    stage = Stage(terminal, capabilities, .frames)
  }

  /// Runs until a sound was chosen, or none.
  func run() -> Never {
    stage.onTake = { [self] in model.resized(to: stage.terminal.size) }
    stage.onLose = { [self] in tick() }
    stage.onEvent = { [self] in came($0) }
    stage.onLateReply = { [self] in model.received($0) }
    stage.onReady = { [self] in show() }
    // Without a terminal there is nobody to choose.
    stage.onGone = { [self] in stage.die(of: .deadly(SIGHUP)) }
    stage.take()
    show()
    carryOut(model.wants())
    tick()
    // Last: from here on the main queue's own threads go on.
    let source = DispatchSource.makeReadSource(fileDescriptor: signals.descriptor, queue: .main)
    source.setEventHandler { [self] in signals.read().forEach(received) }
    source.activate()
    sources.append(source)
    ticks.start { [self] in
      stage.checkForeground()
      show()
      tick()
    }
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
      case .redraw: stage.forget()
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
    stage.give(saying: line)
    _ = player?.waitUntilSilent(atMost: .milliseconds(100))
    _exit(0)
  }
}

// MARK: - Pictures

extension PickerLoop {
  private static let frame = Duration.milliseconds(50)

  /// Draws the picture.
  func show() {
    guard stage.isHeld else { return }
    stage.draw(
      Screen.Frame(
        scene: model.scene(at: now), placement: .fullScreen, look: model.viewport.look,
        title: "Sounds"))
  }

  /// Ticks while something moves: the place in the sound that plays, or the terminal's owner.
  func tick() {
    let frame = model.playing?.start == nil ? nil : Self.frame
    ticks.beat(every: stage.isHeld ? frame : Stage.backgroundLook)
  }
}
