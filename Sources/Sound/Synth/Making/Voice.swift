internal import Mathematics

/// A tone of harmonics whose pitch, loudness and timbre change with time.
///
/// The closures are sampled every half millisecond; values in between are interpolated linearly.
struct Voice {
  var seconds: Double
  var harmonics: Int
  /// The fundamental frequency at a time.
  var frequency: (_ time: Double) -> Double
  var loudness: (_ time: Double) -> Double
  /// The amplitude of a harmonic of a frequency at a time.
  var color: (_ harmonic: Int, _ frequency: Double, _ time: Double) -> Double
}

extension SampleBuffer {
  /// Adds a voice, without harmonics above half the sample rate.
  mutating func add(_ voice: Voice, at seconds: Double, gain: Double = 1) {
    let start = Int((seconds * rate).rounded())
    let count = min(Int((voice.seconds * rate).rounded()), samples.count - start)
    let step = max(1, Int(rate / 2_000))
    var phase = 0.0
    var frequency = voice.frequency(0)
    var levels = self.levels(of: voice, at: 0)
    var done = 0
    while done < count {
      let length = min(step, count - done)
      let time = Double(done + length) / rate
      let (nextFrequency, nextLevels) = (voice.frequency(time), self.levels(of: voice, at: time))
      let bend = (nextFrequency - frequency) / Double(length)
      let slopes = levels.indices.map { (nextLevels[$0] - levels[$0]) / Double(length) }
      for index in start + done..<start + done + length {
        samples[index] += gain * Self.sum(of: &levels, slopes: slopes, phase: phase)
        frequency += bend
        phase += 2 * .pi * (frequency - bend / 2) / rate
      }
      phase = phase.truncatingRemainder(dividingBy: 2 * .pi)
      (frequency, levels) = (nextFrequency, nextLevels)
      done += length
    }
  }

  private func levels(of voice: Voice, at time: Double) -> [Double] {
    let (frequency, loudness) = (voice.frequency(time), voice.loudness(time))
    return (1...voice.harmonics).map { harmonic in
      let own = frequency * Double(harmonic)
      let room = 1 - smoothStep((own / rate - 0.40) / 0.05)
      return room == 0 ? 0 : room * loudness * voice.color(harmonic, own, time)
    }
  }

  /// Returns the sum of the harmonics at a phase; each is the previous one rotated once more.
  private static func sum(of levels: inout [Double], slopes: [Double], phase: Double) -> Double {
    let (stepX, stepY) = (cosine(phase), sine(phase))
    var (x, y, sum) = (stepX, stepY, 0.0)
    var index = 0
    while index < levels.count {
      sum += levels[index] * y
      levels[index] += slopes[index]
      let next = x * stepX - y * stepY
      y = x * stepY + y * stepX
      x = next
      index += 1
    }
    return sum
  }
}

/// A curve through points in time, smoothed at each of them.
struct SmoothCurve {
  private let points: [(time: Double, value: Double)]

  init(_ points: [(time: Double, value: Double)]) { self.points = points }

  func callAsFunction(_ time: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.time > time }) else {
      return points.last?.value ?? 0
    }
    guard next > 0 else { return points[0].value }
    let (from, to) = (points[next - 1], points[next])
    let fraction = smoothStep((time - from.time) / (to.time - from.time))
    return from.value + (to.value - from.value) * fraction
  }
}
