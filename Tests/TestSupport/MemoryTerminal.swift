package import TerminalCodes
internal import TerminalIO

/// A terminal in memory: a test types into it, reads what it was sent, and sets how it behaves.
package final class MemoryTerminal: TerminalPort {
  /// Whether the line is in key mode, and how often it went in and out.
  package struct Line: Hashable, Sendable {
    /// Whether keys arrive one by one.
    package var isInKeyMode = false
    /// How often key mode was entered.
    package var entries = 0
    /// How often it was left.
    package var exits = 0
    /// What a crash would send; `nil` outside of key mode.
    package var crashBytes: [UInt8]?
  }

  package var descriptor: Int32? { nil }
  package var size: WindowSize
  package var isForeground = true
  package var isGone = false
  /// How many more bytes it takes before it stalls; `nil` for any number.
  package var capacity: Int?
  /// Called when the program waits for input that isn't there: a test may type then.
  package var onWait: (Duration) -> Void = { _ in }

  /// The modes of the line.
  package private(set) var line = Line()
  /// All that it took.
  package private(set) var output: [UInt8] = []
  /// All bytes that `restore` was called with, one entry for each call.
  package private(set) var restorations: [[UInt8]] = []
  /// The numbers of bytes of each write.
  package private(set) var writes: [Int] = []
  private var input: [UInt8] = []
  private var pending: [UInt8] = []
  private var taken = 0

  /// Creates a terminal in the foreground that takes everything.
  package init(columns: Int = 80, rows: Int = 24, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    size = WindowSize(
      columns: columns, rows: rows, pixelWidth: pixelWidth, pixelHeight: pixelHeight)
  }

  /// Adds what a person types or the terminal replies.
  package func type(_ bytes: [UInt8]) { input += bytes }

  /// Adds what a person types or the terminal replies.
  package func type(_ text: String) { type(Array(text.utf8)) }

  /// Returns what it took since the last call.
  package func takeOutput() -> [UInt8] {
    defer { taken = output.count }
    return Array(output[taken...])
  }
}

extension MemoryTerminal {
  package var isStalled: Bool { !isGone && !pending.isEmpty }
  package var hasInput: Bool { !input.isEmpty }

  package func enterKeyMode(restoring: [UInt8]) {
    line.isInKeyMode = true
    line.entries += 1
    line.crashBytes = restoring
  }

  package func leaveKeyMode() {
    line.isInKeyMode = false
    line.exits += 1
    line.crashBytes = nil
  }

  package func discardInput() { input = [] }

  package func read() -> [UInt8] {
    guard !isGone else { return [] }
    let bytes = Array(input.prefix(4096))
    input.removeFirst(bytes.count)
    return bytes
  }

  package func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, !isGone else { return }
    writes.append(bytes.count)
    pending += bytes
    flush()
  }

  package func flush() {
    guard !isGone else { return }
    let count = min(pending.count, capacity ?? pending.count)
    output += pending.prefix(count)
    pending.removeFirst(count)
    capacity? -= count
  }

  package func waitForInput(_ limit: Duration) -> Bool {
    if !hasInput, limit > .zero { onWait(limit) }
    return hasInput
  }

  /// Replaces what waits, as the real one does; a terminal that takes nothing takes this.
  package func restore(_ bytes: [UInt8], then words: [UInt8]) {
    restorations.append(bytes)
    guard !isGone else { return }
    if isStalled { pending = [] }
    output += bytes + words
  }
}
