internal import Synth

extension AlarmProgram {
  /// One round as a sound of its own: with the gap after it, unless it is the only one.
  var oneRound: Waveform {
    let once = source(rounds: 1)
    let length = (source(rounds: 2).end ?? 0) - (once.end ?? 0)
    let count = repeats == 1 ? once.end ?? 0 : length
    var samples: [Int16] = []
    once.append(count, from: 0, to: &samples, channels: once.channels)
    return Waveform(samples: samples, channels: once.channels, rate: once.rate)
  }

  private func source(rounds: Int) -> AlarmSource {
    AlarmSource(AlarmProgram(parts: parts, repeats: rounds, gain: gain))
  }
}
