extension Pixmap {
  /// Replaces all colors by grays of the same luma (Rec 709).
  package mutating func makeGray() {
    for index in stride(from: 0, to: samples.count, by: 4) where samples[index + 3] > 0 {
      let (red, green, blue) = (samples[index], samples[index + 1], samples[index + 2])
      guard red != green || green != blue else { continue }
      // In 65,536ths, which add up to 1.
      let luma = (13_933 * UInt32(red) + 46_871 * UInt32(green) + 4_732 * UInt32(blue)) >> 16
      let gray = UInt8(truncatingIfNeeded: luma)
      (samples[index], samples[index + 1], samples[index + 2]) = (gray, gray, gray)
    }
  }
}
