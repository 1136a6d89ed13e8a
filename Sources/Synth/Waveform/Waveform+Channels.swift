extension Waveform {
  /// The channels' samples, with full scale as 1.
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

  /// Returns the peak magnitude, 0...1, in each of some equal pieces, for a small picture.
  public func envelope(pieces: Int) -> [Double] {
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

  /// The frame at which a piece begins.
  private func frame(_ piece: Int, of pieces: Int) -> Int {
    Int(Double(frameCount) * Double(piece) / Double(pieces))
  }
}
