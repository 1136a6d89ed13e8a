internal import Alarms
internal import Clocks
internal import Dispatch
internal import Synth
package import TerminalIO
internal import TimerEnvironment
package import TimerPrograms

/// Computes waveforms and plays sounds for a sound list.
///
/// Files are read on a background queue. The results, and the player's events, arrive on the main
/// queue and are sent to the list, which drops stale ones.
@MainActor
package final class SoundPreview {
  private let device: String
  /// The amplitude of playback.
  package var gain: Double
  private let clock: SystemClock
  private let send: (SoundListMessage) -> Void
  /// The dedicated queue for files: the global queues would start a timer that wakes every second
  /// to manage their threads.
  private let queue = DispatchQueue(label: "waves", qos: .userInitiated)
  private lazy var output = SoundOutput(device: device, clock: clock) { event in
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated { hear(event) }
    }
  }
  /// The number of the last requested playback.
  private var play = 0
  /// The waveform of the last file read, so that it isn't read again.
  private var recorded: (path: String, waveform: Waveform)?

  package init(
    device: String, gain: Double, clock: SystemClock, send: @escaping (SoundListMessage) -> Void
  ) {
    self.device = device
    self.gain = gain
    self.clock = clock
    self.send = send
  }

  /// Performs an effect; saving isn't handled here.
  package func perform(_ effect: SoundListEffect) {
    switch effect {
    case .look(let sound): look(sound)
    case .play(let sound, let number): play(sound, number)
    case .stop:
      play = 0
      output.stop()
    case .save: break
    }
  }

  /// Stops playback.
  package func end() { output.end() }
}

// MARK: - Waves

extension SoundPreview {
  /// The sample rate for pictures, high enough for display.
  private nonisolated static let pictureRate = 16_000

  private func look(_ sound: FoundSound) {
    read(sound) { [send] _, wave in send(.waveRead(sound, wave)) }
  }

  /// Reads a sound on a background queue, and calls `take` on the main queue.
  private func read(
    _ sound: FoundSound,
    _ take:
      @escaping @MainActor @Sendable (Result<Waveform, SoundError>, Result<SoundWave, SoundError>)
      -> Void
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

  private nonisolated static func waveform(of sound: FoundSound) -> Result<Waveform, SoundError> {
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

extension SoundPreview {
  private func play(_ sound: FoundSound, _ number: Int) {
    play = number
    switch sound {
    case .builtIn(let sound): start(.builtIn(sound))
    case .file(let path):
      if let recorded, recorded.path == path {
        return start(.recorded(recorded.waveform, gap: .zero))
      }
      output.stop()
      read(sound) { [self] reading, _ in
        guard play == number else { return }
        switch reading {
        case .success(let waveform): start(.recorded(waveform, gap: .zero))
        case .failure(let error): send(.fellSilent(play: number, reason: "\(error)"))
        }
      }
    }
  }

  private func start(_ track: AlarmPlaylist.Track) { output.play(track, gain: gain) }

  private func hear(_ event: AlarmPlayer.Event) {
    switch event {
    case .started(let time): send(.started(play: play, at: Instant(sinceZero: time)))
    case .finished: send(.fellSilent(play: play, reason: nil))
    case .failed(let error), .unavailable(let error):
      let words = error.words(onDevice: device)
      let sentence = words.prefix(1).uppercased() + words.dropFirst() + "."
      send(.fellSilent(play: play, reason: sentence))
    case .available, .underrun, .resumed: break
    }
  }
}
