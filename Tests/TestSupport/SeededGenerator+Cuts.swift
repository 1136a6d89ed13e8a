extension SeededGenerator {
  /// Returns bytes cut at random places.
  package mutating func cut(_ bytes: [UInt8], longest: Int) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var offset = 0
    while offset < bytes.count {
      let end = min(bytes.count, offset + Int.random(in: 1...longest, using: &self))
      pieces.append(Array(bytes[offset..<end]))
      offset = end
    }
    return pieces
  }
}
