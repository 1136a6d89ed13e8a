/// The bytes that restore a terminal, kept until the terminal has certainly read them.
///
/// There is no notification when the reader of a pseudoterminal has read bytes that the kernel
/// accepted. But its queue is short: once far more bytes have been written after them, they have
/// been read.
struct UnconfirmedBytes {
  private struct Entry {
    var bytes: [UInt8]
    /// The number of bytes written up to and including the last of them.
    var end: Int
  }

  private var entries: [Entry] = []

  /// A number of bytes larger than any kernel's queue for a terminal; Linux's pseudoterminals
  /// accept 12 KB.
  static let queueLimit = 131_072

  /// Whether there is nothing to resend.
  var isEmpty: Bool { entries.isEmpty }

  /// Records bytes of which the last was or will be the `end`th byte written.
  ///
  /// Equal bytes are recorded once, since they restore the same state.
  mutating func record(_ bytes: [UInt8], end: Int) {
    guard !bytes.isEmpty else { return }
    entries.removeAll { $0.bytes == bytes }
    entries.append(Entry(bytes: bytes, end: end))
  }

  /// Returns the bytes to resend after `written` bytes, the last of which were discarded.
  ///
  /// They remain recorded at their new position.
  mutating func resend(written: Int) -> [UInt8] {
    removeConfirmed(written: written)
    var bytes: [UInt8] = []
    for index in entries.indices {
      bytes += entries[index].bytes
      entries[index].end = written + bytes.count
    }
    return bytes
  }

  /// Drops the bytes that have certainly been read after `written` bytes.
  mutating func removeConfirmed(written: Int) {
    entries.removeAll { written - $0.end > Self.queueLimit }
  }
}
