/// A random number generator with the same sequence for a seed on all machines and in all versions
/// (SplitMix64; Steele, Lea and Flood, 2014).
package struct SeededShuffle: Hashable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a uniformly distributed number below a limit (Lemire, 2019).
  package mutating func number(below limit: Int) -> Int {
    let limit = UInt64(max(1, limit))
    while true {
      let product = next().multipliedFullWidth(by: limit)
      if product.low >= limit || product.low >= (0 &- limit) % limit { return Int(product.high) }
    }
  }

  /// Shuffles a list (Fisher–Yates).
  package mutating func shuffle<Element>(_ list: inout [Element]) {
    for index in list.indices.reversed() { list.swapAt(index, number(below: index + 1)) }
  }
}
