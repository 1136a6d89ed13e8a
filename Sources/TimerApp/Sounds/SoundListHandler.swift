internal import Alarms
internal import Clocks
internal import Dispatch
internal import Programs
internal import Runtime
internal import Settings
internal import Synth
internal import TerminalIO

/// Carries out the effects of the sound list: works out waves, plays sounds, saves the choice.
///
/// Waves are read on a background queue. Their news, and the player's, arrive on the main queue and
/// go to the program as messages, which drops those that are stale.
@MainActor
final class SoundListHandler: EffectHandler {
  typealias P = SoundList

  private let places: SoundPlaces
  private let device: String
  private let gain: Double
  private let clock: SystemClock
  /// A queue of its own: where the global ones are used, a timer looks after their threads each
  /// second from then on.
  private let queue = DispatchQueue(label: "waves", qos: .userInitiated)
  private var player: AlarmPlayer?
  /// The number of the playback that was asked for last.
  private var play = 0
  /// The waveform of the file that was read last, so that it needn't be read again.
  private var recorded: (path: String, waveform: Waveform)?

  init(places: SoundPlaces, device: String, gain: Double, clock: SystemClock) {
    self.places = places
    self.device = device
    self.gain = gain
    self.clock = clock
  }

  func start(_ runner: Runner<SoundList>) {
    // Answers arrive from other threads as blocks of the main queue.
    runner.loop.drainMainQueue()
  }

  func perform(_ effect: SoundListEffect, _ runner: Runner<SoundList>) {
    switch effect {
    case .look(let sound): look(sound, runner)
    case .play(let sound, let number): play(sound, number, runner)
    case .stop:
      play = 0
      player?.stop()
    case .save(let name): save(name, runner)
    }
  }

  /// How long the sound device may take to fall silent.
  private static let silencing = Duration.milliseconds(50)

  func finish(saying line: String?, status: Int32) -> Int32 {
    player?.stop()
    _ = player?.waitUntilSilent(atMost: Self.silencing)
    return status
  }

  private func save(_ name: String, _ runner: Runner<SoundList>) {
    do throws(SettingsError) {
      runner.send(.saved(name: name, place: try places.choose(name)))
    } catch {
      let place = places.settings.map { places.said($0) + ", " } ?? ""
      runner.send(.notSaved(reason: "\(place)\(error)."))
    }
  }
}

// MARK: - Waves

extension SoundListHandler {
  private typealias Reading = Result<Waveform, SoundError>

  /// The rate for pictures: enough to see a sound.
  private nonisolated static let pictureRate = 16_000

  private func look(_ sound: FoundSound, _ runner: Runner<SoundList>) {
    read(sound) { _, wave in runner.send(.waveRead(sound, wave)) }
  }

  /// Reads a sound on a background queue, and hands it on the main one to `take`.
  private func read(
    _ sound: FoundSound,
    _ take: @escaping @MainActor @Sendable (Reading, Result<SoundWave, SoundError>) -> Void
  ) {
    queue.async {
      let reading = Self.waveform(of: sound)
      let wave = reading.map { SoundWave($0) }
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated {
          if case .file(let path) = sound, case .success(let waveform) = reading {
            recorded = (path, waveform)
          }
          take(reading, wave)
        }
      }
    }
  }

  private nonisolated static func waveform(of sound: FoundSound) -> Reading {
    switch sound {
    case .builtIn(let sound): return .success(sound.waveform(rate: pictureRate))
    case .file(let path):
      do throws(SoundError) {
        return .success(try SoundDecoder.waveform(ofFile: path))
      } catch {
        return .failure(error)
      }
    }
  }
}

// MARK: - Playing

extension SoundListHandler {
  private func play(_ sound: FoundSound, _ number: Int, _ runner: Runner<SoundList>) {
    play = number
    switch sound {
    case .builtIn(let sound): start(.builtIn(sound), runner)
    case .file(let path):
      if let recorded, recorded.path == path {
        return start(.recorded(recorded.waveform, gap: .zero), runner)
      }
      player?.stop()
      read(sound) { [self] reading, _ in
        guard play == number else { return }
        switch reading {
        case .success(let waveform): start(.recorded(waveform, gap: .zero), runner)
        case .failure(let error):
          runner.send(.fellSilent(play: number, reason: "\(error)"))
        }
      }
    }
  }

  private func start(_ part: AlarmProgram.Part, _ runner: Runner<SoundList>) {
    // One player for all: it closes the device before it opens it again, which may be busy till then.
    let player = player ?? newPlayer(runner)
    self.player = player
    player.arm(AlarmProgram(parts: [part], repeats: 1, gain: gain), deadline: clock.now)
  }

  private func newPlayer(_ runner: Runner<SoundList>) -> AlarmPlayer {
    AlarmPlayer(device: device, clock: clock.reading) { event in
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated { hear(event, runner) }
      }
    }
  }

  private func hear(_ event: AlarmPlayer.Event, _ runner: Runner<SoundList>) {
    switch event {
    case .started(let time):
      runner.send(.started(play: play, at: Instant(sinceZero: time)))
    case .finished: runner.send(.fellSilent(play: play, reason: nil))
    case .failed(let error), .unavailable(let error):
      let words = error.words(onDevice: device)
      let sentence = words.prefix(1).uppercased() + words.dropFirst() + "."
      runner.send(.fellSilent(play: play, reason: sentence))
    case .available, .underrun, .resumed: break
    }
  }
}
