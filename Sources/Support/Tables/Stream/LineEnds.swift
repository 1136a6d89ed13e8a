internal import Texts

/// Converts line ends that are a carriage return alone into newlines, in chunks of any size.
struct LineEnds: Sendable {
  /// Whether the bytes so far end in a carriage return, which a newline may follow.
  private var isPending = false

  /// Returns bytes in which every line ends in a newline, with or without a carriage return.
  ///
  /// A carriage return at the end is held back.
  mutating func normalized(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty, isPending || Self.hasReturn(bytes) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1)
    for byte in bytes {
      if isPending { result.append(byte == Byte.newline ? Byte.carriageReturn : Byte.newline) }
      isPending = byte == Byte.carriageReturn
      if !isPending { result.append(byte) }
    }
    return result
  }

  /// Returns the rest at the end of the text.
  mutating func finish() -> [UInt8] {
    defer { isPending = false }
    return isPending ? [Byte.newline] : []
  }

  /// Returns whether any byte is a carriage return; the loop has no branch, so it is vectorized.
  private static func hasReturn(_ bytes: [UInt8]) -> Bool {
    var least = UInt8.max
    for byte in bytes { least = min(least, byte ^ Byte.carriageReturn) }
    return least == 0
  }
}
