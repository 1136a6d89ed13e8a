import Synth

/// The frames of a countdown's sound by position: the alarm begins at frame 0, ticks before the
/// deadline have negative positions, and silence follows the last round.
struct AlarmSource {
  /// The silence played after the last sample: some servers accept only whole blocks and hold back
  /// the remainder.
  static let tail = Duration.milliseconds(100)

  /// A run of frames from one sound or of silence.
  struct Stretch {
    /// The sound; `nil` for silence.
    var sound: Resampling?
    /// The number of frames of the stretch before the requested position.
    var offset: Int
    /// The number of frames left in the stretch.
    var count: Int
  }

  private struct PlacedSound {
    var sound: Resampling
    var start: Int
  }

  /// The frames per second.
  let rate: Int
  /// The samples per frame.
  let channels: Int
  /// The position after the last round; `nil` if it repeats without end.
  let end: Int?

  private let sounds: [PlacedSound]
  private let roundLength: Int
  private let tick: Resampling
  private let ticks: Int
  private let gain: GainCurve

  /// Renders a playlist at its own rate, or at a device's only rate.
  init(_ playlist: AlarmPlaylist, rate asked: Int? = nil) {
    let rate = asked ?? playlist.rate
    var sounds: [PlacedSound] = []
    var length = 0
    var sounding = 0
    for track in playlist.tracks {
      let (sound, gap) = track.rendered(rate: rate)
      sounds.append(PlacedSound(sound: sound, start: length))
      sounding = length + sound.frameCount
      length = sounding + gap.frames(rate: rate)
    }
    (self.rate, self.sounds) = (rate, sounds)
    channels = playlist.channels
    roundLength = length
    ticks = playlist.ticks.count
    let tick = ticks > 0 ? TickSound.waveform(rate: rate) : Waveform(samples: [], rate: rate)
    self.tick = Resampling(tick, to: rate)
    gain = GainCurve(gain: playlist.gain, fade: playlist.fade, rate: rate)
    // The gap after the last sound isn't played.
    let repeats = sounding == 0 ? 0 : playlist.repeats
    end = repeats.map { $0 > 0 ? ($0 - 1) * length + sounding : 0 }
  }

  func stretch(at position: Int) -> Stretch {
    if position < 0 { return stretchBeforeAlarm(at: position) }
    if let end, position >= end { return Stretch(offset: position - end, count: .max - position) }
    let place = position % roundLength
    let next = sounds.firstIndex { $0.start > place } ?? sounds.endIndex
    let placed = sounds[next - 1]
    let offset = place - placed.start
    let length = placed.sound.frameCount
    if offset < length {
      return Stretch(sound: placed.sound, offset: offset, count: length - offset)
    }
    let after = next < sounds.endIndex ? sounds[next].start : roundLength
    return Stretch(offset: offset - length, count: after - place)
  }

  private func stretchBeforeAlarm(at position: Int) -> Stretch {
    let second = (-position + rate - 1) / rate
    guard second <= ticks else { return Stretch(offset: .max / 2, count: -position - ticks * rate) }
    let offset = position + second * rate
    let length = min(tick.frameCount, rate)
    if offset < length { return Stretch(sound: tick, offset: offset, count: length - offset) }
    return Stretch(offset: offset - length, count: rate - offset)
  }

  /// Appends the samples of `count` frames starting at `position`, for a device with `channels`
  /// channels.
  func append(_ count: Int, from position: Int, to samples: inout [Int16], channels: Int) {
    var position = position
    let end = position + count
    while position < end {
      let stretch = stretch(at: position)
      let frames = min(stretch.count, end - position)
      if let sound = stretch.sound {
        let first = samples.count
        append(sound, from: stretch.offset, frames, to: &samples, channels: channels)
        gain.scale(&samples, from: first, channels: channels, position: position)
      } else {
        samples.append(contentsOf: repeatElement(0, count: frames * channels))
      }
      position += frames
    }
  }

  /// Appends a range of a sound.
  ///
  /// A single channel is copied to all of the device's channels, several are averaged into a single
  /// one, and otherwise each is mapped to its own.
  private func append(
    _ sound: Resampling, from offset: Int, _ count: Int, to samples: inout [Int16], channels: Int
  ) {
    let own = sound.waveform.channels
    let piece = sound.samples(of: offset..<offset + count)
    if own == channels { return samples.append(contentsOf: piece) }
    for start in stride(from: piece.startIndex, to: piece.endIndex, by: own) {
      let frame = piece[start..<start + own]
      if channels == 1 {
        let sum = frame.reduce(0) { $0 + Int($1) }
        samples.append(Int16(clamping: sum / own))
      } else if own == 1 {
        samples.append(contentsOf: repeatElement(piece[start], count: channels))
      } else {
        samples.append(contentsOf: frame.prefix(channels))
        samples.append(contentsOf: repeatElement(0, count: max(0, channels - own)))
      }
    }
  }
}

extension AlarmPlaylist {
  /// The rate of the first recorded track, which is thus played unchanged; with a built-in sound in
  /// the playlist, at least that sound's rate.
  var rate: Int {
    var rates: [Int] = []
    var hasBuiltIn = tracks.isEmpty
    for track in tracks {
      switch track {
      case .builtIn: hasBuiltIn = true
      case .recorded(let waveform, _): rates.append(waveform.rate)
      }
    }
    return hasBuiltIn ? max(48_000, rates.first ?? 0) : rates.first ?? 48_000
  }

  /// The maximum number of channels of all tracks.
  var channels: Int {
    tracks.map { track in
      if case .recorded(let waveform, _) = track { waveform.channels } else { 1 }
    }.max() ?? 1
  }

  /// The time from the first sound to the deadline.
  var lead: Duration { ticks.lead }
}

extension AlarmPlaylist.Track {
  func rendered(rate: Int) -> (Resampling, gap: Duration) {
    switch self {
    case .builtIn(let sound): (Resampling(sound.waveform(rate: rate), to: rate), sound.gap)
    case .recorded(let waveform, let gap): (Resampling(waveform, to: rate), gap)
    }
  }
}

extension Duration {
  /// Returns the number of frames in this time, rounded to the nearest; 0 for a negative time.
  func frames(rate: Int) -> Int {
    let (seconds, attoseconds) = max(self, .zero).components
    let rest = (Double(attoseconds) * 1e-18 * Double(rate)).rounded()
    return Int(seconds) * rate + Int(rest)
  }

  /// Returns the number of frames in this time, negative for a negative time.
  func signedFrames(rate: Int) -> Int {
    self < .zero ? -(.zero - self).frames(rate: rate) : frames(rate: rate)
  }

  static func frames(_ count: Int, rate: Int) -> Duration {
    .seconds(count / rate) + .nanoseconds(Int64(count % rate) * 1_000_000_000 / Int64(rate))
  }
}
