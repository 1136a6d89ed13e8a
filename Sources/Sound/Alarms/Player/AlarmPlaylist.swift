package import Synth

/// The sounds to play at a deadline and before it.
package struct AlarmPlaylist: Hashable, Sendable {
  /// A sound of a round.
  package enum Track: Hashable, Sendable {
    /// A built-in sound, followed by its gap.
    case builtIn(BuiltInSound)
    /// A recorded waveform, followed by silence.
    ///
    /// The rate of the first one is the playlist's; others are resampled to it while they are
    /// played.
    case recorded(Waveform, gap: Duration)

    /// Reads a sound; a file is followed by a gap of silence.
    package init(_ sound: FoundSound, gap: Duration) throws(SoundError) {
      switch sound {
      case .builtIn(let sound): self = .builtIn(sound)
      case .file(let path): self = .recorded(try SoundDecoder.waveform(ofFile: path), gap: gap)
      }
    }
  }

  /// The sounds of a round, played in sequence.
  package var tracks: [Track]
  /// The number of rounds; `nil` to repeat until stopped.
  package var repeats: Int?
  /// The amplitude, from 0 to 1; at 1 the samples are unchanged.
  package var gain: Double
  /// The duration of the fade-in from −40 dB, once across all rounds; zero for none.
  package var fade: Duration
  /// The seconds that tick.
  package var ticks: AlarmTicks

  package init(
    tracks: [Track], repeats: Int? = nil, gain: Double = 1, fade: Duration = .zero,
    ticks: AlarmTicks = .none
  ) {
    self.tracks = tracks
    self.repeats = repeats
    self.gain = gain
    self.fade = fade
    self.ticks = ticks
  }
}

extension AlarmPlaylist {
  /// One round as a waveform, with the gap after it unless it is the only one.
  var oneRound: Waveform {
    let once = source(rounds: 1)
    let length = (source(rounds: 2).end ?? 0) - (once.end ?? 0)
    let count = repeats == 1 ? once.end ?? 0 : length
    var samples: [Int16] = []
    once.append(count, from: 0, to: &samples, channels: once.channels)
    return Waveform(samples: samples, channels: once.channels, rate: once.rate)
  }

  private func source(rounds: Int) -> AlarmSource {
    AlarmSource(AlarmPlaylist(tracks: tracks, repeats: rounds, gain: gain))
  }
}
