internal import Alarms
internal import Dispatch
internal import Synth
internal import TerminalIO

extension PickerLoop {
  /// The rate for pictures: enough to see a sound.
  private nonisolated static let pictureRate = 16_000

  /// Works out the wave of the sound under the cursor, unless one is being worked out: then that
  /// one comes first, and what the cursor has left meanwhile never.
  func lookNext() {
    guard !isLooking, case .look(let sound)? = model.wants().first else { return }
    isLooking = true
    DispatchQueue.global(qos: .userInitiated).async {
      let found = Self.waveform(of: sound)
      let wave = found.map { SoundWave($0) }
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated {
          isLooking = false
          if case .file(let path) = sound, case .success(let waveform) = found {
            recorded = (path, waveform)
          }
          deliver { model in model.looked(at: sound, wave) }
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

  /// Plays a sound once, in place of what sounds.
  func play(_ sound: FoundSound) {
    switch sound {
    case .builtIn(let sound): start(.builtIn(sound))
    case .file(let path) where recorded?.path == path:
      if let recorded { start(.recorded(recorded.waveform, gap: .zero)) }
    case .file(let path):
      player?.stop()
      read(path)
    }
  }

  /// Reads a file and plays it, if it is still wanted then.
  private func read(_ path: String) {
    DispatchQueue.global(qos: .userInitiated).async {
      let found = Self.waveform(of: .file(path: path))
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated {
          guard let playing = model.playing, playing.sound == .file(path: path),
            playing.start == nil, recorded?.path != path
          else { return }
          switch found {
          case .success(let waveform):
            recorded = (path, waveform)
            start(.recorded(waveform, gap: .zero))
          case .failure(let error):
            deliver { model in
              model.fellSilent("\(error)")
              return []
            }
          }
        }
      }
    }
  }

  private func start(_ part: AlarmProgram.Part) {
    // One player for all: it closes the device before it opens it again, which may be busy till then.
    let player = player ?? newPlayer()
    self.player = player
    player.arm(AlarmProgram(parts: [part], repeats: 1, gain: gain), deadline: now)
  }

  private func newPlayer() -> AlarmPlayer {
    AlarmPlayer(device: device, clock: { SystemClock.monotonic.now }) { event in
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated { heard(event) }
      }
    }
  }

  private func heard(_ event: AlarmPlayer.Event) {
    let device = device
    deliver { model in
      switch event {
      case .started(let time): model.started(at: time)
      // Before the start it is the end of the sound before.
      case .finished where model.playing?.start == nil: break
      case .finished: model.fellSilent(nil)
      case .failed(let error), .unavailable(let error):
        model.fellSilent("no sound on “\(device)”: \(error)")
      case .available, .underrun, .resumed: break
      }
      return []
    }
  }
}
