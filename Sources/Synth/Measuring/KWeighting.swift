/// The weighting of frequencies by which ITU-R BS.1770 measures loudness.
///
/// The recommendation gives coefficients for 48 kHz alone. Here they come from the analogue filters
/// behind them, whose parameters B. De Man worked out (“Evaluation of implementations of the EBU
/// R128 loudness measurement”, 2018), so they fit any rate.
enum KWeighting {
  /// Both stages: the head’s shelf, and the high-pass.
  static func stages(rate: Double) -> [Biquad] { [shelf(rate: rate), highPass(rate: rate)] }

  /// A rise of 4 dB above some 2 kHz, for the sound that a head throws back.
  private static func shelf(rate: Double) -> Biquad {
    let (q, gain) = (0.707_175_236_955_419_6, 3.999_843_853_973_347)
    let k = tangent(.pi * 1_681.974_450_955_533 / rate)
    let high = power(10, gain / 20)
    let band = power(high, 0.499_666_774_154_541_6)
    let norm = 1 + k / q + k * k
    return Biquad(
      b0: (high + band * k / q + k * k) / norm, b1: 2 * (k * k - high) / norm,
      b2: (high - band * k / q + k * k) / norm,
      a1: 2 * (k * k - 1) / norm, a2: (1 - k / q + k * k) / norm)
  }

  /// A high-pass at 38 Hz, whose numerator the recommendation leaves as 1, -2, 1.
  private static func highPass(rate: Double) -> Biquad {
    let q = 0.500_327_037_323_877_3
    let k = tangent(.pi * 38.135_470_876_024_44 / rate)
    let norm = 1 + k / q + k * k
    return Biquad(b0: 1, b1: -2, b2: 1, a1: 2 * (k * k - 1) / norm, a2: (1 - k / q + k * k) / norm)
  }
}
