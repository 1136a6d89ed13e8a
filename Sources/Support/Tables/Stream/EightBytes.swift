/// Eight bytes that are handled together as one number, the first byte lowest.
struct EightBytes {
  let number: UInt64

  /// Loads the bytes from an offset, which compiles to one instruction.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ offset: Int) {
    let eight = bytes.extracting(offset..<offset + 8)
    let low =
      UInt64(eight[0]) | UInt64(eight[1]) << 8 | UInt64(eight[2]) << 16 | UInt64(eight[3]) << 24
    let high =
      UInt64(eight[4]) | UInt64(eight[5]) << 8 | UInt64(eight[6]) << 16 | UInt64(eight[7]) << 24
    number = low | high << 32
  }

  /// Returns a number whose lowest set bit is in the first byte that equals the given one; 0 if there is none.
  @inline(__always)
  func places(of byte: UInt8) -> UInt64 {
    // Subtracting 1 sets the highest bit of a byte that is 0, and possibly of those above it.
    let other = number ^ UInt64(byte) &* 0x0101_0101_0101_0101
    return (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
  }
}
