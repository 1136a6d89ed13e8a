/// A namespace for compass bearings without the C library: faster, and precise enough for colors.
enum Bearing {
  /// Returns the bearing of the vector (x, y), y pointing down, from 0 to 1 clockwise from up,
  /// within 4·10⁻⁹ of a turn.
  @inline(__always)
  static func turns(x: Double, y: Double) -> Double {
    let (across, up) = (abs(x), abs(y))
    let ratio = min(across, up) / max(across, up)
    let square = ratio * ratio
    // Arctangent by Abramowitz and Stegun 4.4.49.
    var sum = 0.002_866_225_7 * square - 0.016_165_736_7
    sum = sum * square + 0.042_909_613_8
    sum = sum * square - 0.075_289_640_0
    sum = sum * square + 0.106_562_639_3
    sum = sum * square - 0.142_088_994_4
    sum = sum * square + 0.199_935_508_5
    sum = sum * square - 0.333_331_452_8
    let eighth = (ratio + ratio * square * sum) / (2 * .pi)
    let quarter = across > up ? 0.25 - eighth : eighth
    let half = y > 0 ? 0.5 - quarter : quarter
    return x < 0 ? 1 - half : half
  }
}
