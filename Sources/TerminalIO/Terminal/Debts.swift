/// The bytes that restore a terminal, kept until it has surely taken them.
///
/// Nothing says when the reader of a pseudoterminal has taken bytes that the kernel took. But its
/// queue is short: once far more bytes have been written after them, they have been read.
struct Debts {
  private struct Debt {
    var bytes: [UInt8]
    /// How many bytes had been written after the last of them.
    var end: Int
  }

  private var debts: [Debt] = []

  /// More than any kernel queues for a terminal: Linux takes 12 KB for a pseudoterminal.
  static let queueLimit = 131_072

  /// Whether nothing needs to be sent again.
  var isEmpty: Bool { debts.isEmpty }

  /// Adds bytes of which the last was or will be the `end`th that is written.
  ///
  /// The same bytes are owed once: each time they put back all that they can.
  mutating func owe(_ bytes: [UInt8], end: Int) {
    guard !bytes.isEmpty else { return }
    debts.removeAll { $0.bytes == bytes }
    debts.append(Debt(bytes: bytes, end: end))
  }

  /// Returns the bytes to send again after `written` bytes, of which the last were thrown away.
  ///
  /// They are owed from the place where they will be written now.
  mutating func collect(written: Int) -> [UInt8] {
    settle(written: written)
    var bytes: [UInt8] = []
    for index in debts.indices {
      bytes += debts[index].bytes
      debts[index].end = written + bytes.count
    }
    return bytes
  }

  /// Forgets what has been read for sure after `written` bytes.
  mutating func settle(written: Int) {
    debts.removeAll { written - $0.end > Self.queueLimit }
  }
}
