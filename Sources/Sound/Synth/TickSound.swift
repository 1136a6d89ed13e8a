/// The tick of a countdown's seconds.
package enum TickSound {
  /// Returns a single soft tick of 40 ms, which begins and ends at zero, for a rate of 8,000 to
  /// 192,000 frames per second (others are clamped).
  package static func waveform(rate: Int = 48_000) -> Waveform {
    let rate = Double(min(max(rate, 8_000), 192_000))
    var signal = SampleBuffer(seconds: 0.04, rate: rate)
    let wood = [Partial(620, -4, 0.035), Partial(1_540, 0, 0.025), Partial(2_650, -8, 0.015)]
    signal.strike(wood, frequency: 1, at: 0, Stroke(attack: 0.000_8, seed: 3))
    signal.fadeOut(seconds: 0.015)
    // Well below the alarms, because it sounds every second.
    signal.scale(by: amplitude(decibels: -20) / max(signal.peak, 1e-9))
    return Mastering.quantized(signal)
  }
}
