/// Sound as samples: interleaved 16-bit PCM.
package struct Waveform: Hashable, Sendable {
  /// The samples frame by frame, each with one sample per channel.
  package var samples: [Int16]
  /// The number of samples per frame, at least 1.
  package let channels: Int
  /// The number of frames per second, at least 1.
  package let rate: Int

  /// Creates a waveform; samples beyond the last whole frame are dropped.
  package init(samples: [Int16], channels: Int = 1, rate: Int) {
    self.channels = max(1, channels)
    self.rate = max(1, rate)
    let rest = samples.count % self.channels
    self.samples = rest == 0 ? samples : samples.dropLast(rest)
  }

  package var frameCount: Int { samples.count / channels }

  package var duration: Duration { .seconds(1) * frameCount / rate }
}

extension Waveform {
  /// The samples of each channel, with full scale as 1.
  var deinterleaved: [[Double]] {
    (0..<channels).map { channel in
      var samplesOfChannel = [Double](repeating: 0, count: frameCount)
      var index = 0
      while index < samplesOfChannel.count {
        samplesOfChannel[index] = Double(samples[index * channels + channel]) / 32_768
        index += 1
      }
      return samplesOfChannel
    }
  }

  /// Returns the peak magnitude, 0...1, in each of several equal pieces, for a small picture.
  package func envelope(pieces: Int) -> [Double] {
    guard pieces > 0 else { return [] }
    return (0..<pieces).map { piece in
      let (from, to) = (frame(piece, of: pieces), frame(piece + 1, of: pieces))
      var peak = 0
      for index in from * channels..<max(from + 1, to) * channels where index < samples.count {
        peak = max(peak, abs(Int(samples[index])))
      }
      return Double(peak) / 32_768
    }
  }

  /// Returns the frame at which a piece begins.
  private func frame(_ piece: Int, of pieces: Int) -> Int {
    Int(Double(frameCount) * Double(piece) / Double(pieces))
  }
}
